import { expect, test } from 'vitest'
import { sampleSettings } from '../../../src/content/privacy.ts'
import { settingFields } from '../../../src/islands/admin/church-settings/fields.ts'
import { ChurchSettings, defaultChurchSettings } from '../../../src/lib/contract/settings/church-settings.ts'
import { readUnits } from '../../../src/lib/money/typed-amounts.ts'
import { readChurchSettings } from '../../../src/server/settings/church-settings/repo.ts'
import { type Church, openChurch } from '../../support/church.ts'

/** Every sample setting was changed once. */
const sampleVersion = Object.keys(sampleSettings).length

const change = async (church: Church, body: object, headers: Record<string, string> = {}) => {
  const { access } = await church.signIn('admin')
  return church.send(
    'admin/settings/',
    {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    },
    access,
  )
}

test.each([
  ['sms_month_ceiling', -1, 'GHS 1,000,000'],
  ['sms_month_ceiling', 100_000_001, 'GHS 1,000,000'],
  ['sms_price', 12.5, 'GHS 100'],
  ['sms_code_day_ceiling', '12.50', 'GHS 1,000,000'],
])('a wrong amount of %s (%s) is refused in the church’s currency', async (key, given, most) => {
  await using church = await openChurch()

  const answer = await change(church, { [key]: given })

  expect(answer).toMatchObject({
    status: 400,
    body: { [key]: [`Please give an amount from GHS 0 to ${most}`] },
  })
})

test.each([
  ['12.50', 1250],
  ['200', 20_000],
  ['0.05', 5],
  ['a hundred', undefined],
  ['12.505', undefined],
])('an amount that an admin types as %s is read in cedis', (typed, kept) => {
  const read = ChurchSettings.shape.sms_month_ceiling.safeParse(readUnits(typed, 'GHS'))

  expect(read.data ?? read.error?.issues.map(({ message }) => message)).toEqual(
    kept ?? ['Please give an amount from GHS 0 to GHS 1,000,000'],
  )
})

test('an admin changes one setting and no other, and the log names its key but not its value', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('admin')

  const answer = await change(church, { controller_name: 'Asɔre of Adenta', log_days: 730 })

  expect(answer).toMatchObject({ status: 200, body: { version: sampleVersion + 1 } })
  const { body } = await church.get('admin/settings/', access)
  expect(body).toEqual({
    version: sampleVersion + 1,
    settings: { ...defaultChurchSettings, ...sampleSettings, controller_name: 'Asɔre of Adenta' },
  })
  const logged = await church.db
    .selectFrom('log_entry')
    .select(['username', 'detail'])
    .where('action', '=', 'Church settings changed')
    .execute()
  expect(logged).toEqual([{ username: 'admin', detail: 'controller_name' }])
})

test('a setting that was read before is read again after a change', async () => {
  await using church = await openChurch()
  const before = await readChurchSettings(church.db)

  await change(church, { request_due_days: 7 })

  expect(before.request_due_days).toBe(21)
  expect((await readChurchSettings(church.db)).request_due_days).toBe(7)
})

test('an invalidation by another process clears the cached settings', async () => {
  await using church = await openChurch()
  await readChurchSettings(church.db)
  const at = church.clock.now.toISOString()
  await church.db
    .insertInto('church_setting')
    .values({ key: 'request_due_days', value: '9', changed_at: at })
    .execute()
  const stale = await readChurchSettings(church.db)

  church.cache.invalidate('church settings')

  expect(stale.request_due_days).toBe(21)
  expect((await readChurchSettings(church.db)).request_due_days).toBe(9)
})

test('the second of two concurrent changes is refused with 409 and overwrites nothing', async () => {
  await using church = await openChurch()
  await change(church, { controller_name: 'First' }, { 'If-Match': `"${sampleVersion}"` })

  const second = await change(church, { controller_name: 'Second' }, { 'If-Match': `"${sampleVersion}"` })

  expect(second.status).toBe(409)
  expect((await readChurchSettings(church.db)).controller_name).toBe('First')
})

test('an invalid value and an unknown key are refused at their field', async () => {
  await using church = await openChurch()

  const answers = [
    await change(church, { log_days: -1 }),
    await change(church, { request_due_days: 0.5 }),
    await change(church, { controller_email: 'nobody' }),
    await change(church, { role: 'admin' }),
  ]

  expect(answers.map(({ status, body }) => [status, Object.keys(body as object)])).toEqual([
    [400, ['log_days']],
    [400, ['request_due_days']],
    [400, ['controller_email']],
    [400, ['role']],
  ])
})

test('a value that a later version wrote is ignored', async () => {
  await using church = await openChurch()
  const changed_at = church.clock.now.toISOString()
  await church.db
    .insertInto('church_setting')
    .values([
      { key: 'log_days', value: '"for ever"', changed_at },
      { key: 'of_tomorrow', value: '[1]', changed_at },
    ])
    .execute()

  expect(await readChurchSettings(church.db)).toEqual({ ...defaultChurchSettings, ...sampleSettings })
})

test('every setting has a field on the screen', () => {
  expect(settingFields.map(({ key }) => key).sort()).toEqual(Object.keys(defaultChurchSettings).sort())
})
