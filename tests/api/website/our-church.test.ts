import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { sampleChurch } from '../../../src/content/church.ts'
import { newChurch, type Church as Who } from '../../../src/lib/contract/website/church.ts'
import { listNamed } from '../../../src/server/platform/files/named.ts'
import { openFileSweep } from '../../../src/server/platform/files/sweep.ts'
import { readChurch } from '../../../src/server/settings/church-settings/repo.ts'
import { type Answer, type Church, newcomer, openChurch } from '../../support/church.ts'
import { concat, markup, picture, planted, png, svgAsAvif } from '../../support/polyglots.ts'

/** Every value of the sample church was stored once. */
const sampleVersion = Object.keys(sampleChurch).length
const churchPath = 'admin/church/'

type Seen = Record<string, string>
const seen = (version: number): Seen => ({ 'If-Match': `"${version}"` })

async function change(church: Church, body: object, headers: Seen = {}): Promise<Answer> {
  const { access } = await church.signIn('admin')
  const init = { method: 'PATCH', body: JSON.stringify(body) }
  return church.send(
    churchPath,
    { ...init, headers: { 'Content-Type': 'application/json', ...headers } },
    access,
  )
}

async function sendLogo(
  church: Church,
  bytes: Buffer | string,
  { name = 'logo.png', headers = {} }: { name?: string; headers?: Seen } = {},
): Promise<Answer> {
  const { access } = await church.signIn('admin')
  const body = new FormData()
  body.set('logo', new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name))
  return church.send(`${churchPath}logo/`, { method: 'POST', body, headers }, access)
}

const shown = async (church: Church) => (await church.get('church/')).body as Who
const logoOf = ({ body }: Answer) => (body as { church: Who }).church.logo
const logos = ({ dataDir }: Church) => readdir(join(dataDir, 'media', 'logos')).catch(() => [])
const arriving = ({ dataDir }: Church) => readdir(join(dataDir, 'incoming'))

/** A round mark on nothing, as churches have them. */
const mark = (size = 1600) =>
  sharp({
    create: { width: size, height: size / 2, channels: 4, background: { r: 120, g: 20, b: 20, alpha: 0 } },
  })
    .png()
    .toBuffer()

const grace = {
  name: 'Grace Chapel Kumasi',
  short_name: 'Grace Chapel',
  town: 'Kumasi',
  founded: 1988,
  places: [
    { label: 'Main church', street: '4 Bantama High Street', town: 'Kumasi', region: 'Ashanti' },
    { label: 'Chapel of ease', street: 'Behind the market', town: 'Ejisu', region: 'Ashanti' },
  ].map((place) => ({ ...place, directions: '', map_url: '' })),
  languages: ['English', 'Asante Twi'],
}

test('an admin says who the church is, a visitor reads it at once, and the log names the fields alone', async () => {
  await using church = await openChurch()
  const before = await shown(church)

  const answer = await change(church, grace, seen(sampleVersion))

  expect(before).toEqual(sampleChurch)
  const now = { ...sampleChurch, ...grace }
  const fields = Object.keys(grace)
  expect(answer).toMatchObject({ status: 200, body: { version: sampleVersion + fields.length, church: now } })
  expect(await shown(church)).toEqual(now)
  const logged = church.db.selectFrom('log_entry').select(['username', 'detail'])
  expect(await logged.where('action', '=', 'Church changed').execute()).toEqual([
    { username: 'admin', detail: fields.join(', ') },
  ])
})

test('what is given as it stands already is no change', async () => {
  await using church = await openChurch()

  const answer = await change(church, { name: sampleChurch.name, places: sampleChurch.places })

  expect(answer).toMatchObject({ status: 200, body: { version: sampleVersion } })
})

test('every answer that was kept of the church is made anew after a change by another process', async () => {
  await using church = await openChurch()
  await shown(church)
  await church.db.updateTable('church_setting').set({ value: '"Grace"' }).where('key', '=', 'name').execute()

  church.cache.invalidate('church settings')

  expect((await shown(church)).name).toBe('Grace')
})

test('the second of two admins who change the church at once is told, and overwrites nothing', async () => {
  await using church = await openChurch()
  await change(church, { tagline: 'First' }, seen(sampleVersion))

  const second = await change(church, { tagline: 'Second' }, seen(sampleVersion))

  expect(second).toMatchObject({ status: 409, body: { detail: expect.stringContaining('meanwhile') } })
  expect((await shown(church)).tagline).toBe('First')
})

