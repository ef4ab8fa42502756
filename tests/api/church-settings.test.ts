import { expect, test } from 'vitest'
import { sampleSettings } from '../../src/content/privacy.ts'
import { settingFields } from '../../src/islands/admin/church-settings/fields.ts'
import { defaultChurchSettings } from '../../src/lib/contract/church-settings.ts'
import { readChurchSettings } from '../../src/server/church-settings/repo.ts'
import { type Church, openChurch } from '../support/church.ts'

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
