import { useState } from 'react'
import { initialsOf } from '../../lib/browser/session-storage.ts'

export type Named = { first_name: string; last_name: string; username: string; profile_image: string }

/** A photograph, or the initials when there is none or it does not load. Decorative: the name is beside it. */
export function Avatar({ person }: { person: Named }) {
  const [missing, setMissing] = useState(false)
  const { profile_image } = person
  return (
    <span className="avatar" aria-hidden="true">
      {profile_image && !missing ? (
        <img src={profile_image} alt="" loading="lazy" onError={() => setMissing(true)} />
      ) : (
        initialsOf(person)
      )}
    </span>
  )
}
