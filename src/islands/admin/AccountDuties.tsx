import { useEffect, useState } from 'react'
import { personName } from '../../components/staff/Person.tsx'
import { dutyName, dutyNames } from '../../lib/accounts/duty-words.ts'
import { readDuties, setDuties } from '../../lib/api/accounts/account-management.ts'
import type { AccountDetails } from '../../lib/contract/accounts/account-details.ts'
import type { DutiesForm, Duty } from '../../lib/contract/accounts/duty.ts'
import type { ModuleId } from '../../lib/modules/modules.ts'
import { isUsed } from '../../lib/site/this-church.ts'
import { useAct } from '../../stores/useAct.ts'

const acts = {
  rota: ['now keeps the rota', 'no longer keeps the rota'],
  office: ['now answers for the office', 'no longer answers for the office'],
} as const

/** The work of pastors is the register, too. */
const moduleOf: { [duty in Duty]?: ModuleId } = {
  treasurer: 'books',
  counter: 'books',
  signatory: 'welfare',
  usher: 'check-in',
  rota: 'rota',
  office: 'inbox',
}

function saidOf(user: AccountDetails, duty: Duty, isGiven: boolean): string {
  if (duty === 'rota' || duty === 'office') return `${personName(user)} ${acts[duty][isGiven ? 0 : 1]}`
  return `${personName(user)} ${isGiven ? 'is now' : 'is no longer'} ${duty === 'usher' ? 'an' : 'a'} ${duty}`
}

function isOfUse(duty: Duty): boolean {
  const module = moduleOf[duty]
  return !module || isUsed(module)
}

/** The duties of a user beside the role. With another backend there are none. */
export function AccountDuties({ user }: { user: AccountDetails }) {
  const [held, setHeld] = useState<DutiesForm>()
  const [busy, act] = useAct()
  useEffect(() => {
    readDuties(user.id).then(setHeld, () => undefined)
  }, [user.id])
  if (!held) return null
  // Who has a duty can lose it, also while the church does without its work.
  const duties = dutyNames.filter(([duty]) => held[duty] || isOfUse(duty))
  return (
    <fieldset className="field">
      <legend>Duties beside the role</legend>
      {duties.map(([duty, does]) => (
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
        {isUsed('books') && (
          <>
            The work with money is on the page <a href="/books">Books</a>.{' '}
          </>
        )}
        That of pastors is on the page <a href="/people">People</a>
        {isUsed('care') && (
          <>
            {' '}
            and, with that of ushers, on <a href="/care">Care</a>
          </>
        )}
        .
        {isUsed('check-in') && (
          <>
            {' '}
            That of ushers is on the page <a href="/check-in">Check-in</a>.
          </>
        )}
        {isUsed('rota') && (
          <>
            {' '}
            That of the rota is on the page <a href="/rota">Rota</a>.
          </>
        )}
        {isUsed('inbox') && (
          <>
            {' '}
            That of the office is on the page <a href="/inbox">Inbox</a>.
          </>
        )}
      </p>
    </fieldset>
  )
}
