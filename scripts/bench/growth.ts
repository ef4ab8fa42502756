// npm run bench -- --members 100000: every list and search of admin, leader, member and visitor in a church of 1,000 members
// and in a large one, on both engines.
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hashPassword } from '../../src/server/accounts/accounts/passwords/passwords.ts'
import { seedSampleData } from '../../src/server/app/samples/seed/seed.ts'
import { migrate, openDatabase } from '../../src/server/platform/db/open.ts'
import { openPostgres } from '../../src/server/platform/db/postgres.ts'
import type { Db } from '../../src/server/platform/db/tables.ts'
import { openFiles } from '../../src/server/platform/files/store.ts'
import { startPostgres } from '../../tests/support/postgres.ts'
import { endProcess } from '../../tests/support/server.ts'
import { serverCommand } from '../setup/setup.mjs'
import { fillChurch, type Sizes } from './church.ts'
import { benchProcesses } from './processes.ts'
import { checkTarget, measure, root, type Server, signIn, start } from './tools.ts'

const small = 1000
const mostRatio = 3
const mostMilliseconds = 50

/** Lists by who asks for them. `:fellowship` is the leader's, `:event` one of its events. */
const lists = {
  visitor: [
    ...both('prayer_requests/'),
    ...both('members/testimonies/'),
    ...both('sermons/'),
    'sermons/?limit=20&ordering=title',
    ...both('events/'),
    ...both('fellowships/'),
    'services/?limit=20',
  ],
  member: [
    ...both('prayer_requests/'),
    'prayer_requests/?limit=20&ordering=-prayer_count',
    ...both('prayer_requests/my/'),
    ...both('members/testimonies/'),
    'members/my/testimonies/?limit=20',
    ...both('sermons/'),
    'sermons/?limit=20&ordering=-views',
    ...both('events/'),
    'events/my/',
    ...both('announcements/'),
    'fellowships/my/',
    'fellowships/my/members/?limit=20',
    'activities/',
  ],
  leader: [
    ...both('prayer_requests/'),
    ...both('fellowships/:fellowship/members/'),
    'fellowships/:fellowship/members/?limit=20&ordering=username',
    ...both('fellowships/:fellowship/events/'),
    'fellowships/:fellowship/events/:event/attendance/',
    ...both('fellowships/:fellowship/messages/'),
    ...both('fellowships/:fellowship/prayer-requests/'),
    ...both('fellowships/:fellowship/testimonies/'),
    'activities/signups/',
  ],
  admin: [
    ...both('users/', 'yeboah'),
    'users/?limit=20&search=k',
    'users/?limit=20&ordering=last_name',
    ...both('prayer_requests/'),
    ...both('members/testimonies/'),
    ...both('events/'),
    ...both('members/contacts/'),
    ...both('admin/logs/', 'harvest'),
    'admin/logs/?limit=20&status=warning',
    ...both('admin/access/', 'harvest'),
    ...both('admin/requests/'),
    ...both('admin/waiting-messages/'),
    'admin/stats/',
    'admin/growth/',
    ...both('fellowships/:fellowship/members/'),
    ...['', '&birthday_month=this', '&age_from=18&age_to=30&telephone=yes', '&not_seen=3'].map(
      (filter) => `people/lists/found/?limit=20${filter}`,
    ),
  ],
}

/** The list, a search for a word of many rows, one for a word of a few, and one for two letters. */
function both(path: string, word = 'mustard'): string[] {
  const searches = [word, 'zacchaeus', 'zq'].map((search) => `${path}?limit=20&search=${search}`)
  return [`${path}?limit=20`, ...searches]
}

type Role = keyof typeof lists
type Church = { server: Server; sizes: Sizes; fellowship: number; event: number }
type Row = { engine: string; role: Role; path: string; small: number; large: number; p99: number }

