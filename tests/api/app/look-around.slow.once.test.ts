import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { lookAround } from '../../../src/content/look-around.ts'
import { demonstrationPassword } from '../../../src/content/people.ts'
import type { SampleRole } from '../../../src/lib/contract/settings/look-around.ts'
import { rightsOf } from '../../../src/lib/workspace/rights.ts'
import { mayOpen } from '../../../src/lib/workspace/section.ts'
import { allSections } from '../../../src/lib/workspace/sections.ts'
import { whyNotAgain } from '../../../src/server/app/samples/look-around/start-again.ts'
import { readSettings } from '../../../src/server/platform/config.ts'
import { openBeside } from '../../support/church-database.ts'
import { post } from '../../support/processes.ts'
import { type RunningServer, startServer } from '../../support/server.ts'

/* The demonstration with its year, as a process: walking in by one press, first steps, and Start again. */

let church: RunningServer
beforeAll(async () => {
  church = await startServer({ env: { SAMPLE_YEAR: 'on', RATE_LIMITS: 'on' } })
  await vi.waitFor(() => expect(partsLeft(church)).toBe(0), { timeout: 50_000, interval: 200 })
})
afterAll(() => church[Symbol.asyncDispose]())

/** How many parts of the year are still being written. */
function partsLeft({ dataDir }: RunningServer): unknown {
  const database = openBeside(dataDir)
  try {
    return database.prepare('select count(*) as parts from unwritten_part').get()?.['parts']
  } finally {
    database.close()
  }
}

type SignedIn = { access: string; refresh: string; user: Record<string, unknown> }

async function walkIn(as: SampleRole): Promise<SignedIn> {
  const answer = await post(church, 'look-around/', { as })
  expect(answer.status).toBe(200)
  return (await answer.json()) as SignedIn
}

const bearer = (access: string) => ({ headers: { Authorization: `Bearer ${access}` } })
const get = (path: string, access: string) => fetch(`${church.url}/backend/api/${path}`, bearer(access))
const stepsOf = async (access: string) =>
  (await (await get('look-around/first-steps/', access)).json()) as { steps: unknown[]; start_again: unknown }

