import { expect, test } from 'vitest'
import type { SetupAnswer } from '../../src/lib/contract/church.ts'
import { readSetup } from '../../src/server/church/setup.ts'
import { opened } from '../../src/server/db/migrations/0028-opened.ts'
import { openChurch } from '../support/church.ts'

/* What a church still lacks, and whether visitors see it (islands/admin/SetUp.tsx). */

const asked = 'admin/church/setup/'

test('the sample church is open and lacks nothing; its admin alone is told', async () => {
  await using church = await openChurch()
  const [admin, leader] = [await church.signIn('admin'), await church.signIn('leader')]

  const answer = await church.get(asked, admin.access)

  const { opened: isOpen, steps } = answer.body as SetupAnswer
  expect(isOpen).toBe(true)
  expect(steps.filter(({ done }) => !done)).toEqual([])
  expect((await church.get(asked)).status).toBe(401)
  expect((await church.get(asked, leader.access)).status).toBe(403)
})

test('each step is done when the church has what it asks for, and a skipped one is named', async () => {
  await using church = await openChurch()
  await church.db.deleteFrom('church_setting').execute()
  await church.db.deleteFrom('service').execute()
  const { access } = await church.signIn('admin')
  const stepsNow = async () => (await readSetup(church.db)).steps.filter(({ done }) => !done)

  expect((await stepsNow()).map(({ step }) => step)).toEqual(['name', 'reach', 'services'])
  const { version } = (await church.get(asked, access)).body as SetupAnswer
  const patched = await church.send(
    'admin/church/',
    {
      method: 'PATCH',
      body: JSON.stringify({ name: 'Grace Chapel', setup_skipped: ['services'] }),
      headers: { 'Content-Type': 'application/json', 'If-Match': `"${version}"` },
    },
    access,
  )

  expect(patched.status).toBe(200)
  expect(await stepsNow()).toEqual([
    { step: 'reach', done: false, skipped: false },
    { step: 'services', done: false, skipped: true },
  ])
})

test('a church that had accounts before stays open to its visitors', async () => {
  await using church = await openChurch()
  await church.db.deleteFrom('church_setting').execute()

  await opened.up(church.db)

  expect((await readSetup(church.db)).opened).toBe(true)
})
