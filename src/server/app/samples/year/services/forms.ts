import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { nameOfPerson } from '../../../../../lib/contract/people/person.ts'
import type { Answered, FormForm } from '../../../../../lib/contract/services/form.ts'
import { chunksOf } from '../../../../platform/db/chunks.ts'
import type { Db } from '../../../../platform/db/tables.ts'
import { addForm, setState } from '../../../../services/forms/forms.ts'
import { templateOf } from '../../../../services/forms/templates.ts'
import { day, daysAfter, daysBefore } from '../../seed/days.ts'
import { openRandom, type Random } from '../../seed/random.ts'

type Person = { id: number; name: string; telephone: string; account: number | null }
type Deps = { admin: number; now: Date }

/** A dinner with answers, a form that fills the register, a survey without names, and an event with tickets. */
export async function addFormsAndTickets(db: Db, { admin, now }: Deps): Promise<void> {
  const chance = openRandom(1957)
  const people = await listPeople(db)
  await addDinner(db, people.slice(0, 26), { admin, now, chance })
  await addDetails(db, people.slice(26, 34), { admin, now, chance })
  await addSurvey(db, { admin, now, chance })
  await addTickets(db, people.slice(20, 58), { now, chance })
}

async function listPeople(db: Db): Promise<Person[]> {
  const rows = await db
    .selectFrom('person')
    .select(['id', 'account_id', 'first_name', 'middle_name', 'last_name', 'telephone'])
    .where('telephone', '!=', '')
    .where('merged_into', 'is', null)
    .orderBy('id')
    .limit(80)
    .execute()
  return rows.map(({ id, account_id: account, telephone, ...name }) => ({
    ...{ id, account, telephone },
    name: nameOfPerson(name),
  }))
}

type Making = Deps & { chance: Random }

async function openForm(
  db: Db,
  template: string,
  { admin, now }: Deps,
): Promise<{ id: number; form: FormForm }> {
  const form = await templateOf(db, template, now)
  const id = await addForm(db, form, { by: admin, now: daysBefore(now, 12) })
  await setState(db, id, { state: 'open' })
  return { id, form }
}

async function addDinner(db: Db, people: readonly Person[], making: Making): Promise<void> {
  const { chance, now } = making
  const { id: form_id, form } = await openForm(db, 'harvest', making)
  const brings = form.questions.find(({ id }) => id === 'qbrings')?.choices ?? []
  const rows = people.map(({ name, telephone }, at) => {
    const answers: Answered[] = [
      { question: 'qname', values: [name] },
      { question: 'qtelephone', values: [telephone] },
      { question: 'qgrown', values: [String(1 + chance.whole(4))] },
      { question: 'qbrings', values: brings.filter(() => chance.happens(0.4)) },
    ]
    return {
      id: 3_000_000 + at * 7919,
      turn: at + 1,
      ...{ form_id, telephone },
      submitted_at: daysBefore(now, 11 - at * 0.4).toISOString(),
      answers: JSON.stringify(answers.filter(({ values }) => values.length > 0)),
    }
  })
  await db.insertInto('form_submission').values(rows).execute()
  await db.updateTable('form').set({ turns: rows.length }).where('id', '=', form_id).execute()
}

const areas = ['Adenta, near the market', 'Madina, Zongo Junction', 'Dome, Pillar 2', 'Teshie, Lascala']

/** Changes of details: three of four people agreed that the register takes them, and wait for the office. */
async function addDetails(db: Db, people: readonly Person[], making: Making): Promise<void> {
  const { now } = making
  const { id: form_id } = await openForm(db, 'details', making)
  for (const [at, { id: person_id, name, telephone }] of people.entries()) {
    const submission_id = 4_000_000 + at * 7919
    const area = areas[at % areas.length] ?? ''
    const answers: Answered[] = [
      { question: 'qname', values: [name] },
      { question: 'qtelephone', values: [telephone] },
      { question: 'qaddress', values: [area] },
    ]
    await db
      .insertInto('form_submission')
      .values({
        ...{ id: submission_id, form_id, turn: at + 1, telephone, once_mark: null },
        submitted_at: daysBefore(now, 9 - at).toISOString(),
        answers: JSON.stringify(answers),
      })
      .execute()
    await db
      .insertInto('form_person')
      .values({ submission_id, question: 'qname', place: 0, person_id })
      .execute()
    if (at % 4 === 3) continue
    const unused = { seen: null, used_at: null, used_by: null, person_id: null }
    await db
      .insertInto('form_consent')
      .values([
        { submission_id, question: 'qtelephone', field: 'telephone', value: telephone, ...unused },
        { submission_id, question: 'qaddress', field: 'address', value: area, ...unused },
      ])
      .execute()
  }
  await db.updateTable('form').set({ turns: people.length }).where('id', '=', form_id).execute()
}

