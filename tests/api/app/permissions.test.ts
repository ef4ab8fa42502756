import { expect, test } from 'vitest'
import { sampleAssistant } from '../../../src/content/fellowships.ts'
import { listRoutes, type Route } from '../../../src/server/accounts/accounts/rights/guarded-routes.ts'
import { type Church, openChurch } from '../../support/church.ts'
import { letGracePass } from '../../support/overdue.ts'

const callers = ['visitor', 'newcomer', 'member', 'assistant', 'leader', 'leader2', 'media', 'admin'] as const
type CallerName = (typeof callers)[number]

/** Staff after the grace period for a second factor; attack-every-id tests what they may do as members. */
const overdue = ['leader', 'media', 'admin'] as const

/** Routes that beyond their rule check the owner of the row, and answer 403 to others. */
const ownEntries = /update\/|admin\/pages\/|prayer_requests\/[^/]+(\/answered)?$|members\/testimonies\/[^/]+$/

test('every route has a rule and a description, and docs/permissions.md lists them', async () => {
  await using church = await openChurch()
  const routes = listRoutes(church.api).sort((a, b) => place(a).localeCompare(place(b)))

  expect(routes.filter(({ rule, description }) => !(rule && description)).map(place)).toEqual([])
  const rows = routes.map(
    (route) =>
      `| ${route.method} | ${readPath(route)} | ${route.who} | ${demandsOf(route)} | ${route.description?.summary} |`,
  )
  const head = '| method | path | for | needs a proof | needs two | tells by e-mail | what it does |'
  const table = [head, '|---|---|---|---|---|---|---|', ...rows].join('\n')
  await expect(`${introduction}\n${table}\n`).toMatchFileSnapshot('../../../docs/permissions.md')
})

test('staff after the grace period are refused on every route of staff, with the reason', async () => {
  await using church = await openChurch()
  await letGracePass(church)
  const ofStaff = listRoutes(church.api).filter(({ rule }) => !['anyone', 'signedIn'].includes(rule ?? ''))
  const wrong: string[] = []

  for (const name of overdue) {
    const { access } = await church.signIn(name)
    for (const route of ofStaff) {
      const { status, body } = await ask(church, route, access)
      if (status !== 403 || !body.includes('/settings#stronger-sign-in'))
        wrong.push(`${name}: ${place(route)} answered ${status}`)
    }
  }

  expect(ofStaff.length).toBeGreaterThan(60)
  expect(wrong).toEqual([])
})

const demandsOf = ({ demands }: Route) =>
  [demands?.proof, demands?.second, demands?.tells].map((words) => words ?? '').join(' | ')

const introduction = `# Who may call what

Every route of the API with the rule that guards it. A test makes this table from the routes themselves and walks every one
of them with every kind of caller; a route without a rule fails a test.

**Needs a proof**: a recent one of who it is (step-up). **Needs two**: somebody else has to approve it. **Tells**: besides who did it. The routes
declare all three (\`src/server/accounts/accounts/rights/demands.ts\`), and act by what they declare. A route that writes accounts, rights, settings, pages, money or
messages has to declare something, or that it demands nothing; every other one demands nothing
([why](decisions/accounts.md#recent-proof)).
`

/** Routes that write what endangers others: each has to say what it demands. */
const sensitive = [
  /^(admin|branches|exports|bin|announcements|welfare)(\/|$)/,
  /^auth\/(sessions|factors|passkeys|password|prove|invitation\/accept|fellowship-link\/accept)/,
  /^users\/(update|me$|me\/(email|telephone))/,
  /^books\/(?!counts|pledges|campaigns|receipts)/,
  /^messages(\/(?!mine|leave|one-click)|$)/,
  /^fellowships(\/\{id\})?$|\/assistants\/\{member\}$|new-password$/,
]

test('a route that writes accounts, rights, settings, pages, money or messages says what it demands', async () => {
  await using church = await openChurch()
  const writing = listRoutes(church.api).filter(({ method }) => method !== 'GET')
  const meant = writing.filter((route) => sensitive.some((path) => path.test(readPath(route))))

  expect(meant.length).toBeGreaterThan(100)
  expect(meant.filter(({ demands }) => demands === undefined).map(place)).toEqual([])
})

test('a route that always needs a proof asks for one, of whoever may call it', async () => {
  await using church = await openChurch()
  const { id } = await church.db
    .selectFrom('account')
    .select('id')
    .where('username', '=', 'treasurer')
    .executeTakeFirstOrThrow()
  await church.db
    .insertInto('duty')
    .values({ account_id: id, duty: 'signatory', granted_at: church.clock.now.toISOString() })
    .execute()
  const proving = listRoutes(church.api).filter(({ demands }) => demands?.proof === 'always')
  const tokens = new Map<string, string>()
  for (const name of ['admin', 'treasurer', 'leader']) tokens.set(name, (await church.signIn(name)).access)
  church.wait(10 * 60_000 + 1)
  const wrong: string[] = []

  for (const route of proving) {
    const name =
      route.rule?.includes('admin') || route.rule === 'readsForms'
        ? 'admin'
        : route.rule?.includes('duties')
          ? 'treasurer'
          : 'leader'
    const { status, body } = await ask(church, route, tokens.get(name))
    if (status !== 403 || !body.includes('step_up')) wrong.push(`${name}: ${place(route)} answered ${status}`)
  }

  expect(proving.length).toBeGreaterThan(40)
  expect(wrong).toEqual([])
})

