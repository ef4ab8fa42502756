import { expect, test } from 'vitest'
import { newcomer, openChurch } from '../../support/church.ts'

const hour = 60 * 60_000

/** A church without an admin, as at the first production start. */
async function newChurch() {
  const church = await openChurch()
  await church.db.updateTable('account').set({ role: 'user' }).where('role', '=', 'admin').execute()
  return church
}

const refused = { detail: expect.stringMatching(/^This link does not hold any more/) }

test('the printed link creates the first admin, once', async () => {
  await using church = await newChurch()
  const token = await church.firstAdmin.offer(church.clock.now)

  const first = await church.post('auth/first-admin/', { ...newcomer, token })
  const again = await church.post('auth/first-admin/', {
    ...newcomer,
    username: 'second',
    email: 'b@example.com',
    token,
  })

  expect(first.status).toBe(201)
  expect(first.body).toMatchObject({ username: newcomer.username, role: 'admin' })
  expect([again.status, again.body]).toEqual([400, refused])
  const { access } = await church.signIn(newcomer.username, newcomer.password)
  const log = await church.get('admin/logs/', access)
  expect(log.status).toBe(200)
  expect(JSON.stringify(log.body)).toContain('First admin created')
})

test('two parallel uses of the link create one admin', async () => {
  await using church = await newChurch()
  const token = await church.firstAdmin.offer(church.clock.now)

  const answers = await Promise.all(
    ['first', 'second'].map((username) =>
      church.post('auth/first-admin/', { ...newcomer, username, email: `${username}@example.com`, token }),
    ),
  )

  expect(answers.map(({ status }) => status).sort()).toEqual([201, 400])
})

test('a refused form does not use the link up', async () => {
  await using church = await newChurch()
  const token = await church.firstAdmin.offer(church.clock.now)

  const nowhere = await church.post('auth/first-admin/', { ...newcomer, email: '', token })
  const short = await church.post('auth/first-admin/', { ...newcomer, password: 'short', token })
  const taken = await church.post('auth/first-admin/', { ...newcomer, username: 'member', token })
  const right = await church.post('auth/first-admin/', { ...newcomer, token })

  expect([nowhere, short, taken, right].map(({ status }) => status)).toEqual([400, 400, 400, 201])
  expect(nowhere.body).toEqual({ email: [expect.stringMatching(/^Please give an address/)] })
  expect(taken.body).toEqual({ username: ['This username is already taken'] })
})

test('a guessed, a replaced and an expired link are refused, and so is any link in a church with an admin', async () => {
  await using church = await newChurch()
  const older = await church.firstAdmin.offer(church.clock.now)
  const newer = await church.firstAdmin.offer(church.clock.now)
  const ask = async (token: string) => (await church.post('auth/first-admin/', { ...newcomer, token })).status

  const wrong = [await ask('guessed'), await ask(older)]
  church.wait(24 * hour)
  const late = await ask(newer)
  await church.db.updateTable('account').set({ role: 'admin' }).where('username', '=', 'leader').execute()
  const needless = await ask(await church.firstAdmin.offer(church.clock.now))

  expect([...wrong, late, needless]).toEqual([400, 400, 400, 400])
})
