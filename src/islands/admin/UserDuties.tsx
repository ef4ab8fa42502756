import { useEffect, useState } from 'react'
import { personName } from '../../components/staff/Person.tsx'
import { readDuties, setDuties } from '../../lib/api/accounts/users.ts'
import type { DutiesForm, Duty } from '../../lib/contract/accounts/duty.ts'
import type { UserDetails } from '../../lib/contract/accounts/user.ts'
import { dutyName, dutyNames } from '../../lib/people/duty-words.ts'
import { useAct } from '../../stores/useAct.ts'

const acts = {
  rota: ['now keeps the rota', 'no longer keeps the rota'],
  office: ['now answers for the office', 'no longer answers for the office'],
} as const

function saidOf(user: UserDetails, duty: Duty, isGiven: boolean): string {
  if (duty === 'rota' || duty === 'office') return `${personName(user)} ${acts[duty][isGiven ? 0 : 1]}`
  return `${personName(user)} ${isGiven ? 'is now' : 'is no longer'} ${duty === 'usher' ? 'an' : 'a'} ${duty}`
}

/** The duties of a user beside the role. With another backend there are none. */
export function UserDuties({ user }: { user: UserDetails }) {
  const [held, setHeld] = useState<DutiesForm>()
  const [busy, act] = useAct()
  useEffect(() => {
    readDuties(user.id).then(setHeld, () => undefined)
  }, [user.id])
  if (!held) return null
  return (
    <fieldset className="field">
      <legend>Duties beside the role</legend>
      {dutyNames.map(([duty, does]) => (
        <label className="choice" key={duty}>
          <input
            type="checkbox"
            checked={held[duty]}
            disabled={busy}
            onChange={({ currentTarget }) => {
              const wanted = { ...held, [duty]: currentTarget.checked }
              void act(
                async () => setHeld(await setDuties(user.id, wanted)),
                saidOf(user, duty, wanted[duty]),
              )
            }}
          />
          {dutyName(duty)}: {does}
        </label>
      ))}
      <p className="hint">
        The work with money is on the page <a href="/books">Books</a>, that of pastors on the pages{' '}
        <a href="/people">People</a> and <a href="/care">Care</a>, that of ushers on the pages{' '}
        <a href="/check-in">Check-in</a> and Care, that of the rota on the page <a href="/rota">Rota</a>, that
        of the office on the page <a href="/inbox">Inbox</a>.
      </p>
    </fieldset>
  )
}