async function addSurvey(db: Db, making: Making): Promise<void> {
  const { chance } = making
  const { id: form_id, form } = await openForm(db, 'survey', making)
  const choicesOf = (wanted: string) => form.questions.find(({ id }) => id === wanted)?.choices ?? []
  const rows = Array.from({ length: 31 }, (_, at) => {
    const often = choicesOf('qoften')
    const answers: Answered[] = [
      { question: 'qoften', values: [often[chance.whole(often.length)] ?? ''] },
      { question: 'qgood', values: choicesOf('qgood').filter(() => chance.happens(0.5)) },
    ]
    return {
      id: 5_000_000 + ((at * 7919) % 9973) * 31,
      form_id,
      answers: JSON.stringify(answers.filter(({ values }) => values.length > 0)),
    }
  })
  await db.insertInto('form_submission').values(rows).execute()
}

const cedis = 100

async function addTickets(
  db: Db,
  people: readonly Person[],
  { now, chance }: Omit<Making, 'admin'>,
): Promise<void> {
  const event = await db
    .selectFrom('event')
    .select(['id', 'date'])
    .where('fellowship_id', 'is', null)
    .where('date', '>', day(daysAfter(now, 3)))
    .where('series_id', 'is', null)
    // An evening of songs, where there is one: other nights cost nothing.
    .orderBy(sql`case when title like '%Hymns%' then 0 else 1 end`)
    .orderBy('date')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  if (!event) return
  const event_id = event.id
  await db
    .insertInto('event_registration')
    .values({
      ...{ event_id, is_open: 1, places: 60, has_waiting: 1, turns: people.length },
      about: 'Please register, so that there are chairs and food for everybody.',
    })
    .execute()
  const kinds = [
    { name: 'Grown-up', price: 50 * cedis, member_price: 40 * cedis, position: 0 },
    { name: 'Child', price: 0, member_price: null, position: 1 },
  ]
  const [grown, child] = await db
    .insertInto('ticket_kind')
    .values(kinds.map((kind) => ({ ...kind, event_id, early_price: null, early_until: null, places: null })))
    .returning('id')
    .execute()
  if (!grown || !child) return
  for (const part of chunksOf([...people.entries()]))
    for (const [at, { name, telephone }] of part) {
      const { id: order_id } = await db
        .insertInto('ticket_order')
        .values({
          ...{ event_id, name, telephone, state: 'placed', turn: at + 1 },
          secret_hash: createHash('sha256').update(`sample order ${at}`).digest('base64url'),
          ordered_at: daysBefore(now, 9 - at * 0.2).toISOString(),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      const tickets = [{ kind_id: grown.id, name, price: 40 * cedis }]
      if (chance.happens(0.3)) tickets.push({ kind_id: child.id, name: `Child of ${name}`, price: 0 })
      for (const [place, ticket] of tickets.entries())
        await db
          .insertInto('ticket')
          .values({ ...ticket, ...{ order_id, event_id, state: 'placed', code: codeOf(at, place) } })
          .execute()
      if (chance.happens(0.5))
        await db
          .insertInto('ticket_payment')
          .values({
            order_id,
            amount: 40 * cedis,
            method: 'cash',
            paid_at: daysBefore(now, 1).toISOString(),
            recorded_by: null,
          })
          .execute()
    }
}

/** The code of a ticket of the sample: the same on each day, and no real one. */
const codeOf = (order: number, place: number): string =>
  createHash('sha256')
    .update(`sample ticket ${order} ${place}`)
    .digest('hex')
    .toUpperCase()
    .replace(/[01]/g, 'X')
    .slice(0, 16)
