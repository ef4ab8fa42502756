import type { StaffUser } from '../../lib/contract/staff.ts'
import { roleName } from './words.ts'

export function personName({ first_name, last_name, username }: StaffUser): string {
  return `${first_name} ${last_name}`.trim() || username
}

/** The photograph or the initials, the full name and the username. */
export function Person({ user }: { user: StaffUser }) {
  const { first_name, last_name, username, profile_image } = user
  return (
    <span className="staff-person">
      <span className="avatar" aria-hidden="true">
        {profile_image ? (
          <img src={profile_image} alt="" loading="lazy" />
        ) : (
          `${first_name.charAt(0)}${last_name.charAt(0)}`.toUpperCase() || username.charAt(0).toUpperCase()
        )}
      </span>
      <span>
        <strong>{personName(user)}</strong>
        <br />
        <span className="text-ink-soft">@{username}</span>
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
  return <span className={`badge ${colours[role] ?? ''}`}>{role ? roleName(role) : 'Member'}</span>
}