test('only an admin may read its version, change it, or set its logo', async () => {
  await using church = await openChurch()
  const callers = [undefined, 'member', 'leader', 'media'] as const

  for (const who of callers) {
    const access = who && (await church.signIn(who)).access
    const wanted = who ? 403 : 401
    const answers = [
      await church.get(churchPath, access),
      await church.call('PATCH', churchPath, { name: 'Mine' }, access),
      await church.postForm(`${churchPath}logo/`, new FormData(), access),
      await church.call('DELETE', `${churchPath}logo/`, {}, access),
    ]
    expect([who, ...answers.map(({ status }) => status)]).toEqual([who, wanted, wanted, wanted, wanted])
  }
})

const place = { label: '', street: 'x', town: '', region: '', directions: '', map_url: '' }
const wrong: [string, object, Record<string, string>][] = [
  ['no name', { name: ' ' }, { name: 'Please enter the name' }],
  ['a year that is none', { founded: 19.5 }, { founded: 'Please give the year, like 1985' }],
  ['an unknown time zone', { time_zone: 'Africa/Nowhere' }, { time_zone: 'Please choose a time zone' }],
  ['an unknown currency', { currency: 'GHX' }, { currency: 'Please choose a currency' }],
  ['a colour in words', { colour: 'red' }, { colour: 'Please give a colour like #1a5c3e' }],
  ['a field that it does not have', { role: 'admin' }, { role: expect.any(String) }],
  [
    'the second place without an address',
    { places: [place, { ...place, street: '' }] },
    { 'places.1.street': 'Please give the address' },
  ],
  [
    'two wrong telephones',
    {
      telephones: [
        { label: '', number: 'x' },
        { label: '', number: '030 1' },
        { label: '', number: 'call' },
      ],
    },
    {
      'telephones.0.number': 'Please give a telephone number',
      'telephones.2.number': 'Please give a telephone number',
    },
  ],
  [
    'a map that runs code',
    { places: [{ ...place, map_url: 'javascript:alert(1)' }] },
    { 'places.0.map_url': expect.stringContaining('https') },
  ],
  [
    'hours that end before they begin',
    { office_hours: [{ day: 'Monday', opens: '16:00', closes: '09:00', note: '' }] },
    { 'office_hours.0.closes': 'It closes before it opens' },
  ],
  [
    'a third language without letters',
    { languages: ['Ga', 'Ewe', ''] },
    { 'languages.2': 'Please give a language' },
  ],
  [
    'too many places',
    { places: Array.from({ length: 13 }, () => place) },
    { places: 'Please give at most 12' },
  ],
  ['a text for a list', { languages: 'Twi' }, { languages: 'Please give a list' }],
  // The call for the logo alone names a file: a change could name, and so delete, anybody's.
  ['the file of another as its logo', { logo: 'avatars/x.webp' }, { logo: expect.any(String) }],
]

test.each(wrong)('%s is refused at its field, and nothing is changed', async (_, body, told) => {
  await using church = await openChurch()

  const answer = await change(church, { tagline: 'New', ...body })

  const fields = Object.entries(told).map(([field, words]) => [field, [words]])
  expect(answer).toMatchObject({ status: 400, body: Object.fromEntries(fields) })
  expect(Object.keys(answer.body as object).sort()).toEqual(Object.keys(told).sort())
  expect(await shown(church)).toEqual(sampleChurch)
})

test('every change needs a proof of an admin once the last is older than ten minutes', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('admin')
  church.wait(10 * 60_000 + 1)

  const answers = [
    await church.call('PATCH', churchPath, { name: 'Mine' }, access),
    await church.postForm(`${churchPath}logo/`, new FormData(), access),
    await church.call('DELETE', `${churchPath}logo/`, {}, access),
  ]

  for (const answer of answers) expect(answer).toMatchObject({ status: 403, body: { step_up: ['password'] } })
})

test('a logo is drawn anew as a PNG that keeps what is transparent, and the one before is removed', async () => {
  await using church = await openChurch()

  const first = await sendLogo(church, await mark())
  const second = await sendLogo(church, concat(await picture().jpeg().toBuffer(), markup), {
    name: '../a.html',
  })

  expect([first.status, second.status]).toEqual([200, 200])
  expect(logoOf(first)).toMatch(/^logos\/[\w-]{22}\.png$/)
  expect(await logos(church)).toEqual([logoOf(second).replace('logos/', '')])
  const file = await church.api.request(`/media/${logoOf(second)}`)
  const bytes = Buffer.from(await file.arrayBuffer())
  expect(file.headers.get('content-type')).toBe('image/png')
  expect(bytes.includes(planted)).toBe(false)
  expect((await shown(church)).logo).toBe(logoOf(second))
  expect(await arriving(church)).toEqual([])
})

