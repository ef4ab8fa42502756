import type { ReactNode } from 'react'
import { storeInvitationToken } from '../../../lib/accounts/invitation-token.ts'
import { invitationWords } from './messages.ts'

type Props = { token: string; act: string; children: ReactNode }

/** The two ways of a visitor: the login, which leads back here, and the form of sign-up. */
export const OldOrNew = ({ token, act, children }: Props) => (
  <>
    <div className="grid justify-items-start gap-2">
      <h2 className="text-lg">{invitationWords.haveAccount}</h2>
      <a className="btn" href="/login?next=/invitation" onClick={() => storeInvitationToken(token)}>
        {act}
      </a>
    </div>
    <div className="grid gap-4">
      <h2 className="text-lg">{invitationWords.amNew}</h2>
      {children}
    </div>
  </>
)
