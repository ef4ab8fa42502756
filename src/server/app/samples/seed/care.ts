import { addCard, findCard, setResponsible } from '../../../care/care/newcomer-cards.ts'
import { addTask, finishTask } from '../../../care/care/tasks.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { daysBefore } from './days.ts'
import type { AccountIds } from './ids.ts'

const office = { me: 0, branch: undefined, isAdmin: true, isPastor: true, isUsher: false, leads: false }

/** Adds a newcomer whom nobody has taken yet, one in good hands, a visit that is overdue, and somebody who is missed. */
export async function addCare(db: Db, accounts: AccountIds, now: Date): Promise<void> {
  const leader = accounts.of('leader')
  const [arrived, called] = [daysBefore(now, 2), daysBefore(now, 4)]
  await addCardOf(db, accounts.of('newcomer'), { key: 'a', broughtBy: '', now: arrived })
  const [other] = await withoutFellowship(db, accounts.of('newcomer'))
  if (other !== undefined) {
    const id = await addCardOf(db, other, { key: 'b', broughtBy: 'A neighbour', now: called })
    const card = await findCard(db, office, id)
    if (card) await setResponsible(db, card, leader, { by: leader, now: called, word: '' })
    const step = await db
      .selectFrom('care_task')
      .select('id')
      .where('card_id', '=', id)
      .orderBy('id')
      .executeTakeFirst()
    if (step)
      await finishTask(db, step.id, { by: leader, now: daysBefore(now, 3), word: 'Was glad of the call.' })
  }
  await addTask(
    db,
    {
      kind: 'hospital',
      person: await personOf(db, accounts.of('member')),
      isConfidential: false,
      title: 'Visit at home after the operation',
      words: 'In the evenings there is company.',
      assigned: leader,
      due: daysBefore(now, 1).toISOString().slice(0, 10),
    },
    { by: leader, now: called },
  )
  const missed = await personOf(db, accounts.of('selom.kpodo'))
  await addTask(
    db,
    {
      kind: 'absence',
      person: missed,
      key: `absence ${missed} since the start`,
      isConfidential: false,
      title: 'Call or visit Selɔm Kpodo',
      assigned: leader,
      words:
        'Ask how they are, and whether they need anything. Tell the pastor what is more than you can carry.',
      reason: 'Marked absent at the last 3 meetings of Nkabom Young Adults.',
      due: daysBefore(now, -5).toISOString().slice(0, 10),
    },
    { by: null, now: called },
  )
}

type Card = { key: string; broughtBy: string; now: Date }

async function addCardOf(db: Db, account: number, { key, broughtBy, now }: Card): Promise<number> {
  const person = await db
    .selectFrom('person')
    .selectAll()
    .where('account_id', '=', account)
    .executeTakeFirstOrThrow()
  const submission = `00000000-0000-4000-8000-00000000000${key}`
  return addCard(db, {
    submission,
    source: 'site',
    broughtBy,
    fellowship: null,
    branch: null,
    person,
    by: null,
    now,
  })
}

const personOf = async (db: Db, account: number): Promise<number> =>
  (await db.selectFrom('person').select('id').where('account_id', '=', account).executeTakeFirstOrThrow()).id

/** Members who belong to no fellowship, the newest first. */
async function withoutFellowship(db: Db, except: number): Promise<number[]> {
  const rows = await db
    .selectFrom('account')
    .select('id')
    .where('fellowship_id', 'is', null)
    .where('role', '=', 'user')
    .where('id', '!=', except)
    .orderBy('id', 'desc')
    .limit(1)
    .execute()
  return rows.map(({ id }) => id)
}
