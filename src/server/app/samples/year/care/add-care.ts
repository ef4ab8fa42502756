import { newcomers, questions, steps, tasks } from '../../../../../content/year/care.ts'
import { addCard, closeCard, findCard, setResponsible } from '../../../../care/care/newcomer-cards.ts'
import { addTask, finishTask } from '../../../../care/care/tasks.ts'
import { writeToChurch } from '../../../../care/inbox/contact-repo.ts'
import { addEntry, change, closeConversation } from '../../../../messages/inbox/repo.ts'
import type { Db } from '../../../../platform/db/tables.ts'
import type { Person } from '../../../../register/entries/repo.ts'
import { day, daysAfter, daysBefore } from '../../seed/days.ts'
import { itemAt } from '../../seed/random.ts'

type Deps = { admin: number; now: Date }

const office = { me: 0, branch: undefined, isAdmin: true, isPastor: true, isUsher: false, leads: false }

/** Newcomers from the first call to what became of them, visits and calls, and what people asked the office. */
export async function addYearOfCare(db: Db, deps: Deps): Promise<void> {
  const helpers = await listHelpers(db)
  const people = await listPeople(db)
  for (const at of newcomers.keys())
    await addNewcomer(db, itemAt(people, at), { ...deps, at, helper: itemAt(helpers, at) })
  for (const at of tasks.keys())
    await addOther(db, itemAt(people, at + 20), { ...deps, at, helper: itemAt(helpers, at + 1) })
  for (const at of questions.keys())
    await addQuestion(db, itemAt(people, at + 40), { ...deps, at, helper: deps.admin })
}

type Doing = Deps & { at: number; helper: number }

/** Leaders of fellowships call and visit. */
const listHelpers = async (db: Db): Promise<number[]> =>
  (
    await db
      .selectFrom('account')
      .select('id')
      .where('role', '=', 'fellowship_leader')
      .orderBy('id')
      .execute()
  ).map(({ id }) => id)

/** Members whom the year has added, those who came last at the end. */
const listPeople = (db: Db): Promise<Person[]> =>
  db
    .selectFrom('person')
    .selectAll()
    .where('account_id', 'is not', null)
    .where('household_id', 'is not', null)
    .where('status', '=', 'Member')
    .where('id', 'not in', db.selectFrom('newcomer_card').select('person_id'))
    .where('id', 'not in', db.selectFrom('care_task').select('person_id').where('person_id', 'is not', null))
    .orderBy('id', 'desc')
    .limit(newcomers.length + tasks.length + questions.length + 40)
    .execute()

async function addNewcomer(db: Db, person: Person, { at, now, helper, admin }: Doing): Promise<void> {
  const { daysAgo, broughtBy, outcome } = itemAt(newcomers, at)
  const came = daysBefore(now, daysAgo)
  const after = (days: number) => daysAfter(came, days)
  const id = await addCard(db, {
    submission: `00000000-0000-4000-8000-0000000001${String(at).padStart(2, '0')}`,
    source: at % 3 === 0 ? ('door' as const) : ('site' as const),
    broughtBy,
    person,
    fellowship: person.fellowship_id,
    branch: person.branch_id,
    by: at % 3 === 0 ? admin : null,
    now: came,
  })
  const card = await findCard(db, office, id)
  if (card && at < newcomers.length - 1)
    await setResponsible(db, card, helper, { by: admin, now: after(0.2), word: '' })
  const open = await db.selectFrom('care_task').select('id').where('card_id', '=', id).orderBy('id').execute()
  const done = outcome ? open : open.slice(0, newcomers.length - 1 - at)
  for (const [place, { id: task }] of done.entries())
    await finishTask(db, task, {
      by: helper,
      now: after(Math.min(2 + place * 6, daysAgo - 1)),
      word: itemAt(steps, place),
    })
  const current = outcome ? await findCard(db, office, id) : undefined
  if (current) await closeCard(db, current, outcome, { by: helper, now: after(32) })
}

async function addOther(db: Db, person: Person, { at, now, helper, admin }: Doing): Promise<void> {
  const { kind, daysAgo, title, went } = itemAt(tasks, at)
  const begun = daysBefore(now, daysAgo)
  const id = await addTask(
    db,
    {
      kind,
      person: person.id,
      title,
      isConfidential: at % 5 === 4,
      assigned: helper,
      due: day(daysAfter(begun, 4)),
    },
    { by: admin, now: begun },
  )
  if (id !== undefined && went) await finishTask(db, id, { by: helper, now: daysAfter(begun, 3), word: went })
}

async function addQuestion(db: Db, person: Person, { at, now, helper }: Doing): Promise<void> {
  const { daysAgo, subject, message, went } = itemAt(questions, at)
  const written = daysBefore(now, daysAgo)
  const name = `${person.first_name} ${person.last_name}`
  const email = person.email || `${person.first_name.toLowerCase()}@example.com`.replaceAll(' ', '')
  const contact = await writeToChurch(db, {
    accountId: person.account_id,
    name,
    email,
    phone: '',
    subject,
    message,
    now: written,
  })
  if (!went) return
  const read_at = daysAfter(written, 0.3).toISOString()
  await db.updateTable('conversation_entry').set({ read_at }).where('id', '=', contact.id).execute()
  const { conversation_id: id } = await db
    .selectFrom('conversation_entry')
    .select('conversation_id')
    .where('id', '=', contact.id)
    .executeTakeFirstOrThrow()
  const taken = daysAfter(written, 0.3)
  const moment = taken.toISOString()
  await addEntry(db, id, { kind: 'taken', by: helper, now: taken })
  await change(db, id, { assigned_to: helper, assigned_at: moment, last_at: moment })
  if (went === 'taken') return
  await addEntry(db, id, { kind: 'noted', by: helper, now: taken, text: went })
  await change(db, id, { answered_at: moment, answered_by: helper, answer_minutes: 432 })
  await closeConversation(db, id, { by: helper, now: taken })
}
