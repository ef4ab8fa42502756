import { sql } from 'kysely'
import { isValidPhoneNumber } from 'libphonenumber-js/min'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dayNameOf } from '../../../src/lib/time/day-names.ts'
import type { Db } from '../../../src/server/platform/db/tables.ts'
import { openedAt } from '../../support/sample-church.ts'
import { openYear } from '../../support/sample-year.ts'

/* What the year of the demonstration guarantees, beyond the first sample data (seed.test.ts). */

describe('the people of a year', () => {
  let church: Awaited<ReturnType<typeof openYear>>
  let people: Awaited<ReturnType<typeof listPeople>>
  beforeAll(async () => {
    church = await openYear(openedAt)
    people = await listPeople(church.db)
  })
  afterAll(() => church[Symbol.asyncDispose]())

  test('are 240 in 80 households of two or more, a third without an account', async () => {
    const homes = Map.groupBy(people, ({ household_id }) => household_id)
    const without = people.filter(({ account_id }) => account_id === null)

    expect(people).toHaveLength(240)
    expect([...homes.keys()].filter((id) => id !== null)).toHaveLength(80)
    expect([...homes].filter(([id, who]) => id !== null && who.length < 2)).toEqual([])
    expect(without.length / people.length).toBeCloseTo(1 / 3, 1)
  })

  test('have each their own name and telephone, which no real person has', () => {
    const names = people.map((one) => [one.first_name, one.middle_name, one.last_name].join(' '))
    const telephones = people.flatMap(({ telephone }) => telephone || [])

    expect(new Set(names).size).toBe(240)
    expect(new Set(telephones).size).toBe(telephones.length)
    expect(telephones.filter((one) => !/^\+233\d\d0000\d{3}$/.test(one))).toEqual([])
    expect(telephones.filter((one) => !isValidPhoneNumber(one))).toEqual([])
  })

  test('who have the name of a day were born on it', () => {
    const named = people
      .filter(({ born }) => born)
      .flatMap(({ first_name, middle_name, born, gender }) =>
        [first_name, middle_name]
          .filter((name) => ofADay.includes(name))
          .map((name) => [name, dayNameOf(born, gender)]),
      )

    expect(named.length).toBeGreaterThan(150)
    expect(named.filter(([name, day]) => name !== day)).toEqual([])
  })

  test('are children whom grown-ups of their household collect, people who moved away, and people who have died', async () => {
    const collecting = await church.db
      .selectFrom('collector')
      .innerJoin('person as child', 'child.id', 'child_id')
      .innerJoin('person as adult', 'adult.id', 'collector.person_id')
      .select(['child.id', 'child.household_id as home', 'adult.household_id as other'])
      .execute()
    const ofStatus = (status: string) => people.filter((one) => one.status === status).length

    expect(new Set(collecting.map(({ id }) => id)).size).toBeGreaterThan(50)
    expect(collecting.filter(({ home, other }) => home !== other)).toEqual([])
    expect(ofStatus('Transferred')).toBeGreaterThan(2)
    expect(ofStatus('Gone home')).toBeGreaterThan(1)
    expect(new Set(people.map(({ branch_id }) => branch_id)).size).toBe(3)
    expect(people.filter(({ title }) => title).length).toBeGreaterThan(30)
  })
})

const ofADay = [
  ...['Kwasi', 'Akosua', 'Kwadwo', 'Adwoa', 'Kwabena', 'Abena', 'Kwaku', 'Akua', 'Yaw', 'Yaa', 'Kofi'],
  ...['Afua', 'Kwame', 'Ama'],
]

const listPeople = (db: Db) => db.selectFrom('person').selectAll().orderBy('id').execute()

/** Every row of a table. */
async function rowsOf(db: Db, table: string): Promise<unknown[]> {
  return (await sql`select * from ${sql.table(table)}`.execute(db)).rows
}

test('the same day gives the same people, and a leap year has a year, too', async () => {
  const leapDay = new Date('2028-02-29T09:00:00Z')
  await using one = await openYear(leapDay)
  await using other = await openYear(leapDay)

  const [rows, again] = await Promise.all([rowsOf(one.db, 'person'), rowsOf(other.db, 'person')])

  expect(rows).toHaveLength(240)
  expect(again).toEqual(rows)
})
