import { Avatar, type Named } from './Avatar.tsx'
import { RowName } from './lists/RowName.tsx'
import { staffPartWords } from './messages.ts'
import { roleName } from './person-words.ts'

/** First and last name, else the username. */
export function personName({ first_name, last_name, username }: Omit<Named, 'profile_image'>): string {
  return `${first_name} ${last_name}`.trim() || username
}

const wholeName = (user: Named & { middle_name?: string }) =>
  [user.first_name, user.middle_name, user.last_name].filter(Boolean).join(' ') || user.username

/** The photograph or the initials, the name, and the username. `whole` includes the middle name. */
export function Person({ user, whole = false }: { user: Named & { middle_name?: string }; whole?: boolean }) {
  return (
    <span className="staff-person">
      <Avatar person={user} />
      <span>
        <RowName>{whole ? wholeName(user) : personName(user)}</RowName>
        <span className="row-line">@{user.username}</span>
      </span>
    </span>
  )
}

const colours: Record<string, string> = {
  admin: 'badge-laterite',
  media: 'badge-indigo',
  fellowship_leader: 'badge-forest',
}

export function RoleBadge({ role }: { role: string }) {
  return (
    <span className={`badge ${colours[role] ?? ''}`}>{role ? roleName(role) : staffPartWords.member}</span>
  )
}
