import { isAbsolute } from 'node:path'
import { expect, test } from 'vitest'
import { readSettings, WrongSetting } from '../../src/server/platform/config.ts'

test('an empty environment gives the settings of a local church', () => {
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
])('%s=%s stops the start with an error that names it', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(WrongSetting)
  expect(() => readSettings({ [name]: value })).toThrow(name)
})

test.each([
  ['SMTP_URL', 'smtps://office:xQ#7z@mail.example'],
  ['SMTP_URL', 'smtps://office:12#7z@mail.example'],
  ['SMTP_URL', 'smtps://office:12?7z@mail.example'],
  ['SMTP_URL', 'mail.example/xQ7z'],
  ['DATABASE_URL', 'postgres://church:xQ#7z@db.example/church'],
  ['DATABASE_URL', 'postgres://church:xQ/7z@db.example/church'],
  ['DATABASE_URL', 'postgres://church:12/7z@db.example/church'],
  ['DATABASE_URL', 'postgres:///church'],
])('the error of %s=%s names the setting and its format, never the password', (name, value) => {
  const read = () => readSettings({ [name]: value })

  expect(read).toThrow(new RegExp(`^${name} must .*(%23|such as)[^\n]*$`))
  expect(read).not.toThrow(/xQ|7z/)
})

test.each([
  ['SMTP_URL', 'smtps://office:pa%23ss@mail.example'],
  ['SMTP_URL', 'smtp://localhost:25'],
  ['DATABASE_URL', 'postgres://church:p@ss@db.example/church?sslmode=verify-full'],
  ['DATABASE_URL', 'postgresql://[2c0f:f248::7]:5433/church'],
  ['DATABASE_URL', 'postgres:///church?host=/run/postgresql'],
])('%s=%s is a valid address', (name, value) => {
  expect(readSettings({ [name]: value })).toMatchObject({ [name]: value })
})

test.each([
  [{ HUBTEL_SMS_ID: 'church' }, /^HUBTEL_SMS_SECRET goes with HUBTEL_SMS_ID/],
  [{ HUBTEL_SMS_SECRET: 'secret' }, /^HUBTEL_SMS_SECRET goes with HUBTEL_SMS_ID/],
  [{ MNOTIFY_API_KEY: 'key/with?marks' }, /^MNOTIFY_API_KEY must be/],
  [{ MNOTIFY_URL: 'ftp://x' }, /^MNOTIFY_URL must be/],
  [{ ARKESEL_API_KEY: 'key-of-arkesel', MNOTIFY_API_KEY: 'key-of-mnotify' }, /key of one alone$/],
  [{ WHATSAPP_NUMBER_ID: '100200300400500' }, /^WHATSAPP_TOKEN goes with .* please set all five$/],
  [{ WHATSAPP_TOKEN: 'short' }, /^WHATSAPP_TOKEN must be an access token of WhatsApp/],
  [{ WHATSAPP_NUMBER_ID: '+233' }, /^WHATSAPP_NUMBER_ID must be the id of the church’s number/],
  [
    { ARKESEL_API_KEY: 'key-of-arkesel', HUBTEL_SMS_ID: 'church', HUBTEL_SMS_SECRET: 'secret' },
    /key of one alone$/,
  ],
])('half a provider of text messages, or two at once, stops the start: %o', (given, message) => {
  expect(() => readSettings(given)).toThrow(message)
  expect(() => readSettings(given)).not.toThrow(/key-of-|secret'/)
})

test('the port of the metrics must differ from that of the site', () => {
  expect(() => readSettings({ METRICS_PORT: '4321' })).toThrow(
    /^METRICS_PORT must be another port than PORT$/,
  )
  expect(() => readSettings({ PORT: '9100', METRICS_PORT: '9100' })).toThrow(WrongSetting)
  expect(readSettings({ PORT: '0', METRICS_PORT: '0' })).toMatchObject({ PORT: 0, METRICS_PORT: 0 })
  expect(readSettings({ PORT: '9100', METRICS_PORT: '4321' }).METRICS_PORT).toBe(4321)
})
