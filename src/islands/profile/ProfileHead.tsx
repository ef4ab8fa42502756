import type { StoredUser } from '../../lib/session-storage.ts'
import { Photograph } from './Photograph.tsx'

type Props = { user: StoredUser | undefined; incomplete: boolean }

/** Whose profile it is, and what a newcomer does next. */
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
      {incomplete && (
        <div className="notice flex flex-wrap items-center justify-between gap-4">
          <p>
            <strong>One step is left.</strong> Complete your profile, so that your fellowship knows whom to
            expect. It takes two minutes.
          </p>
          <a className="btn btn-primary" href="/complete-profile">
            Complete your profile
          </a>
        </div>
      )}
    </>
  )
}
