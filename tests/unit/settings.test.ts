import { isAbsolute } from 'node:path'
import { expect, test } from 'vitest'
import { readSettings, WrongSetting } from '../../src/server/config.ts'

test('a person who sets nothing gets a working local church', () => {
  const settings = readSettings({})

  expect(settings).toMatchObject({ PORT: 4321, HOST: '127.0.0.1', SAMPLE_DATA: true, RATE_LIMITS: true })
  expect(isAbsolute(settings.DATA_DIR)).toBe(true)
})

test('an empty variable counts as unset', () => {
  expect(readSettings({ PORT: '', HOST: '' })).toMatchObject({ PORT: 4321, HOST: '127.0.0.1' })
})

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['RATE_LIMITS', 'maybe'],
  ['PUBLIC_SITE_URL', 'church'],
])('%s=%s stops the start with a line that names it', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(WrongSetting)
  expect(() => readSettings({ [name]: value })).toThrow(name)
})
