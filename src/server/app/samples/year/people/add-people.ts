import { sql } from 'kysely'
import { landmarks, neighbourhoods } from '../../../../../content/people.ts'
import { branches, ministries } from '../../../../../content/year/names.ts'
import { consentPurposes } from '../../../../../lib/contract/people/consent.ts'
import { addBranch } from '../../../../people/branches/repo.ts'
import { chunksOf } from '../../../../platform/db/chunks.ts'
import { updateRows } from '../../../../platform/db/many-rows.ts'
import type { Db } from '../../../../platform/db/tables.ts'
import { day, daysBefore, moment } from '../../seed/days.ts'
import { itemAt, openRandom, type Random } from '../../seed/random.ts'
import { ageOn, onWeekday, weekdayOfName } from './birthdays.ts'
import { type Home, type Known, planHomes } from './homes.ts'
import { addAccounts, type Resident } from './new-accounts.ts'

/** How many people the church has, and of each fellowship. */
const [peopleInAll, peopleOfFellowship] = [240, 40]

type Deps = { passwordHash: string; now: Date; people?: number }

/** Brings the church to 240 people in 80 households, or to as many as are given, a third without an account, some in two branches. */
export async function addYearOfPeople(
  db: Db,
  { passwordHash, now, people = peopleInAll }: Deps,
): Promise<void> {
  const chance = openRandom(1874)
  await fitBirthdays(db, now)
  await addFellowships(db, Math.ceil(people / peopleOfFellowship), now)
  const homes = planHomes(await listKnown(db), people, now, chance)
  const residents = await placeHomes(db, homes, now, chance)
  const withAccount = chooseAccounts(residents, Math.round(people / 3), now)
  const ids = await addAccounts(db, withAccount, { passwordHash, now, chance })
  const having = new Set(withAccount)
  const others = residents.filter((one) => !having.has(one))
  await addWithoutAccount(db, others, { now, chance })
  await fillEntries(db, ids)
  await nameCollectors(db, now)
  await describeKnown(db, homes, chance)
  for (const purpose of consentPurposes)
    await sql`insert into consent (account_id, purpose, policy_version, given_at) select id, ${purpose}, 1, created_at
              from account where id not in (select account_id from consent where purpose = ${purpose})
              order by id`.execute(db)
}

/** A fellowship does not grow with its church: the first ones are there again, with a number. */
async function addFellowships(db: Db, wanted: number, now: Date): Promise<void> {
  const first = await db.selectFrom('fellowship').selectAll().orderBy('id').execute()
  const rows = Array.from({ length: Math.max(0, wanted - first.length) }, (_, at) => {
    const { name, description, location, activities, meeting_day, meeting_time } = itemAt(first, at)
    const number = 2 + Math.floor(at / first.length)
    const of = { description, location, activities, meeting_day, meeting_time, leader_id: null }
    return { ...of, name: `${name} ${number}`, created_at: moment(daysBefore(now, 700)) }
  })
  for (const part of chunksOf(rows)) await db.insertInto('fellowship').values(part).execute()
}

/** The first people have names of days, too. */
async function fitBirthdays(db: Db, now: Date): Promise<void> {
  const people = await db
    .selectFrom('profile')
    .innerJoin('account', 'account.id', 'profile.account_id')
    .select(['account_id', 'first_name', 'middle_name', 'date_of_birth'])
    .orderBy('account_id')
    .execute()
  for (const { account_id, first_name, middle_name, date_of_birth } of people) {
    const weekday = weekdayOfName(first_name, middle_name)
    if (weekday === undefined) continue
    await db
      .updateTable('profile')
      .set({ date_of_birth: onWeekday(date_of_birth, weekday, now) })
      .where('account_id', '=', account_id)
      .execute()
  }
}

async function listKnown(db: Db): Promise<Known[]> {
  const rows = await db
    .selectFrom('person')
    .leftJoin('profile', 'profile.account_id', 'person.account_id')
    .select(['person.id', 'last_name as last', 'gender', 'born', 'marital_status'])
    .orderBy('person.id')
    .execute()
  return rows.map(({ marital_status, ...row }) => ({ ...row, isMarried: marital_status === 'married' }))
}

/** The households as rows, and their people with what a household has in common. */
async function placeHomes(db: Db, homes: readonly Home[], now: Date, chance: Random): Promise<Resident[]> {
  const branchIds: number[] = []
  for (const [place, branch] of branches.entries())
    branchIds.push(await addBranch(db, { ...branch, place, is_open: true }, daysBefore(now, 400)))
  const rows: { id: number }[] = []
  for (const part of chunksOf(homes)) {
    const made = part.map(() => ({ created_at: moment(daysBefore(now, 390)) }))
    rows.push(...(await db.insertInto('household').values(made).returning('id').execute()))
  }
  const placed: Resident[] = []
  for (const [at, { head, people }] of homes.entries()) {
    const household = itemAt(rows, at).id
    const branch = head || at % 5 > 1 ? null : itemAt(branchIds, at % 5)
    const address = `House ${1 + chance.whole(90)}, ${chance.pick(landmarks)}, ${chance.pick(neighbourhoods)[0]}`
    const married = day(daysBefore(now, 900 + chance.whole(9000)))
    // A family that has moved to Kumasi, and one to Takoradi.
    const status = at === 51 || at === 68 ? 'Transferred' : 'Member'
    if (head) {
      const shared = { household_id: household, ...(head.isMarried && { married }) }
      await db.updateTable('person').set(shared).where('id', '=', head.id).execute()
    }
    placed.push(...people.map((person) => ({ ...person, household, branch, address, married, status })))
  }
  return placed
}

