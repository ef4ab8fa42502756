// Prints the performance targets as ratios within one run: our process against plain node:http, alternating, on loopback.
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { benchGrowth } from './bench-growth.ts'
import { benchLogins } from './bench-logins.ts'
import { benchMembers } from './bench-members.ts'
import { measure, median, type Round, root, type Server, signIn, start, type Target } from './bench-tools.ts'
import { serverCommand } from './setup.mjs'

const rounds = 5
const seconds = 3

const api = '/backend/api'
const identity = { headers: { 'accept-encoding': 'identity' } }

const { members, only } = parseArgs({
  options: { members: { type: 'string' }, only: { type: 'string', default: '' } },
}).values
if (members) {
  await benchGrowth(Number(members), only)
  process.exit()
}

const dataDir = await mkdtemp(join(root, 'dist', 'bench-'))
const church = await start(serverCommand, { PORT: '0', DATA_DIR: dataDir, RATE_LIMITS: 'off' })
const raw = await start(['scripts/bench-limit.ts', join(dataDir, 'church.db'), `${church.url}/`], {})
try {
  const own = await ownList(church)
  const rawToken = (await (await fetch(`${raw.url}/token`)).json()) as { token: string }
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
    {
      name: 'raw node:http, HMAC check, prepared statement, 20 own requests',
      path: '/personal',
      server: raw,
      headers: { authorization: `Bearer ${rawToken.token}` },
      rows: 20,
    },
    own,
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
list at least 3 times its rate; a member's own list at most 2.5 times the
CPU of its limit (not reached yet: docs/decisions/0108).
`)
  await benchLogins(own)
  await benchMembers(dataDir)
} finally {
  for (const server of [church, raw]) server.process.kill('SIGTERM')
  await rm(dataDir, { recursive: true, force: true })
}

/** The prayer requests of a member who has 20: read from the database for each call, because only the member may see them. */
async function ownList(server: Server): Promise<Target> {
  const headers = { ...identity.headers, ...(await signIn(server, 'member')) }
  for (let number = 1; number <= 20; number++) {
    const body = JSON.stringify({
      title: `Request ${number} of the benchmark`,
      description: 'Strength for the week, and patience with those who are ill. '.repeat(4),
      isPrivate: number % 2 === 0,
    })
    const init = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body }
    const { status } = await fetch(`${server.url}${api}/prayer_requests/create/`, init)
    if (status !== 201) throw new Error(`prayer_requests/create/ answers ${status} instead of 201`)
  }
  const name = 'member, prayer_requests/my/, 20 rows, made for the caller'
  return { name, path: `${api}/prayer_requests/my/?limit=20`, server, headers, rows: 20 }
}
