// npm run bench -- --members 100000: every list and search of admin, leader, member and visitor in a church of 1,000 members
// and in a large one, on both engines.
import type { Db } from '../../src/server/platform/db/tables.ts'
import { type Engine, onEachEngine } from './filled-church.ts'
import { addLongLists } from './long-lists.ts'
import { benchProcesses } from './processes.ts'
import { checkTarget, measure, type Server, signIn } from './tools.ts'

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
type Church = { server: Server; fellowship: number; event: number }
type Row = { engine: string; role: Role; path: string; small: number; large: number; p99: number }

/** Prints all lists at both sizes; `only` chooses those whose role and path contain it. */
export async function benchGrowth(members: number, only: string): Promise<void> {
  const rows: Row[] = []
  await onEachEngine(async (engine) => {
    const measured = await benchEngine(engine, { members, only })
    console.table(measured.map(shown))
    rows.push(...measured)
    const url = await engine.newDatabase('church_two')
    if (url) await benchProcesses(url, engine.folder)
  })
  const beyond = rows.filter(
    ({ small: before, large, p99 }) => large / before > mostRatio || p99 > mostMilliseconds,
  )
  console.log(
    `Bars: ratio at most ${mostRatio}, p99 under ten callers at most ${mostMilliseconds} ms; beyond them ${beyond.length} of ${rows.length}.\n`,
  )
  console.table(beyond.map(shown))
}

async function benchEngine(
  engine: Engine,
  { members, only }: { members: number; only: string },
): Promise<Row[]> {
  const few = await openChurch(engine, small)
  const many = await openChurch(engine, members)
  const rows: Row[] = []
  for (const [role, paths] of Object.entries(lists) as [Role, string[]][])
    for (const path of paths) {
      if (!`${role} ${path}`.includes(only)) continue
      rows.push({ engine: engine.name, role, path, ...(await compare(role, path, [few, many])) })
    }
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
  const filled = path.replace(':fellowship', String(fellowship)).replace(':event', String(event))
  const headers = role === 'visitor' ? {} : await signIn(server, role)
  return { name: path, path: `/backend/api/${filled}`, server, headers }
}

async function openChurch(engine: Engine, members: number): Promise<Church> {
  const { server, found } = await engine.open(members, async (db) => {
    console.log(`${engine.name}: ${JSON.stringify(await addLongLists(db, members))}`)
    return ledBy(db, 'leader')
  })
  return { server, ...found }
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