test('a large logo becomes one of 1024 pixels', async () => {
  await using church = await openChurch()

  const key = logoOf(await sendLogo(church, await mark()))

  const { width, height, hasAlpha } = await sharp(join(church.dataDir, 'media', key)).metadata()
  expect({ width, height, hasAlpha }).toEqual({ width: 1024, height: 512, hasAlpha: true })
})

const noLogo: [string, string, () => Buffer | string][] = [
  ['an SVG', 'a.svg', () => '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
  ['an SVG that begins like AVIF', 'a.avif', () => svgAsAvif],
  ['a page behind the first bytes of a PNG', 'a.png', () => concat(png().subarray(0, 8), markup)],
  ['a text', 'a.png', () => 'Akwaaba'],
  ['nothing', 'a.png', () => ''],
  ['a PNG of a thousand million points', 'a.png', () => png({ width: 30_000, height: 30_000, full: false })],
]

test.each(noLogo)('%s is refused as a logo, and leaves no file', async (_, name, make) => {
  await using church = await openChurch()

  const { status, body } = await sendLogo(church, make(), { name })

  expect([status, Object.keys(body as object)]).toEqual([400, ['logo']])
  expect([...(await logos(church)), ...(await arriving(church))]).toEqual([])
  expect((await shown(church)).logo).toBe('')
})

test('a picture of 30 MB is refused as a logo while it streams, and leaves no file', async () => {
  await using church = await openChurch()

  const { status } = await sendLogo(church, Buffer.alloc(30 * 1024 * 1024))

  expect(status).toBe(413)
  expect([...(await logos(church)), ...(await arriving(church))]).toEqual([])
})

test('the second of two admins who set a logo at once is told, and the logo of the first stays', async () => {
  await using church = await openChurch()
  const first = await sendLogo(church, await mark(), { headers: seen(sampleVersion) })

  const second = await sendLogo(church, await mark(80), { headers: seen(sampleVersion) })

  expect([first.status, second.status]).toEqual([200, 409])
  expect(await logos(church)).toEqual([logoOf(first).replace('logos/', '')])
})

test('a logo that is removed leaves no file, and the symbol stands again', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('admin')
  await sendLogo(church, await mark())

  const answer = await church.call('DELETE', `${churchPath}logo/`, {}, access)

  expect(answer).toMatchObject({ status: 200, body: { church: { logo: '' } } })
  expect(await logos(church)).toEqual([])
})

test('neither sweep nor backup forgets the logo', async () => {
  await using church = await openChurch({ now: new Date(), processes: 1 })
  const key = logoOf(await sendLogo(church, await mark()))
  const sweep = openFileSweep()
  const log = { info: () => undefined, warn: () => undefined }
  const later = () => new Date(Date.now() + 3 * 24 * 60 * 60_000)

  for (let hour = 0; hour < 3; hour++) await sweep({ db: church.db, files: church.files, now: later, log })

  expect((await listNamed(church.db)).has(key)).toBe(true)
  expect(await logos(church)).toHaveLength(1)
})

test('a church of which nothing is stored is called by no name of the sample', async () => {
  await using church = await openChurch()
  await church.db.deleteFrom('church_setting').execute()
  church.cache.invalidate('church settings')

  expect(await readChurch(church.db)).toEqual({ ...newChurch, version: 0 })
  expect(JSON.stringify(await shown(church))).not.toMatch(/Asɔre|Frimpong|030/)
})

test('authenticator app, passkey and calendar of a member say the name that the church has now', async () => {
  await using church = await openChurch()
  await change(church, { name: 'Grace Chapel Kumasi', short_name: 'Grace Chapel' })
  const { access } = await church.signIn('member')

  const app = await church.post('auth/factors/app/', {}, access)
  const passkey = await church.post('auth/passkeys/options/', {}, access)
  const feed = await church.post('users/me/calendar/', {}, access)

  expect(app.body).toMatchObject({ address: expect.stringContaining('issuer=Grace%20Chapel') })
  expect(JSON.stringify(passkey.body)).toContain('"rp":{"name":"Grace Chapel"')
  const calendar = await church.api.request((feed.body as { path: string }).path)
  const text = await calendar.text()
  expect(text).toContain('Grace Chapel Kumasi: my calendar')
  expect(text).not.toContain('Asɔre')
})

test('nobody takes the name of the church for a password', async () => {
  await using church = await openChurch()
  await change(church, { name: 'Bantama Tabernacle' })

  const { status, body } = await church.post('auth/register/', {
    ...newcomer,
    password: 'Tabernacle2026!',
    confirm_password: 'Tabernacle2026!',
  })

  expect([status, Object.keys(body as object)]).toEqual([400, ['password']])
})