test.each(callers)('the %s is admitted to exactly the routes whose rule allows it', async (name) => {
  await using church = await openChurch()
  const routes = listRoutes(church.api).sort((a, b) => order(a) - order(b))
  const wrong: string[] = []

  let access: string | undefined
  for (const route of routes) {
    if (name !== 'visitor' && !(await isSignedIn(church, access)))
      access = (await church.signIn(name === 'assistant' ? sampleAssistant : name)).access
    if (name === 'assistant') await assistAgain(church)
    const status = await statusFor(church, route, access)
    const expected = expectedOf(route, name)
    const owned = status === 403 && ownEntries.test(route.path)
    const right = expected === 'in' ? ![401, 403].includes(status) || owned : status === expected
    if (!right) wrong.push(`${place(route)} answered ${status}, not ${expected}`)
  }

  expect(wrong).toEqual([])
})

/** Some calls leave the fellowship, or lay the assistance down. */
async function assistAgain({ db }: Church): Promise<void> {
  const { id: account_id } = await db
    .updateTable('account')
    .set({ fellowship_id: 1 })
    .where('username', '=', sampleAssistant)
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('fellowship_assistant')
    .values({ account_id, fellowship_id: 1, named_by: null, named_at: '2026-11-01T00:00:00.000Z' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Reads first, deletes last, so that the rows are there. */
const order = ({ method }: Route) => ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'].indexOf(method)

const place = ({ method, path }: Route) => `${path} ${method}`
const readPath = ({ path }: Route) =>
  path.replace('/backend/api/', '').replace(/:([a-z]+)(\{[^}]+\}+)?/g, '{$1}')

/** Some calls sign out, and a session ages. The last admin cannot be deleted, nobody else is asked to. */
const isSignedIn = async (church: Church, access: string | undefined) =>
  access !== undefined && (await church.get('users/me/settings/', access)).status === 200

/** Fellowship 1 is the one that `leader` leads; an empty body changes nothing. */
async function statusFor(church: Church, route: Route, access: string | undefined): Promise<number> {
  return (await ask(church, route, access)).status
}

async function ask(church: Church, { method, path }: Route, access: string | undefined) {
  const address = path
    .replace(':key{.+}', 'none.mp3')
    .replace(/:username/, 'member')
    .replace(/:[a-z]+\{\[0-9\]\{1,15\}\}/g, '1')
  const headers = {
    'Content-Type': 'application/json',
    ...(access && { Authorization: `Bearer ${access}` }),
  }
  const init = { method, headers, ...(method !== 'GET' && { body: '{}' }) }
  const answer = await church.api.request(address, init)
  // An SSE connection stays open.
  if (path.endsWith('live/events')) await answer.body?.cancel()
  return { status: answer.status, body: answer.status === 403 ? await answer.text() : '' }
}

const withOwnRule: Partial<Record<string, readonly CallerName[]>> = {
  leads: ['admin', 'leader'],
  assists: ['admin', 'leader', 'assistant'],
  leadsOrAssists: ['admin', 'leader', 'leader2', 'assistant'],
  edits: ['admin', 'media'],
  sendsFiles: ['admin', 'media'],
  caresForPeople: ['admin', 'leader', 'leader2'],
  answers: ['admin', 'leader', 'leader2', 'assistant'],
  writesNewcomerCards: ['admin', 'leader', 'leader2'],
  // Nobody is named as a reader before an admin makes a form.
  readsForms: ['admin'],
  keepsRegistrations: ['admin', 'leader', 'leader2', 'assistant'],
  setsUpRegistrations: ['admin', 'leader', 'leader2', 'assistant'],
  // Who serves in a team of the sample.
  readsSongs: ['admin', 'member', 'leader', 'media', 'assistant'],
}

function expectedOf({ rule }: Route, name: CallerName): 'in' | 401 | 403 {
  if (rule === 'anyone') return 'in'
  if (name === 'visitor') return 401
  if (rule === 'signedIn') return 'in'
  const among = rule && withOwnRule[rule]
  if (among) return among.includes(name) ? 'in' : 403
  const role =
    {
      newcomer: 'user',
      member: 'user',
      assistant: 'user',
      leader: 'fellowship_leader',
      leader2: 'fellowship_leader',
    }[name as string] ?? name
  // Nobody of the sample has a duty.
  return (rule ?? '')
    .replace(/^(roles|duties):/, '')
    .split(',')
    .includes(role)
    ? 'in'
    : 403
}

test('a role is read from the database on each call, not from the token', async () => {
  await using church = await openChurch()
  const { access, user } = await church.signIn('member')
  const open = async () => (await church.get('admin/stats/', access)).status
  const promote = (role: 'admin' | 'user') =>
    church.db.updateTable('account').set({ role }).where('id', '=', Number(user.id)).execute()

  const before = await open()
  await promote('admin')
  const promoted = await open()
  await promote('user')
  const after = await open()

  expect([before, promoted, after]).toEqual([403, 200, 403])
})

test('a wrong method answers 405 with the right ones, and an unknown path 404', async () => {
  await using church = await openChurch()

  const wrong = await church.remove('auth/login/')
  const unknown = await church.get('nothing/here/')

  expect(wrong.status).toBe(405)
  expect(wrong.headers.get('allow')).toBe('POST')
  expect(unknown.status).toBe(404)
})

test('answers have the security headers, and only public ones may be cached', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('member')

  const own = await church.get('announcements/', access)
  const known = await church.get('events/', access)
  const open = await church.get('events/')

  for (const { headers } of [own, known, open]) {
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  }
  const keeping = [own, known, open].map(({ headers }) => headers.get('cache-control'))
  expect(keeping).toEqual(['no-store', 'no-store', 'no-cache'])
})