/** Prints all lists at both sizes; `only` chooses those whose role and path contain it. */
export async function benchGrowth(members: number, only: string): Promise<void> {
  const folder = await mkdtemp(join(root, 'dist', 'bench-'))
  const rows: Row[] = []
  try {
    for (const engine of ['sqlite', 'postgres'])
      rows.push(...(await benchEngine(engine, { folder, members, only })))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  const beyond = rows.filter(
    ({ small: before, large, p99 }) => large / before > mostRatio || p99 > mostMilliseconds,
  )
  console.log(
    `Bars: ratio at most ${mostRatio}, p99 under ten callers at most ${mostMilliseconds} ms; beyond them ${beyond.length} of ${rows.length}.\n`,
  )
  console.table(beyond.map(shown))
}

type Asked = { folder: string; members: number; only: string }

async function benchEngine(engine: string, { folder, members, only }: Asked): Promise<Row[]> {
  await using stack = new AsyncDisposableStack()
  const database = engine === 'postgres' ? stack.use(await startPostgres({ durable: true })) : undefined
  const churches: Church[] = []
  for (const size of [small, members]) {
    const url = await database?.create(`church_${size}`)
    const church = await openChurch(join(folder, `${engine}-${size}`), size, url)
    stack.defer(() => endProcess(church.server.process, 'SIGTERM'))
    churches.push(church)
  }
  const [few, many] = churches as [Church, Church]
  console.log(`\n${engine}: ${JSON.stringify(few.sizes)}\n${engine}: ${JSON.stringify(many.sizes)}`)
  const rows: Row[] = []
  for (const [role, paths] of Object.entries(lists) as [Role, string[]][])
    for (const path of paths) {
      if (!`${role} ${path}`.includes(only)) continue
      rows.push({ engine, role, path, ...(await compare(role, path, [few, many])) })
    }
  console.table(rows.map(shown))
  if (database) await benchProcesses(await database.create('church_two'), folder)
  return rows
}

const shown = ({ engine, role, path, small: before, large, p99 }: Row) => ({
  engine,
  'who, list': `${role}, ${path}`,
  'small: ms': before.toFixed(2),
  'large: ms': large.toFixed(2),
  ratio: (large / before).toFixed(2),
  'p99 ms, 10 callers': p99,
})

const calls = 40

/**
 * Milliseconds of a call in both churches, and p99 under ten callers in the large one. The calls go to both in turn, one after the
 * other; the lower quartile counts, since other work on the machine only ever makes a call longer.
 */
async function compare(role: Role, path: string, churches: [Church, Church]) {
  const targets = await Promise.all(churches.map((church) => targetOf(role, path, church)))
  const times = targets.map((): number[] => [])
  for (const target of targets) await checkTarget(target)
  for (let call = 0; call < calls; call++)
    for (const [index, { server, path: asked, headers }] of targets.entries()) {
      const started = performance.now()
      await (
        await fetch(`${server.url}${asked}${role === 'visitor' ? `&call=${call}` : ''}`, { headers })
      ).arrayBuffer()
      times[index]?.push(performance.now() - started)
    }
  const quartile = (list: number[] = []) => list.toSorted((a, b) => a - b)[calls / 4] ?? Number.NaN
  const large = await targetOf(role, path, churches[1])
  const variants = role === 'visitor' ? { variants: 500 } : {}
  const { p99 } = await measure(large, { seconds: 2, connections: 10, ...variants })
  return { small: quartile(times[0]), large: quartile(times[1]), p99 }
}

async function targetOf(role: Role, path: string, { server, fellowship, event }: Church) {
  const asked = path.replace(':fellowship', String(fellowship)).replace(':event', String(event))
  const headers = role === 'visitor' ? {} : await signIn(server, role)
  return { name: path, path: `/backend/api/${asked}`, server, headers }
}

/** Makes the church in `dataDir` or at `url`, and starts a server for it. */
async function openChurch(dataDir: string, members: number, url: string | undefined): Promise<Church> {
  const started = performance.now()
  const db = url ? openPostgres(url) : openDatabase(join(dataDir, 'church.db'))
  await migrate(db)
  const mediaFolder = fileURLToPath(new URL('../../src/content/media/', import.meta.url))
  await seedSampleData(db, { files: openFiles(dataDir), mediaFolder, now: new Date(), hashPassword })
  const sizes = await fillChurch(db, members)
  const { fellowship, event } = await ledBy(db, 'leader')
  await db.destroy()
  console.log(
    `${url ? 'postgres' : 'sqlite'}, ${members} members: filled in ${Math.round((performance.now() - started) / 1000)} s`,
  )
  const environment = { PORT: '0', DATA_DIR: dataDir, RATE_LIMITS: 'off', ...(url && { DATABASE_URL: url }) }
  return { server: await start(serverCommand, environment), sizes, fellowship, event }
}

async function ledBy(db: Db, username: string) {
  const { fellowship, event } = await db
    .selectFrom('account')
    .innerJoin('fellowship', 'fellowship.leader_id', 'account.id')
    .innerJoin('event', 'event.fellowship_id', 'fellowship.id')
    .innerJoin('attendance', 'attendance.event_id', 'event.id')
    .select(['fellowship.id as fellowship', 'event.id as event'])
    .where('username', '=', username)
    .orderBy('event.id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return { fellowship, event }
}
