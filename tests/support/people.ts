import { expect } from 'vitest'
import type { PersonAnswer } from '../../src/lib/contract/people/person.ts'
import { type Church, openChurch } from './church.ts'

/** A person as an admin writes it, with what is blank left out. */
export const ama = {
  first_name: 'Ama',
  last_name: 'Serwaa',
  gender: 'female',
  telephone: '024 555 0101',
  email: 'Ama@Example.com',
  born: '1994-03-06',
  address: '3 Neem Street',
  fellowship: 1,
  ministries: ['Choir'],
  status: 'Member',
}

/** A church with an admin, leaders of fellowships 1 and 2, and a media worker who has the duty of a pastor. */
export async function openRegister(options: Parameters<typeof openChurch>[0] = {}) {
  const church = await openChurch(options)
  const signIn = async (name: string) => (await church.signIn(name)).access
  const [admin, leader, leader2, pastor, member] = [
    await signIn('admin'),
    await signIn('leader'),
    await signIn('leader2'),
    await signIn('media'),
    await signIn('member'),
  ]
  const { id } = await church.db
    .selectFrom('account')
    .select('id')
    .where('username', '=', 'media')
    .executeTakeFirstOrThrow()
  await church.db
    .insertInto('duty')
    .values({ account_id: id, duty: 'pastor', granted_at: church.clock.now.toISOString() })
    .execute()
  return {
    church,
    admin,
    leader,
    leader2,
    pastor,
    member,
    add: (person: object) => added(church, person, admin),
    read: async (person: number, access = admin) =>
      (await church.get(`people/${person}/`, access)).body as PersonAnswer,
    [Symbol.asyncDispose]: () => church[Symbol.asyncDispose](),
  }
}

async function added(church: Church, person: object, access: string): Promise<PersonAnswer> {
  const { status, body } = await church.post('people/', person, access)
  expect([status, body]).toEqual([201, expect.anything()])
  return body as PersonAnswer
}

/** The same without the newcomers and tasks of the sample. */
export async function openCare() {
  const register = await openRegister()
  await forgetSampleCare(register.church)
  return register
}

export async function forgetSampleCare({ db }: Church): Promise<void> {
  await db.deleteFrom('newcomer_card').execute()
  await db.deleteFrom('care_task').execute()
}