describe('the demonstration', () => {
  test('prints at its start whom it has, with the password and what to try first', () => {
    for (const { username, first } of lookAround)
      expect(church.output()).toMatch(new RegExp(`^ {2}${username} +${first}$`, 'm'))
    expect(church.output()).toContain(demonstrationPassword)
  })

  test.each(lookAround)(
    'lets somebody in as $as by one press, with five steps that are there',
    async (person) => {
      const { access, user } = await walkIn(person.as)

      const { steps, start_again } = await stepsOf(access)
      const pages = person.steps.map(([, address]) => fetch(church.url + address.replace(/#.*/, '')))

      expect(user['username']).toBe(person.username)
      expect(steps).toEqual(person.steps.map(([text, address]) => ({ text, address })))
      expect(start_again).toBe(person.as === 'admin' ? '' : null)
      expect((await Promise.all(pages)).map(({ status }) => status)).toEqual(person.steps.map(() => 200))
      const sections = allSections.filter((one) => mayOpen(one, rightsOf(user))).map(({ address }) => address)
      const staffs = person.steps.map(([, address]) => address).filter((address) => address.includes('#'))
      expect(staffs.filter((address) => !sections.includes(address))).toEqual([])
    },
  )

  test('dismisses the first steps for good, and of one person alone', async () => {
    const { access } = await walkIn('pastor')

    const answer = await fetch(`${church.url}/backend/api/look-around/first-steps/`, {
      method: 'DELETE',
      ...bearer(access),
    })

    expect(answer.status).toBe(200)
    expect((await stepsOf((await walkIn('pastor')).access)).steps).toEqual([])
    expect((await stepsOf((await walkIn('usher')).access)).steps).toHaveLength(5)
  })

  test('offers them on the login and the dashboards', async () => {
    const [login, dashboard] = await Promise.all(
      ['/login', '/dashboard'].map(async (path) => (await fetch(church.url + path)).text()),
    )

    expect(login).toContain('LookAround')
    expect(dashboard).toContain('FirstSteps')
  })
})

/** What each section shows, for sections that have rows; those without an entry are forms, figures or settings. */
const contents: Record<string, string> = {
  '/super-admin#users': 'users/',
  '/super-admin#fellowships': 'fellowships/',
  '/super-admin#events': 'events/',
  '/super-admin#sermons': 'sermons/',
  '/super-admin#testimonies': 'members/testimonies/',
  '/super-admin#prayer-requests': 'prayer_requests/',
  '/super-admin#logs': 'admin/logs/',
  '/super-admin#messages': 'members/contacts/',
  '/super-admin#send-messages': 'messages/',
  '/super-admin#automatic': 'messages/automatic/',
  '/super-admin#announcements': 'announcements/',
  '/super-admin#pages': 'admin/pages/',
  '/super-admin#news': 'admin/news/',
  '/super-admin#activities': 'activities/',
  '/super-admin#services': 'services/',
  '/super-admin#branches': 'branches/',
  '/fellowship-leader#members': 'fellowships/1/members/',
  '/fellowship-leader#events': 'fellowships/1/events/',
  '/fellowship-leader#prayer-requests': 'fellowships/1/prayer-requests/',
  '/fellowship-leader#testimonies': 'fellowships/1/testimonies/',
  '/fellowship-leader#messages': 'fellowships/1/messages/',
  '/fellowship-leader#send-messages': 'messages/',
  '/fellowship-leader#activities': 'activities/',
  '/people#people': 'people/',
  '/rota#teams': 'rota/teams/',
  '/rota#fairness': 'rota/teams/1/fairness/',
  '/check-in#history': 'check-in/sittings/',
  '/church-forms#forms': 'forms/',
  '/church-forms#registrations': 'registrations/',
  '/worship#plans': 'plans/',
  '/worship#songs': 'songs/',
  '/worship#projection': 'projection/',
  '/care#newcomers': 'care/cards/',
  '/inbox': 'inbox/',
  '/media-dashboard#sermons': 'sermons/',
  '/media-dashboard#pages': 'admin/pages/',
  '/media-dashboard#news': 'admin/news/',
  '/books#counts': 'books/counts/',
  '/books#funds': 'books/funds/',
  '/books#spending': 'books/spending/vouchers/',
  '/books#budget': 'books/budgets/',
  '/books#accounts': 'books/accounts/',
  '/books#past': 'books/past/',
  '/books#pledges': 'books/campaigns/',
  '/books#matching': 'books/matching/',
  '/books#ledger': 'books/entries/',
  '/books#welfare': 'welfare/members/',
  '/books#figures': 'books/years/',
  '/languages': 'admin/languages/',
  '/registers#entries': 'parish/entries/',
}

/** What is empty in a church in good order, or when nobody has acted yet. */
const mayBeEmpty = [
  // Rows are there when an import, a deletion, a request or a refund waits.
  '/people#lists',
  '/people#found',
  '/super-admin#bin',
  '/super-admin#requests',
  '/super-admin#access',
  '/books#refunds',
  '/books#payments',
  // By the day: birthdays of the week, one's own tasks, who prays for whom.
  '/people#week',
  '/care#mine',
  '/care#prayers',
]

/** Figures, forms and settings, which have something at any time. */
const isWithoutRows =
  /#(overview|modules|settings|our-church|upload|live|desk|children|heads|mine|weeks|ask|card|report|statements|returns|print)$|^\/(dashboard|admin|my-pages)$/

test.each(lookAround)('$as finds life in each section of the workspace', async ({ as }) => {
  const { access, user } = await walkIn(as)
  const sections = allSections.filter((one) => mayOpen(one, rightsOf(user)))
  const empty: string[] = []

  for (const { address } of sections) {
    const path = contents[address]
    if (path === undefined) {
      if (!mayBeEmpty.includes(address) && !isWithoutRows.test(address)) empty.push(`${address}: not said`)
      continue
    }
    const answer = await get(path, access)
    if (answer.status !== 200 || !hasRows(await answer.json())) empty.push(`${address}: ${answer.status}`)
  }

  expect(empty).toEqual([])
  if (!['member', 'newcomer'].includes(as)) expect(sections.length).toBeGreaterThan(0)
})

/** Whether an answer has a row: of a list, or of one of its lists. */
function hasRows(answer: unknown): boolean {
  if (Array.isArray(answer)) return answer.length > 0
  return Object.values(Object(answer)).some((value) => Array.isArray(value) && value.length > 0)
}

test('Start again puts the sample back, signs everybody out, and answers 503 meanwhile; twice', async () => {
  for (const time of ['first', 'second']) {
    const before = await walkIn('admin')
    const member = await walkIn('member')
    await fetch(`${church.url}/backend/api/look-around/first-steps/`, {
      method: 'DELETE',
      ...bearer(before.access),
    })
    const contactMessage = { subject: 'Start', message: `The ${time} time`, name: 'Esi Arthur' }
    const written = await post(church, 'members/contacts/', {
      ...contactMessage,
      email: 'esi@example.com',
      phone: '(024) 412-3456',
    })
    const forbidden = await post(church, 'look-around/start-again/', {}, bearer(member.access).headers)

    const presses = await Promise.all(
      [1, 2].map(() => post(church, 'look-around/start-again/', {}, bearer(before.access).headers)),
    )
    const statuses = new Set<number>()
    await expect
      .poll(
        async () => {
          const page = await fetch(`${church.url}/login`, { headers: { Accept: 'text/html' } })
          const api = await fetch(`${church.url}/backend/api/health/`)
          for (const { status } of [page, api]) statuses.add(status)
          if (page.status === 503) expect(await page.text()).toContain('is being put back')
          return api.status
        },
        { timeout: 40_000, interval: 50 },
      )
      .toBe(200)

    expect([written.status < 300, forbidden.status]).toEqual([true, 403])
    expect(presses.map(({ status }) => status)).toContain(200)
    expect(presses.filter(({ status }) => ![200, 503].includes(status))).toEqual([])
    expect([...statuses].filter((status) => ![200, 503].includes(status))).toEqual([])
    expect((await get('users/me/', before.access)).status).toBe(401)
    expect((await post(church, 'auth/refresh/', { refresh: before.refresh })).status).toBe(401)
    const after = await walkIn('admin')
    expect((await stepsOf(after.access)).steps).toHaveLength(5)
    expect(await (await get('members/contacts/', after.access)).text()).not.toContain(`The ${time} time`)
    await expect.poll(() => partsLeft(church), { timeout: 50_000, interval: 200 }).toBe(0)
  }
  expect(existsSync(join(church.dataDir, 'church.db'))).toBe(true)
}, 180_000)

test('the presses of one network are limited', async () => {
  const statuses: number[] = []
  while (statuses.at(-1) !== 429 && statuses.length < 120)
    statuses.push((await post(church, 'look-around/', { as: 'member' })).status)

  expect(statuses.at(-1)).toBe(429)
  expect(statuses.length).toBeGreaterThan(50)
})

test.each([
  ['PostgreSQL', { DATABASE_URL: 'postgres://127.0.0.1/church' }],
  [
    'a bucket',
    {
      S3_BUCKET: 'church',
      S3_ENDPOINT: 'https://s3.example',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'key',
    },
  ],
  ['BACKUP_DIR', { BACKUP_DIR: '/srv/backups' }],
])('a sample church with %s says why it is not put back by a press', (words, settings) => {
  expect(whyNotAgain(readSettings(settings))).toContain(words)
  expect(whyNotAgain(readSettings({}))).toBe('')
})

describe('a church of people', () => {
  const production = {
    PRODUCTION: 'on',
    RATE_LIMITS: 'on',
    PUBLIC_SITE_URL: 'https://church.example',
    TRUST_PROXY: 'loopback',
    ACCEPT: 'root,no-mail',
  }

  test.each([
    ['in production', production],
    ['of one’s own', { SAMPLE_DATA: 'off' }],
  ])('%s has neither the calls nor the words', async (_, env) => {
    await using own = await startServer({ env })

    const answers = await Promise.all([
      post(own, 'look-around/', { as: 'admin' }),
      post(own, 'look-around/start-again/', {}),
      fetch(`${own.url}/backend/api/look-around/first-steps/`),
    ])
    const pages = await Promise.all(
      ['/login', '/dashboard', '/super-admin'].map(async (path) => (await fetch(own.url + path)).text()),
    )

    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
    expect(pages.filter((html) => !html.includes('<h1'))).toEqual([])
    expect(pages.filter((html) => /look.?around|first.?steps|data-demonstration/i.test(html))).toEqual([])
    expect(own.output()).not.toContain(demonstrationPassword)
  })

  test('loads no module that has them', () => {
    const folder = fileURLToPath(new URL('../../../dist/server/', import.meta.url))
    const withWords = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.m?js$/.test(name) && readFileSync(join(folder, name), 'utf8').includes(sample))
      .map((name) => basename(name))

    expect(withWords).toHaveLength(1)
    expect([...importedBy(join(folder, 'main.js'))].map((file) => basename(file))).not.toContain(withWords[0])
    expect([...importedBy(join(folder, 'entry.mjs'))].map((file) => basename(file))).not.toContain(
      withWords[0],
    )
  })
})

/** A sentence of the first steps. */
const sample = lookAround[0]?.first ?? ''

/** The files that a program imports at its start, and those that they import. */
function importedBy(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !existsSync(file)) return seen
  seen.add(file)
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*["'](\.[^"']+)["']/g))
    importedBy(join(dirname(file), name), seen)
  return seen
}
