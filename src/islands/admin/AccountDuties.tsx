import { useEffect, useState } from 'react'
import { personName } from '../../components/staff/Person.tsx'
import { dutyName, dutyNames } from '../../lib/accounts/duty-words.ts'
import { readDuties, setDuties } from '../../lib/api/accounts/account-management.ts'
import type { AccountDetails } from '../../lib/contract/accounts/account-details.ts'
import type { DutiesForm, Duty } from '../../lib/contract/accounts/duty.ts'
import type { ModuleId } from '../../lib/modules/modules.ts'
import { isUsed } from '../../lib/site/this-church.ts'
import { useAct } from '../../stores/useAct.ts'
import { adminWords } from './messages.ts'

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
  const name = personName(user)
  if (duty === 'rota')
    return isGiven ? adminWords.nameNowKeepsRota({ name }) : adminWords.nameNoLongerKeeps({ name })
  if (duty === 'office')
    return isGiven ? adminWords.nameNowAnswersFor({ name }) : adminWords.nameNoLongerAnswers({ name })
  if (duty === 'usher')
    return isGiven ? adminWords.nameIsNowUsher({ name }) : adminWords.nameIsNoLonger({ name })
  const held = dutyName(duty).toLowerCase()
  return isGiven ? adminWords.nameIsNowHeld({ name, held }) : adminWords.nameIsNoLonger2({ name, held })
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
  const duties = dutyNames().filter(([duty]) => held[duty] || isOfUse(duty))
  return (
    <fieldset className="field">
      <legend>{adminWords.dutiesBesideRole}</legend>
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
            {adminWords.workWithMoneyIs[0]}
            <a href="/books">{adminWords.workWithMoneyIs[1]}</a>
            {adminWords.workWithMoneyIs[2]}
          </>
        )}
        {adminWords.thatOfPastorsIs[0]}
        <a href="/people">{adminWords.thatOfPastorsIs[1]}</a>
        {isUsed('care') && (
          <>
            {adminWords.andWithThatOf[0]}
            <a href="/care">{adminWords.andWithThatOf[1]}</a>
          </>
        )}
        .
        {isUsed('check-in') && (
          <>
            {adminWords.thatOfUshersIs[0]}
            <a href="/check-in">{adminWords.thatOfUshersIs[1]}</a>
            {adminWords.thatOfUshersIs[2]}
          </>
        )}
        {isUsed('rota') && (
          <>
            {adminWords.thatOfRotaIs[0]}
            <a href="/rota">{adminWords.thatOfRotaIs[1]}</a>
            {adminWords.thatOfRotaIs[2]}
          </>
        )}
        {isUsed('inbox') && (
          <>
            {adminWords.thatOfOfficeIs[0]}
            <a href="/inbox">{adminWords.thatOfOfficeIs[1]}</a>
            {adminWords.thatOfOfficeIs[2]}
          </>
        )}
      </p>
    </fieldset>
  )
}