/** Who is 16 or older has an account, until so many people are without one. */
function chooseAccounts(residents: readonly Resident[], without: number, now: Date): Resident[] {
  const able = residents.filter(
    ({ born, stage, status }) => stage !== 'elder' && status === 'Member' && ageOn(born, now) >= 16,
  )
  return able.slice(0, Math.max(0, residents.length - without))
}

async function addWithoutAccount(
  db: Db,
  people: readonly Resident[],
  { now, chance }: Around,
): Promise<void> {
  let elders = 0
  const rows = people.map((person, place) => {
    elders += person.stage === 'elder' ? 1 : 0
    const isGone = person.stage === 'elder' && elders % 4 === 1
    const created_at = moment(daysBefore(now, 300 + (place % 80)))
    return {
      first_name: person.first,
      middle_name: person.middle,
      last_name: person.last,
      created_at,
      ...entryOf(person, chance),
      gender: person.gender,
      born: person.born,
      address: person.address,
      changed_at: created_at,
      // Above the numbers of accounts, and as invented as theirs.
      telephone: person.stage === 'child' ? '' : `+23326${String(place + 1).padStart(7, '0')}`,
      status: isGone ? 'Gone home' : person.stage === 'child' ? 'Attender' : person.status,
    }
  })
  for (let at = 0; at < rows.length; at += 100)
    await db
      .insertInto('person')
      .values(rows.slice(at, at + 100))
      .execute()
}

type Around = { now: Date; chance: Random }

function entryOf(person: Resident, chance: Random) {
  const { stage, gender, household, branch, isMarried, married, status } = person
  const isGrownUp = stage !== 'child'
  return {
    household_id: household,
    branch_id: branch,
    status,
    title: titleOf(person, chance),
    married: isMarried ? married : '',
    ministries: JSON.stringify(isGrownUp && chance.happens(0.4) ? [chance.pick(ministries)] : []),
    language: languageOfHome(household),
    baptism: isGrownUp ? (chance.happens(0.85) ? 'yes' : 'no') : '',
    notes: stage === 'elder' && gender === 'female' ? 'Wishes Holy Communion at home in the rains.' : '',
  }
}

/** What a household speaks at home, where the office knows it. */
const languageOfHome = (household: number) =>
  (['tw', '', 'gaa', 'tw', 'ee', ''] as const)[household % 6] ?? ''

function titleOf({ stage, gender, isMarried }: Resident, chance: Random): string {
  if (stage === 'child') return ''
  if (stage === 'elder') return gender === 'female' ? 'Maame' : 'Opanyin'
  if (isMarried && gender === 'female') return 'Mrs.'
  return chance.happens(0.06) ? 'Dr.' : ''
}

/** What the register knows of people with a new account beside what they wrote themselves. */
async function fillEntries(db: Db, filled: ReadonlyMap<number, Resident>): Promise<void> {
  const chance = openRandom(1902)
  for (const part of chunksOf([...filled])) {
    const accounts = part.map(([account]) => account)
    const ids = await db
      .selectFrom('person')
      .select(['id', 'account_id'])
      .where('account_id', 'in', accounts)
      .execute()
    const idOf = new Map(ids.map(({ id, account_id }) => [account_id, id]))
    const rows = part.flatMap(([account, person]) => {
      const id = idOf.get(account)
      return id === undefined ? [] : [{ id, ...entryOf(person, chance) }]
    })
    await updateRows(db, 'person', entryColumns, rows)
  }
}

const entryColumns = {
  id: 'whole',
  household_id: 'whole',
  branch_id: 'whole',
  status: 'text',
  title: 'text',
  language: 'text',
  married: 'text',
  ministries: 'text',
  baptism: 'text',
  notes: 'text',
} as const

/** The grown-ups of a household collect its children. */
async function nameCollectors(db: Db, now: Date): Promise<void> {
  const grownUp = `${now.getUTCFullYear() - 18}-01-01`
  const small = `${now.getUTCFullYear() - 12}-01-01`
  await sql`insert into collector (child_id, person_id)
    select child.id, collecting.id from person as child
    inner join person as collecting on collecting.household_id = child.household_id
    where child.born > ${small} and collecting.born < ${grownUp} and collecting.born <> ''
      and collecting.status not in ('Gone home')`.execute(db)
}

/** The first people are members; some serve in a ministry. */
async function describeKnown(db: Db, homes: readonly Home[], chance: Random): Promise<void> {
  await db.updateTable('person').set({ status: 'Member' }).where('status', '=', '').execute()
  for (const { head } of homes) {
    if (!head || !chance.happens(0.5)) continue
    const served = JSON.stringify([chance.pick(ministries)])
    await db.updateTable('person').set({ ministries: served }).where('id', '=', head.id).execute()
  }
}
