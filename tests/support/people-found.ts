import { expect } from 'vitest'
import type { FoundPeopleAnswer } from '../../src/lib/contract/people/people-list.ts'
import type { Church } from './church.ts'
import type { openRegister } from './people.ts'

export type Register = Awaited<ReturnType<typeof openRegister>>

/** The people of an answer. */
export const peopleOf = ({ body }: { body: unknown }) => (body as FoundPeopleAnswer).people
/** The first names of whom a filter finds, among those of one last name. */
export async function names({ church, admin }: Register, filter: object, access = admin): Promise<string[]> {
  const query = new URLSearchParams(filter as Record<string, string>)
  const { status, body } = await church.get(`people/lists/found/?${query}`, access)
  expect([status, body]).toEqual([200, expect.anything()])
  const zormelos = peopleOf({ body }).filter((one) => one.last_name === 'Zormelo')
  return zormelos.map((one) => one.first_name)
}

export const zormelo = { last_name: 'Zormelo', fellowship: null, status: '' }

/** Marks somebody at a meeting of fellowship 1 so many days before the church's day. */
export async function mark({ db, clock }: Church, account: number, daysAgo: number, isPresent: 0 | 1) {
  const date = new Date(clock.now.getTime() - daysAgo * 86_400_000).toISOString().slice(0, 10)
  const { id } = await db
    .insertInto('event')
    .values({
      title: `Meeting ${date}`,
      description: '',
      date,
      time: '18:00',
      location: '',
      is_online: 0,
      meeting_link: '',
      category: 'Fellowship',
      icon: '',
      image_key: null,
      fellowship_id: 1,
      created_at: clock.now.toISOString(),
    } as never)
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('attendance')
    .values({
      event_id: id,
      account_id: account,
      is_present: isPresent,
      marked_at: clock.now.toISOString(),
    })
    .execute()
  return date
}

/** So many people who are alike, but for their names. */
export async function addMany({ db, clock }: Church, many: number, rest: object): Promise<void> {
  const at = clock.now.toISOString()
  const rows = Array.from({ length: many }, (_, place) => ({
    first_name: `Kofi ${String(place).padStart(4, '0')}`,
    last_name: 'Adzah',
    status: 'Member',
    created_at: at,
    changed_at: at,
    ...rest,
  }))
  for (let from = 0; from < many; from += 500)
    await db
      .insertInto('person')
      .values(rows.slice(from, from + 500))
      .execute()
}
