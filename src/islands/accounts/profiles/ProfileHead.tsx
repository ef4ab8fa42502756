import type { StoredAccount } from '../../../lib/browser/session-storage.ts'
import { OneStepLeft } from './OneStepLeft.tsx'
import { Photograph } from './Photograph.tsx'

type Props = { user: StoredAccount | undefined; incomplete: boolean }

/** The member's photograph and name, and a reminder if the profile is incomplete. */
export function ProfileHead({ user, incomplete }: Props) {
  const name = user && (`${user.first_name} ${user.last_name}`.trim() || user.username)
  return (
    <>
      <div className="flex items-center gap-4">
        <Photograph user={user} name={name ?? ''} />
        <div>
          <p className="font-serif text-xl">{name}</p>
          <p className="text-ink-soft">{user?.username}</p>
        </div>
      </div>
      {incomplete && <OneStepLeft />}
    </>
  )
}
