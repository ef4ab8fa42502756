import { expect } from 'vitest'
import type { BranchFields } from '../../src/lib/contract/people/branch.ts'
import type { Act, CheckInSessionAnswer } from '../../src/lib/contract/services/check-in.ts'
import { forgetSampleCare, openRegister } from './people.ts'

/** What only the second branch knows: a name, which no answer to staff of the first one may hold. */
export const secret = 'Zormeloquist'

const idOf = (body: unknown) => (body as { id: number }).id

/**
 * A church with the branches Osu and Kumasi. Of Osu are the leader of fellowship 1, and `media`, who is pastor and usher. Of Kumasi is
 * somebody in fellowship 1, with a child, a card, a task and a service that is sat in.
 */
export async function openBranches() {
  const register = await openRegister()
  const { church, admin, add } = register
  await forgetSampleCare(church)
  const branch = async (name: string) => {
    const { status, body } = await church.post('branches/', { name, address: `${name} Road` }, admin)
    expect(status).toBe(201)
    return body as BranchFields
  }
  const [osu, kumasi] = [await branch('Osu'), await branch('Kumasi')]
  const accountOf = async (username: string) =>
    idOf(
      await church.db
        .selectFrom('account')
        .select('id')
        .where('username', '=', username)
        .executeTakeFirstOrThrow(),
    )
  const belong = async (to: BranchFields, what: string, of: number, belongs = true) =>
    church.put(`branches/${to.id}/belongings/`, { what, of, belongs }, admin)
  const granted_at = church.clock.now.toISOString()
  const media = await accountOf('media')
  await church.db.insertInto('duty').values({ account_id: media, duty: 'usher', granted_at }).execute()
  for (const account of [media, await accountOf('leader')]) {
    const { status } = await belong(osu, 'staff', account)
    expect(status).toBe(200)
  }
  const [first, second] = await church.db.selectFrom('service').select('id').orderBy('id').execute()
  const [here, there] = [first?.id ?? 0, second?.id ?? 0]
  await belong(osu, 'service', here)
  await belong(kumasi, 'service', there)
  const mine = await add({ first_name: 'Esi', last_name: 'Osuwaa', branch: osu.id, fellowship: 1 })
  const theirs = await add({
    first_name: 'Abena',
    last_name: secret,
    telephone: '024 555 0404',
    notes: secret,
    branch: kumasi.id,
    fellowship: 1,
    gender: 'female',
    email: 'abena@example.com',
    address: `${secret} Lane`,
    born: '1990-11-22',
  })
  const child = await add({ first_name: 'Kojo', last_name: secret, branch: kumasi.id, born: '2021-02-03' })
  await church.put(`people/${child.id}/household/`, { lives_with: theirs.id }, admin)
  await church.put(`people/${child.id}/collectors/`, { people: [theirs.id] }, admin)
  await church.post(
    'care/cards/',
    {
      submission: '44444444-4444-4444-8444-444444444444',
      first_name: 'Abena',
      last_name: secret,
      telephone: '024 555 0404',
      brought_by: secret,
      may_write: false,
    },
    admin,
  )
  const written = { kind: 'hospital', person: theirs.id, title: `Visit ${secret}` }
  expect((await church.post('care/tasks/', written, admin)).status).toBe(201)
  const checkInSession = idOf(
    (await church.post('check-in/sittings/', { service: there }, admin)).body as CheckInSessionAnswer,
  )
  const act: Act = {
    kind: 'mark',
    id: 'act-of-kumasi',
    at: '2026-11-21T08:00:00.000Z',
    person: child.id,
    here: true,
  }
  expect(
    (await church.post(`check-in/sittings/${checkInSession}/acts/`, { acts: [act] }, admin)).status,
  ).toBe(200)
  const row = async (table: 'newcomer_card' | 'care_task') =>
    idOf(
      await church.db
        .selectFrom(table)
        .select('id')
        .where('person_id', '=', theirs.id)
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow(),
    )
  return {
    ...register,
    osu,
    kumasi,
    mine,
    theirs,
    child,
    here,
    there,
    sitting: checkInSession,
    belong,
    accountOf,
    card: await row('newcomer_card'),
    task: await row('care_task'),
    [Symbol.asyncDispose]: () => register[Symbol.asyncDispose](),
  }
}
