import type { ParishEntryForm } from '../../../lib/contract/people/parish-register.ts'
import { isWholeDate } from '../../../lib/time/partial-date.ts'
import type { Db } from '../../platform/db/tables.ts'
import { refuseFields } from '../../platform/errors/refusal.ts'
import { recordChange } from '../../register/entries/history.ts'
import { everybody } from '../../register/entries/register-scope.ts'
import { changePerson, findPerson } from '../../register/entries/repo.ts'
import { parishRefusals } from './messages.ts'

/** The date of a person that an entry of each register says. */
const learned = { baptism: 'baptised', marriage: 'married', admission: 'joined' } as const

type Learning = { by: number; now: Date }

/**
 * The people of an entry learn their dates from it, where the register of people does not know them wholly. Call it in the transaction that writes the
 * entry. Throws 400 for a person who is not there.
 */
export async function learnDates(
  db: Db,
  { book, day, person, spouse_person }: ParishEntryForm,
  { by, now }: Learning,
): Promise<void> {
  const column = book in learned ? learned[book as keyof typeof learned] : undefined
  for (const [field, id] of Object.entries({ person, spouse_person })) {
    if (id === null) continue
    const known =
      (await findPerson(db, everybody, id)) ??
      refuseFields({ [field]: [parishRefusals.personNotRegisterPeople] })
    if (!column || isWholeDate(known[column])) continue
    const changed = await changePerson(db, id, { [column]: day }, now)
    await recordChange(db, changed, {
      kind: 'changed',
      by,
      at: now,
      before: { [column]: known[column] },
      after: { [column]: day },
    })
  }
}
