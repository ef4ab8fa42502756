import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { commonChurchWords } from '../../src/server/accounts/accounts/passwords/weak-passwords.ts'
import { readSettings } from '../../src/server/platform/config.ts'
import { limits } from '../../src/server/platform/http/rate-limit.ts'

const at = (path: string) => new URL(`../../${path}`, import.meta.url)
const document = readFileSync(at('docs/security.md'), 'utf8')

/** The requirements of level 1 of OWASP ASVS 5.0.0, and those of level 2, by section: `2.1.2-3`. V10 and V17 do not apply. */
const levels = {
  1: `
    1.2.1-5 1.3.1-2 1.5.1 2.1.1 2.2.1-2 2.3.1 3.2.1-2 3.3.1 3.4.1-2 3.5.1-3 4.1.1 4.4.1 5.2.1-2 5.3.1-2
    6.1.1 6.2.1-8 6.3.1-2 6.4.1-2 7.2.1-4 7.4.1-2 8.1.1 8.2.1-2 8.3.1 9.1.1-3 9.2.1 11.3.1-2 11.4.1 12.1.1
    12.2.1-2 13.4.1 14.2.1 14.3.1 15.1.1 15.2.1 15.3.1`,
  2: `
    1.1.1-2 1.2.6-9 1.3.3-11 1.4.1-3 1.5.2 2.1.2-3 2.2.3 2.3.2-4 2.4.1 3.3.2-4 3.4.3-6 3.5.4-5 3.7.1-2
    4.1.2-3 4.2.1 4.3.1-2 4.4.2-4 5.1.1 5.2.3 5.4.1-3 6.1.2-3 6.2.9-12 6.3.3-4 6.4.3-4 6.5.1-5 6.6.1-3
    6.8.1-4 7.1.1-3 7.3.1-2 7.4.3-5 7.5.1-2 7.6.1-2 8.1.2 8.2.3 8.4.1 9.2.2-4 11.1.1-2 11.2.1-3 11.3.3
    11.4.2-4 11.5.1 11.6.1 12.1.2-3 12.3.1-4 13.1.1 13.2.1-5 13.3.1-2 13.4.2-5 14.1.1-2 14.2.2-4 14.3.2-3
    15.1.2-3 15.2.2-3 15.3.2-7 16.1.1 16.2.1-5 16.3.1-4 16.4.1-3 16.5.1-3`,
}

const numbersOf = (level: 1 | 2) =>
  [...levels[level].matchAll(/(\d+\.\d+)\.(\d+)(?:-(\d+))?/g)].flatMap(([, section, first, last = first]) =>
    Array.from({ length: Number(last) - Number(first) + 1 }, (_, place) => [
      `${section}.${Number(first) + place}`,
      String(level),
    ]),
  )

const rows = [...document.matchAll(/^\| (\d+\.\d+\.\d+) \| (\d) \| (.+?) \| (.+) \| (.+?) \|$/gm)].map(
  ([, number = '', level = '', state = '', why = '', shown = '']) => ({ number, level, state, why, shown }),
)

test('every requirement of levels 1 and 2 has one row, at its level, that says how it is met or why not', () => {
  const wanted = [...numbersOf(1), ...numbersOf(2)]

  expect(wanted).toHaveLength(217)
  expect(rows.map(({ number, level }) => [number, level]).sort()).toEqual(wanted.sort())
  for (const { number, state, why } of rows) {
    expect([number, state]).toEqual([number, expect.stringMatching(/^(met|not met|n\/a)$/)])
    expect([number, why.length > 5]).toEqual([number, true])
  }
})

test('every requirement that is met names its tests, and every named test exists', () => {
  const named = new Set(
    [...document.matchAll(/`((?:api|unit|component|e2e)\/[\w/-]+)`/g)].map(([, name]) => name),
  )

  for (const { number, shown } of rows.filter(({ state }) => state === 'met'))
    expect([number, shown]).toEqual([
      number,
      expect.stringMatching(/^`(api|unit|component|e2e)\/[\w/-]+`(, `(api|unit|component|e2e)\/[\w/-]+`)*$/),
    ])
  const files = new Set(
    readdirSync(at('tests'), { recursive: true, encoding: 'utf8' }).map((file) =>
      file.replace(/(?:\.(?:slow|both|once))*\.test\.tsx?$/, ''),
    ),
  )
  expect([...named].filter((name) => !files.has(String(name)))).toEqual([])
})

test('the totals at the top are those of the rows', () => {
  const sum = (state: string) => rows.filter((row) => row.state === state).length

  const [, all, met, not, none] =
    /Of (\d+) rows (\d+) are met[\s\S]*?, (\d+) are not met and say why, and (\d+) do not apply/.exec(
      document,
    ) ?? []

  expect([all, met, not, none].map(Number)).toEqual([rows.length, sum('met'), sum('not met'), sum('n/a')])
})

test('links within the page lead to a heading', () => {
  const slugs = [...document.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  )
  const links = [...document.matchAll(/\]\(#([^)]+)\)/g)].map(([, slug = '']) => slug)

  expect(links.length).toBeGreaterThan(10)
  expect(links.filter((slug) => !slugs.includes(slug))).toEqual([])
})

test('a section that a row refers to has a text', () => {
  const bodies = new Map(
    document
      .split(/^## /m)
      .slice(1)
      .map((section) => [section.split('\n')[0] ?? '', section.split('\n').slice(1).join('\n').trim()]),
  )
  const named = rows.flatMap(({ why }) =>
    [...why.matchAll(/\[([^\]]+)\]\(#/g)].map(([, title = '']) => title),
  )
  const sections = named.filter((title) => bodies.has(title))

  expect(new Set(sections).size).toBeGreaterThanOrEqual(14)
  for (const title of sections) expect([title, (bodies.get(title) ?? '').length > 300]).toEqual([title, true])
})

const spans: Record<string, number> = {
  'a minute': 60,
  '5 minutes': 300,
  '15 minutes': 900,
  'an hour': 3600,
  'a day': 86_400,
}

test('the table of rate limits is that of the code', () => {
  const told = [...document.matchAll(/^\| ([a-z -]+ by [a-z]+) \| (\d+) \| (.+) \|$/gm)].map(
    ([, name, points, span = '']) => [name, Number(points), spans[span]],
  )

  expect(told).toEqual(Object.entries(limits).map(([name, { points, duration }]) => [name, points, duration]))
})

test('the list of words forbidden in passwords is that of the code', () => {
  const [, told = ''] = /Of any church: (.+?)\. Of this church/.exec(document) ?? []

  expect(told.replaceAll('`', '').split(', ')).toEqual(commonChurchWords.split(' '))
})

test('the lifetimes of sessions are the defaults of the settings', () => {
  const { SESSION_DAYS, STAFF_SESSION_DAYS, STAFF_IDLE_HOURS } = readSettings({})

  expect(document).toContain(`| 30 days | ${STAFF_IDLE_HOURS} hours (\`STAFF_IDLE_HOURS\`) |`)
  expect(document).toContain(
    `| ${SESSION_DAYS} days (\`SESSION_DAYS\`) | ${STAFF_SESSION_DAYS} days (\`STAFF_SESSION_DAYS\`) |`,
  )
})

test('the files named as speaking to other machines exist', () => {
  const [, section = ''] = /## What it speaks to\n([\s\S]*?)\n## /.exec(document) ?? []
  const files = [...section.matchAll(/`([\w/-]+\.ts)`/g)].map(([, file]) => file)

  expect(files).toHaveLength(14)
  expect(files.filter((file) => !existsSync(at(`src/server/${file}`)))).toEqual([])
})
