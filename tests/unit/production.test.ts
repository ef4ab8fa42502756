import { expect, test } from 'vitest'
import {
  demonstrationFaults,
  type Machine,
  productionFaults,
} from '../../src/server/app/operations/production-checks.ts'
import { readSettings } from '../../src/server/platform/config.ts'

const fit = {
  PRODUCTION: 'on',
  PUBLIC_SITE_URL: 'https://church.example',
  SMTP_URL: 'smtps://user:password@mail.example',
  MAIL_FROM: 'Church <office@church.example>',
  TRUST_PROXY: 'loopback',
}
const machine: Machine = { userId: 1000, dataMode: 0o40700 }

const faults = (changes: Record<string, string | undefined>, onMachine: Partial<Machine> = {}) =>
  productionFaults(readSettings({ ...fit, ...changes }), { ...machine, ...onMachine })

test('a church with safe settings has no faults', () => {
  expect(faults({})).toEqual([])
  expect(faults({}, { userId: undefined, dataMode: undefined })).toEqual([])
})

test('production has no sample data and a JSON log, unless LOG says otherwise', () => {
  const { SAMPLE_DATA, LOG } = readSettings(fit)

  expect({ SAMPLE_DATA, LOG }).toEqual({ SAMPLE_DATA: false, LOG: 'json' })
  expect(readSettings({ ...fit, LOG: 'plain' }).LOG).toBe('plain')
  expect(readSettings({}).SAMPLE_DATA).toBe(true)
})

test.each([
  [{ PUBLIC_SITE_URL: undefined }, /^PUBLIC_SITE_URL is missing/],
  [{ PUBLIC_SITE_URL: 'ftp://church.example' }, /^PUBLIC_SITE_URL is no web address/],
  [{ PUBLIC_SITE_URL: 'https://example.org/church' }, /^PUBLIC_SITE_URL has a path/],
  [{ RATE_LIMITS: 'off' }, /^RATE_LIMITS is off/],
  [{ SAMPLE_DATA: 'on' }, /^SAMPLE_DATA is on/],
])('%o is refused, and no word of ACCEPT allows it', (changes, line) => {
  const lines = faults({ ...changes, ACCEPT: 'plain-http no-mail no-proxy root' })

  expect(lines).toEqual([expect.stringMatching(line)])
  expect(lines[0]).not.toContain('ACCEPT')
})

test.each([
  [{ PUBLIC_SITE_URL: 'http://hall.local' }, /^PUBLIC_SITE_URL does not begin with https/, 'plain-http'],
  [{ SMTP_URL: undefined }, /^SMTP_URL is missing/, 'no-mail'],
  [{ MAIL_FROM: undefined }, /^MAIL_FROM is the default/, 'no-mail'],
  [{ TRUST_PROXY: 'off' }, /^TRUST_PROXY is off/, 'no-proxy'],
  [{ TRUST_PROXY: 'off', HOST: '0.0.0.0' }, /HOST is 0\.0\.0\.0/, 'no-proxy'],
  [{ DATABASE_URL: 'postgres://church:x@db.example/church' }, /^DATABASE_URL leads/, 'plain-database'],
  [
    { DATABASE_URL: 'postgres://x@db.example/church?sslmode=disable' },
    /^DATABASE_URL leads/,
    'plain-database',
  ],
  [{ DATABASE_URL: 'postgres://x@db.example/church?sslmode=no-verify' }, /^DATABASE_URL/, 'plain-database'],
  [{ DATABASE_URL: 'postgres://x@127.0.0.1/church?host=db.example' }, /^DATABASE_URL/, 'plain-database'],
  [
    { DATABASE_URL: 'postgres://x@db.example/church?sslmode=require&uselibpqcompat=true' },
    /^DATABASE_URL leads/,
    'plain-database',
  ],
  [{ S3_BUCKET: 'church', S3_ENDPOINT: 'http://s3.example' }, /^S3_ENDPOINT does not/, 'plain-files'],
])('%o is refused with the word of ACCEPT that allows it', (changes, line, accept) => {
  const lines = faults(changes)

  expect(lines).toEqual([expect.stringMatching(line)])
  expect(lines[0]).toContain(`ACCEPT=${accept}`)
  expect(faults({ ...changes, ACCEPT: accept })).toEqual([])
})

test.each([
  { DATABASE_URL: 'postgres://church:x@db.example/church?sslmode=verify-full' },
  { DATABASE_URL: 'postgres://church:x@localhost/church' },
  { DATABASE_URL: 'postgres://church:x@[::1]:5432/church' },
  { DATABASE_URL: 'postgres:///church?host=/run/postgresql' },
  { S3_BUCKET: 'church', S3_ENDPOINT: 'https://s3.example' },
  { S3_BUCKET: 'church', S3_ENDPOINT: 'http://127.0.0.1:9000' },
  { SMTP_URL: 'smtp://user:password@mail.example:587' },
])('%o is accepted as encrypted or local', (changes) => {
  expect(faults(changes)).toEqual([])
})

test('sample data on a host that others can reach is refused unless ACCEPT allows it', () => {
  const open = (changes: Record<string, string>) => demonstrationFaults(readSettings(changes))

  for (const HOST of ['0.0.0.0', '::', '192.168.1.5', 'hall.local', '127.0.0.1.evil.example'])
    expect(open({ HOST })).toEqual([expect.stringMatching(/^SAMPLE_DATA is on.*ACCEPT=open-demonstration$/)])
  for (const HOST of ['127.0.0.1', '::1', 'localhost']) expect(open({ HOST })).toEqual([])
  expect(open({ HOST: '0.0.0.0', ACCEPT: 'open-demonstration' })).toEqual([])
  expect(open({ HOST: '0.0.0.0', SAMPLE_DATA: 'off' })).toEqual([])
})

test('a data folder that others may read, and root, are refused', () => {
  expect(faults({}, { dataMode: 0o40750 })).toEqual([expect.stringMatching(/^Others .* chmod 700/)])
  expect(faults({}, { userId: 0 })).toEqual([expect.stringMatching(/runs as root/)])
  expect(faults({ ACCEPT: 'root' }, { userId: 0, dataMode: undefined })).toEqual([])
})

test('all faults are reported at once', () => {
  expect(productionFaults(readSettings({ PRODUCTION: 'on' }), { userId: 0, dataMode: 0o777 })).toHaveLength(6)
})

test.each([
  ['ACCEPT', 'everything', /knows only plain-http/],
  ['TRUST_PROXY', 'everybody', /must be off, loopback/],
  ['BACKUP_HOUR', '24', /must be a whole number from 0 to 23/],
  ['BACKUPS', '-1', /must be a whole number from 0 to 365/],
  ['LOG', 'loud', /may be plain or json/],
  ['METRICS_PORT', '70000', /must be a whole number from 0 to 65535/],
])('a wrong %s stops the start with an error that names it', (name, value, line) => {
  expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^${name} ${line.source}`))
})
