import { nameOfPerson } from '../../../../../lib/contract/people/person.ts'
import type { Answered, FormForm } from '../../../../../lib/contract/services/form.ts'
import type { Db } from '../../../../platform/db/tables.ts'
import { addForm, setState } from '../../../../services/forms/forms.ts'
import { templateOf } from '../../../../services/forms/templates.ts'
import { daysBefore } from '../../seed/days.ts'
import { openRandom, type Random } from '../../seed/random.ts'
import { addTickets } from './tickets.ts'

type Person = { id: number; name: string; telephone: string; account: number | null }
type Deps = { admin: number; now: Date }

/** A dinner with answers, a form that fills the register, a survey without names, and an event with tickets. */
export async function addFormsAndTickets(db: Db, { admin, now }: Deps): Promise<void> {
  const chance = openRandom(1957)
  const people = await listPeople(db)
  await addDinner(db, people.slice(0, 26), { admin, now, chance })
  await addDetails(db, people.slice(26, 34), { admin, now, chance })
  await addSurvey(db, { admin, now, chance })
  await addTickets(db, people.slice(20, 58), { admin, now, chance })
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
