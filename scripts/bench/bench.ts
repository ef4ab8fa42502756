// Prints the performance targets as ratios within one run: our process against plain node:http, alternating, on loopback.
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { serverCommand } from '../setup/setup.mjs'
import { benchAwake } from './awake.ts'
import { benchBooks } from './books.ts'
import { benchFirstPaint } from './first-paint.ts'
import { benchGrowth } from './growth.ts'
import { benchLanguages } from './languages.ts'
import { benchLogins } from './logins.ts'
import { benchMembers } from './members.ts'
import { benchPeople } from './people.ts'
import { benchPersonal } from './personal.ts'
import { benchQuickFind } from './quick-find.ts'
import { benchSections } from './sections.ts'
import { benchSongs } from './songs.ts'
import { measure, median, type Round, root, start, type Target } from './tools.ts'

const rounds = 5
const seconds = 3

const api = '/backend/api'
const identity = { headers: { 'accept-encoding': 'identity' } }

const {
  engine = '',
  only = '',
  ...sizes
} = parseArgs({
  options: {
    members: { type: 'string' },
    entries: { type: 'string' },
    people: { type: 'string' },
    find: { type: 'string' },
    songs: { type: 'string' },
    engine: { type: 'string' },
    only: { type: 'string' },
  },
}).values

/** The benchmarks of a large church, by the option that says its size. */
const ofSize = [
  [sizes.entries, benchBooks],
  [sizes.people, (people: number) => benchPeople(people, { engine, only })],
  [sizes.find, (people: number) => benchQuickFind(people, { engine })],
  [sizes.songs, (songs: number) => benchSongs(songs, { engine })],
  [sizes.members, (members: number) => benchGrowth(members, only)],
] as const
for (const [size, bench] of ofSize) {
  if (size === undefined) continue
  await bench(Number(size))
  process.exit()
}

if (only === 'languages') {
  await benchLanguages()
  process.exit()
}

const dataDir = await mkdtemp(join(root, 'dist', 'bench-'))
const church = await start(serverCommand, {
  PORT: '0',
  DATA_DIR: dataDir,
  LANGUAGES: 'off',
  RATE_LIMITS: 'off',
  SAMPLE_YEAR: 'off',
})
if (only === 'sections') {
  try {
    await benchSections(church)
  } finally {
    church.process.kill('SIGTERM')
    await rm(dataDir, { recursive: true, force: true })
  }
  process.exit()
}
const raw = await start(['scripts/bench/limit.ts', join(dataDir, 'church.db'), `${church.url}/`], {})
try {
  const list = { name: 'raw node:http, prepared statement, 20 sermons', path: '/rows', server: raw, rows: 20 }
  // Pairs: the baseline, then the target that is compared with it.
  const targets: Target[] = [
    { name: 'raw node:http, one buffer', path: '/buffer', server: raw },
    { name: 'home page, built, from memory', path: '/', server: church },
    { name: 'home page, built, from memory', path: '/', server: church },
    { name: 'events page, from data, from the cache', path: '/events', server: church },
    list,
    {
      name: 'visitor, sermons/, 20 rows, from the cache',
      path: `${api}/sermons/?limit=20`,
      server: church,
      rows: 20,
      ...identity,
    },
    { name: 'raw node:http, prepared statement, 1 sermon', path: '/row', server: raw },
    { name: 'visitor, sermons/3/, from the cache', path: `${api}/sermons/3/`, server: church, ...identity },
    list,
    {
      name: 'visitor, prayer_requests/, 20 rows, from the cache',
      path: `${api}/prayer_requests/?limit=20`,
      server: church,
      rows: 20,
      ...identity,
    },
  ]
  const taken = new Map<Target, Round[]>(targets.map((target) => [target, []]))
  for (let round = 0; round < rounds; round++) {
    for (const target of targets) taken.get(target)?.push(await measure(target, { seconds, connections: 32 }))
  }
  const rows = targets.map((target) => {
    const of = taken.get(target) ?? []
    return { name: target.name, rate: median(of.map((r) => r.rate)), cpu: median(of.map((r) => r.cpu)) }
  })
  console.log(`\nMedians of ${rounds} rounds of ${seconds} s, 32 connections, taken in turns:\n`)
  console.table(
    rows.map(({ name, rate, cpu }, index) => {
      const limit = rows[index - (index % 2)]
      return {
        name,
        'requests/s': Math.round(rate),
        'CPU µs/request': Math.round(cpu),
        'rate / limit': (rate / (limit?.rate ?? rate)).toFixed(2),
        'CPU / limit': (cpu / (limit?.cpu ?? cpu)).toFixed(2),
      }
    }),
  )
  console.log(`Bars: static page at least 0.7 of the limit; page from data at least 0.5 of the static page; public list and point read at most 1.3 times the limit's CPU, and the
list at least 3 times its rate.
`)
  await benchFirstPaint(church)
  await benchLanguages()
  await benchLogins(await benchPersonal(church, raw))
  await benchAwake({ '': church })
  await benchSections(church)
  await benchMembers()
} finally {
  for (const server of [church, raw]) server.process.kill('SIGTERM')
  await rm(dataDir, { recursive: true, force: true })
}
