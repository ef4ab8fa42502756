import { sql } from 'kysely'
import { nameOfPerson } from '../../../lib/contract/people/person.ts'
import type { Db } from '../../platform/db/tables.ts'
import type { Person } from './repo.ts'

type By = { by: number | null; now: Date }

/** The newcomer's card that a merge has closed, with the steps that it dropped. */
export type ClosedCard = { id: number; word: string; steps: number[] }

/**
 * Closes one of two open newcomers' cards of people who are merged, so that one person is welcomed once: the one that nobody is responsible
 * for, or the later one. Returns it, or undefined where there are not two.
 */
export async function closeDuplicateCard(
  db: Db,
  person: Person,
  other: Person,
  act: By,
): Promise<ClosedCard | undefined> {
  const open = await db
    .selectFrom('newcomer_card')
    .innerJoin('person', 'person.id', 'newcomer_card.person_id')
    .select(['newcomer_card.id', 'responsible_id'])
    .where((row) =>
      row.or([row('person.id', 'in', [person.id, other.id]), row('person.merged_into', '=', person.id)]),
    )
    .where('closed_at', 'is', null)
    .orderBy(sql`case when responsible_id is null then 1 else 0 end`)
    .orderBy('newcomer_card.id')
    .execute()
  const double = open.at(-1)
  if (!double || open.length < 2) return undefined
  const word = `The same person as ${nameOfPerson(person)}, whose other card goes on`
  const steps = await db
    .updateTable('care_task')
    .set({ state: 'dropped', version: sql`version + 1` })
    .where('card_id', '=', double.id)
    .where('state', '=', 'open')
    .returning('id')
    .execute()
  await db
    .updateTable('newcomer_card')
    .set({ closed_at: act.now.toISOString(), outcome: word, version: sql`version + 1` })
    .where('id', '=', double.id)
    .execute()
  await recordAct(db, { ...act, card: double.id, act: 'closed', word })
  return { id: double.id, word, steps: steps.map(({ id }) => id).sort((a, b) => a - b) }
}

/** Opens the card again that a merge has closed, with its steps. Where somebody has opened and closed it since, it stays. */
export async function reopenDuplicateCard(db: Db, { id, word, steps }: ClosedCard, act: By): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('newcomer_card')
    .set({ closed_at: null, outcome: '', version: sql`version + 1` })
    .where('id', '=', id)
    .where('closed_at', 'is not', null)
    .where('outcome', '=', word)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return
  if (steps.length > 0)
    await db
      .updateTable('care_task')
      .set({ state: 'open', version: sql`version + 1` })
      .where('id', 'in', steps)
      .where('state', '=', 'dropped')
      .execute()
  await recordAct(db, { ...act, card: id, act: 'reopened', word })
}

type Act = By & { card: number; act: 'closed' | 'reopened'; word: string }

async function recordAct(db: Db, { card, act, word, by, now }: Act): Promise<void> {
  const account = await db
    .selectFrom('account')
    .select(['username', 'first_name', 'middle_name', 'last_name'])
    .where('id', '=', by)
    .executeTakeFirst()
  const by_name = account ? nameOfPerson(account) || account.username : ''
  await db
    .insertInto('care_history')
    .values({ card_id: card, task_id: null, at: now.toISOString(), done_by: by, by_name, act, word })
    .execute()
}
