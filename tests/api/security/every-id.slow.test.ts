import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { listRoutes, type Route } from '../../../src/server/accounts/accounts/rights/guarded-routes.ts'
import { tableKeys } from '../../../src/server/platform/db/move.ts'
import { type Church, openChurch } from '../../support/church.ts'
import { letGracePass } from '../../support/overdue.ts'
import { type Owned, plant, secret } from '../../support/owned.ts'

/* Every route with an id, called with every method by everybody who has no right to the row. */

/** Members of another fellowship or of none; the last one is of the owner's fellowship. */
const strangers = ['visitor', 'newcomer', 'comfort.yeboah', 'leader2', 'media', 'kwame.ofosu'] as const

/** Staff after the grace period for a second factor: they have the rights of members, the leader of the owner's fellowship included. */
const overdue = ['overdue leader', 'overdue admin', 'overdue media'] as const
/** She assists the leader of another fellowship. */
const assistant = 'assistant comfort.yeboah'

const withoutRight = [...strangers, assistant, ...overdue] as const

/** The access token of somebody; undefined for a visitor. */
async function accessOf(church: Church, who: (typeof withoutRight)[number]): Promise<string | undefined> {
  if (who === 'visitor') return undefined
  if (who.startsWith('overdue')) await letGracePass(church)
  if (who === assistant) await assist(church)
  return (await church.signIn(who.replace(/^(overdue|assistant) /, ''))).access
}
async function assist({ db, clock }: Church): Promise<void> {
  const { id } = await db
    .selectFrom('account')
    .select('id')
    .where('username', '=', 'comfort.yeboah')
    .where('fellowship_id', '=', 2)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('fellowship_assistant')
    .values({ account_id: id, fellowship_id: 2, named_by: null, named_at: clock.now.toISOString() })
    .execute()
}

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/** The values of a path's parameters. A stranger gets 404 for a row that is not `shown`, whatever the call. */
type Target = { fill: Record<string, string | number>; shown?: true }

const at = (fill: Target['fill']): Target => ({ fill })
const shownAt = (fill: Target['fill']): Target => ({ fill, shown: true })

/** By path, rows of somebody else. A path that is missing here fails the test, so that its owner is considered. */
const targets: Record<string, (rows: Owned) => Target[]> = {
  'activities/:activity/signup': ({ activity }) => [shownAt({ activity })],
  // The rule of a role, and the leader's own fellowship: messages.both.test.ts. The reference is a UUID that nobody can guess.
  'messages/report/:reference': () => [at({ reference: '11111111-1111-4111-8111-111111111111' })],
  ...Object.fromEntries(['deliveries', 'stop', 'again'].map(rowsOfMessages)),
  'messages/mine/:id': ({ ownMessage }) => [at({ id: ownMessage })],
  'messages/mine/:id/answers': ({ ownMessage }) => [at({ id: ownMessage })],
  // Who sees which: inbox.both.test.ts.
  ...Object.fromEntries(
    ['', '/holders', '/holder', '/answers', '/close', '/reopen'].map(rowsOfConversations),
  ),
  // Its code is 60 random bits; what it leads to without them is a page that everybody may open.
  'messages/one-click/:code': () => [shownAt({ code: 'AAAAAAAAAAa' })],
  'auth/passkeys/:id': ({ passkey }) => [at({ id: passkey })],
  'books/receipts/:id/pdf': ({ receipt }) => [at({ id: receipt })],
  'welfare/claims/:id/withdraw': ({ claim }) => [at({ id: claim })],
  'welfare/vouchers/:id/receive': ({ voucher }) => [at({ id: voucher })],
  // Its secret is 256 random bits that a stranger can only guess.
  'calendar/:secret': () => [at({ secret: `${'A'.repeat(43)}.ics` })],
  'auth/sessions/:id': ({ session }) => [at({ id: session })],
  // Songs are of nobody. Who reads and writes them: songs.both.test.ts.
  'songs/:id': () => [at({ id: 1 })],
  'songs/:id/uses': () => [at({ id: 1 })],
  ...Object.fromEntries(
    ['', '/template', '/items', '/paper', '/slides', '/links', '/sermon', '/live', '/follow'].map(
      rowsOfPlans,
    ),
  ),
  'plans/:id/items/:item': ({ plan, planItem }) => [at({ id: plan, item: planItem })],
  'plans/:id/items/:item/place': ({ plan, planItem }) => [at({ id: plan, item: planItem })],
  'plans/:id/items/:item/count': ({ plan, planItem }) => [at({ id: plan, item: planItem })],
  'plans/:id/items/:item/files': ({ plan, planItem }) => [at({ id: plan, item: planItem })],
  'plans/:id/files/:file': ({ plan, planFile }) => [at({ id: plan, file: planFile })],
  // A kind of services, no row.
  'plans/templates/:kind': () => [at({ kind: 'first' })],
  'forms/:id': ({ form }) => [at({ id: form })],
  'forms/:id/answers': ({ form }) => [at({ id: form })],
  'forms/:id/counts': ({ form }) => [at({ id: form })],
  'forms/:id/export': ({ form }) => [at({ id: form })],
  'forms/:id/answers/:submission': ({ form, submission }) => [at({ id: form, submission })],
  'forms/:id/answers/:submission/withdraw': ({ form, submission }) => [at({ id: form, submission })],
  'forms/:id/answers/:submission/register': ({ form, submission }) => [at({ id: form, submission })],
  'forms/people/:person': ({ person }) => [at({ person })],
  'forms/:id/photographs/:photograph': ({ form, photograph }) => [at({ id: form, photograph })],
  'forms/:slug/answers': ({ formSlug }) => [shownAt({ slug: formSlug })],
  'forms/:slug/withdraw': ({ formSlug }) => [shownAt({ slug: formSlug })],
  'forms/:slug/photographs': ({ formSlug }) => [shownAt({ slug: formSlug })],
  'forms/:slug/register': ({ formSlug }) => [shownAt({ slug: formSlug })],
  'forms/:slug/household': ({ formSlug }) => [shownAt({ slug: formSlug })],
  'registrations/:id': ({ event }) => [at({ id: event })],
  'registrations/:id/orders': ({ event }) => [at({ id: event })],
  'registrations/:id/orders/:order/payments': ({ event, ticketOrder, shownEvent }) => [
    at({ id: event, order: ticketOrder }),
    at({ id: shownEvent, order: ticketOrder }),
  ],
  'registrations/:id/orders/:order/cancel': ({ event, ticketOrder, shownEvent }) => [
    at({ id: event, order: ticketOrder }),
    at({ id: shownEvent, order: ticketOrder }),
  ],
  'registrations/:id/door': ({ event }) => [at({ id: event })],
  'registrations/:id/arrivals': ({ event, shownEvent }) => [at({ id: event }), at({ id: shownEvent })],
  'registrations/:id/badges': ({ event }) => [at({ id: event })],
  'events/:id/registration': ({ event, shownEvent }) => [at({ id: event }), shownAt({ id: shownEvent })],
  'events/:id/tickets': ({ event, shownEvent }) => [at({ id: event }), shownAt({ id: shownEvent })],
  'events/:id/tickets/price': ({ event, shownEvent }) => [at({ id: event }), shownAt({ id: shownEvent })],
  'events/:id': ({ event, shownEvent }) => [at({ id: event }), shownAt({ id: shownEvent })],
  'events/:id/signup': ({ event, shownEvent }) => [at({ id: event }), shownAt({ id: shownEvent })],
  'fellowships/:id': ({ fellowship }) => [shownAt({ id: fellowship })],
  'fellowships/:id/join': ({ fellowship }) => [shownAt({ id: fellowship })],
  'fellowships/:id/message': ({ fellowship }) => [shownAt({ id: fellowship })],
  'fellowships/:id/messages': ({ fellowship }) => [at({ id: fellowship })],
  'fellowships/:id/needs': ({ fellowship }) => [at({ id: fellowship })],
  // A message of another fellowship under the path of the stranger's own, too.
  'fellowships/:id/messages/:message': ({ fellowship, message }) => [
    at({ id: fellowship, message }),
    at({ id: 2, message }),
  ],
  'fellowships/:id/attendance': ({ fellowship }) => [at({ id: fellowship })],
  'fellowships/:id/members': ({ fellowship }) => [at({ id: fellowship })],
  'fellowships/:id/members/:member/transfer': ({ fellowship, accountId }) => [
    at({ id: fellowship, member: accountId }),
    at({ id: 2, member: accountId }),
  ],
  'fellowships/:id/members/:member/new-password': ({ fellowship, accountId }) => [
    at({ id: fellowship, member: accountId }),
    at({ id: 2, member: accountId }),
  ],
  'fellowships/:id/assistants': ({ fellowship }) => [at({ id: fellowship })],
  'fellowships/:id/assistants/:member': ({ fellowship, accountId }) => [
    at({ id: fellowship, member: accountId }),
    at({ id: 2, member: accountId }),
  ],
  'fellowships/:id/link': ({ fellowship }) => [at({ id: fellowship })],
  'fellowships/:id/requests': ({ fellowship }) => [at({ id: fellowship })],
  'fellowships/:id/requests/:request/answer': rowsOfRequests,
  'fellowships/:id/requests/:request/withdraw': rowsOfRequests,
  'fellowships/:id/people': ({ fellowship }) => [at({ id: fellowship })],
  'fellowships/:id/people/choices': ({ fellowship }) => [at({ id: fellowship })],
  'fellowships/:id/people/requests/:request/withdraw': ({ fellowship, personRequest }) => [
    at({ id: fellowship, request: personRequest }),
    at({ id: 2, request: personRequest }),
  ],
  'fellowships/my/requests/:request/withdraw': ({ request }) => [at({ request })],
  'fellowships/:id/events': ({ fellowship }) => [at({ id: fellowship })],
  'fellowships/:id/prayer-requests': ({ fellowship }) => [at({ id: fellowship })],
  'fellowships/:id/testimonies': ({ fellowship }) => [at({ id: fellowship })],
  // An event of another fellowship under the path of the stranger's own, too.
  'fellowships/:id/events/:event': ({ fellowship, event }) => [
    at({ id: fellowship, event }),
    at({ id: 2, event }),
  ],
  'fellowships/:id/events/:event/picture': ({ fellowship, event }) => [
    at({ id: fellowship, event }),
    at({ id: 2, event }),
  ],
  'fellowships/:id/events/:event/signups': ({ fellowship, event }) => [
    at({ id: fellowship, event }),
    at({ id: 2, event }),
  ],
  'fellowships/:id/events/:event/signups/:member': ({ fellowship, event, accountId }) => [
    at({ id: fellowship, event, member: accountId }),
    at({ id: 2, event, member: accountId }),
  ],
  'fellowships/:id/events/:event/attendance': ({ fellowship, event }) => [
    at({ id: fellowship, event }),
    at({ id: 2, event }),
  ],
  'fellowships/:id/events/:event/attendance/:member': ({ fellowship, event, accountId }) => [
    at({ id: fellowship, event, member: accountId }),
    at({ id: 2, event, member: accountId }),
  ],
  ...Object.fromEntries(
    [
      '',
      '/ask',
      '/check',
      '/draft',
      '/draft/drop',
      '/files',
      '/hide',
      '/history',
      '/pictures',
      '/preview',
    ].map(rowsOfPages),
  ),
  ...Object.fromEntries(['/publish', '/restore', '/unschedule', '/withdraw'].map(rowsOfPages)),
  'members/testimonies/:id': rowsOfTestimonies,
  'members/testimonies/:id/like': rowsOfTestimonies,
  'people/:id': ({ person }) => [at({ id: person })],
  'people/lists/:id': ({ peopleList }) => [at({ id: peopleList })],
  ...Object.fromEntries(['', '/responsible', '/close', '/reopen', '/thanks'].map(rowsOfCards)),
  ...Object.fromEntries(['', '/assignee', '/take', '/done', '/reopen'].map(rowsOfTasks)),
  'care/prayers/:id/take': ({ prayer }) => [at({ id: prayer })],
  'giving/repeats/:id/stop': ({ repeat }) => [at({ id: repeat })],
  'pledges/:id': ({ pledge }) => [at({ id: pledge })],
  'pledges/:id/release': ({ pledge }) => [at({ id: pledge })],
  'pledges/:id/resume': ({ pledge }) => [at({ id: pledge })],
  'prayer_requests/:id': rowsOfPrayers,
  'prayer_requests/:id/answered': rowsOfPrayers,
  'prayer_requests/:id/pray': rowsOfPrayers,
  'rota/cannot/:id': ({ cannot }) => [at({ id: cannot })],
  'rota/teams/:id/serve': ({ team }) => [shownAt({ id: team })],
  'rota/turns/:id/answer': ({ turn }) => [at({ id: turn })],
  'rota/turns/:id/offer': ({ turn }) => [at({ id: turn })],
  'rota/turns/:id/take': ({ turn }) => [at({ id: turn })],
  'sermons/:id': ({ sermon }) => [shownAt({ id: sermon })],
  'sermons/:id/view': ({ sermon }) => [shownAt({ id: sermon })],
  'services/:id': ({ service }) => [shownAt({ id: service })],
  'uploads/:upload': ({ upload }) => [at({ upload })],
  'users/update/:username': ({ username }) => [at({ username })],
  // Its key is 128 random bits: whoever knows it was given it.
  '/media/:key': ({ key }) => [shownAt({ key })],
}

function rowsOfConversations(act: string): [string, (rows: Owned) => Target[]] {
  return [`inbox/:id${act}`, ({ conversation }) => [at({ id: conversation })]]
}

function rowsOfCards(act: string): [string, (rows: Owned) => Target[]] {
  return [`care/cards/:id${act}`, ({ card }) => [at({ id: card })]]
}

function rowsOfMessages(act: string): [string, (rows: Owned) => Target[]] {
  return [`messages/:id/${act}`, ({ ownMessage }) => [at({ id: ownMessage })]]
}

function rowsOfPlans(act: string): [string, (rows: Owned) => Target[]] {
  return [`plans/:id${act}`, ({ plan }) => [at({ id: plan })]]
}

function rowsOfTasks(act: string): [string, (rows: Owned) => Target[]] {
  return [`care/tasks/:id${act}`, ({ careTask }) => [at({ id: careTask })]]
}

function rowsOfPages(act: string): [string, (rows: Owned) => Target[]] {
  return [`admin/pages/:id${act}`, ({ page }) => [at({ id: page })]]
}

/** A request to another fellowship under the path of the stranger's own, too. */
function rowsOfRequests({ request }: Owned): Target[] {
  return [at({ id: 3, request }), at({ id: 2, request })]
}

function rowsOfTestimonies({ testimony, shownTestimony }: Owned): Target[] {
  return [at({ id: testimony }), shownAt({ id: shownTestimony })]
}

function rowsOfPrayers({ prayer, shownPrayer }: Owned): Target[] {
  return [at({ id: prayer }), shownAt({ id: shownPrayer })]
}

/**
 * Routes whose rows belong to a whole role or duty; permissions.test.ts and books.both.test.ts check them. An upload belongs to one
 * account of the role.
 */
const ofARole = ({ rule, path }: Route) => /^(roles|duties):/.test(rule ?? '') && !path.includes(':upload')

const inEnglish = () => ({ lang: 'en' })
const formAnswer = { submission: '11111111-1111-4111-8111-111111111111', answers: [] }
const event = { title: 'Taken', description: 'x', date: '2026-11-21', time: '18:00', location: 'x' }

/** A valid body for each call, so that only its sender is wrong. */
const bodies: Record<string, (rows: Owned) => object> = {
  'PUT events/:id': () => event,
  'PUT songs/:id': () => ({ title: 'Taken' }),
  'PUT plans/:id': () => ({ kind: 'other', title: 'Taken', day: '2026-12-24' }),
  'POST plans/:id/items': () => ({ kind: 'prayer', title: 'Taken', act: 'taken-by-a-stranger' }),
  'PUT plans/:id/items/:item': () => ({ kind: 'prayer', title: 'Taken' }),
  'PUT plans/:id/items/:item/count': () => ({ count: null }),
  'POST plans/:id/items/:item/files': () => ({ upload: 'A'.repeat(22), name: 'Taken.pdf' }),
  'PUT plans/:id/live': ({ planItem }) => ({ act: 'start', item: planItem, turn: 0 }),
  'POST songs/:id/uses': () => ({ used_on: '2026-11-22' }),
  'PUT forms/:id': () => ({ slug: 'taken', title: 'Taken' }),
  'POST forms/:id/answers': () => formAnswer,
  'POST forms/:slug/answers': () => formAnswer,
  'POST forms/:slug/withdraw': () => ({ submission: 1, seal: 'a'.repeat(43) }),
  'POST forms/:id/answers/:submission/register': () => ({ person: 1, questions: ['qname'], version: 1 }),
  'POST forms/:id/export': () => ({ format: 'csv' }),
  'POST events/:id/tickets': () => ({
    ...{ secret: 'A'.repeat(43), name: 'Taken', telephone: '024 555 0101' },
    ...{ tickets: [{ kind: 1, name: 'Taken' }], total: 0 },
  }),
  'PUT registrations/:id': () => ({ kinds: [{ name: 'Taken', price: 0 }] }),
  'POST registrations/:id/orders/:order/payments': () => ({ amount: 1, method: 'cash' }),
  'POST registrations/:id/arrivals': ({ ticket }) => ({ ticket }),
  'POST events/:id/tickets/price': () => ({ tickets: [{ kind: 1, name: 'Taken' }] }),
  'PUT messages/mine/:id': () => ({ is_read: true }),
  'POST messages/mine/:id/answers': () => ({ text: 'Taken' }),
  'PUT inbox/:id/holder': ({ accountId }) => ({ account: accountId }),
  'POST inbox/:id/answers': () => ({ text: 'Taken', way: 'note' }),
  'POST inbox/:id/close': () => ({ word: 'Taken' }),
  'POST events/:id/signup': () => ({ kind: 'signup' }),
  'PUT fellowships/:id': () => ({ name: 'Taken', leader: null }),
  'POST fellowships/:id/message': () => ({ message: 'Good morning' }),
  'PATCH fellowships/:id/messages/:message': () => ({ is_read: true }),
  'POST fellowships/:id/events': () => event,
  'PUT fellowships/:id/events/:event': () => event,
  'POST fellowships/:id/events/:event/attendance': ({ accountId }) => ({
    member: accountId,
    is_present: false,
  }),
  'PUT care/cards/:id/responsible': ({ accountId }) => ({ account: accountId }),
  'POST care/cards/:id/close': () => ({ word: 'Taken' }),
  'PUT care/tasks/:id/assignee': ({ accountId }) => ({ account: accountId }),
  'POST care/tasks/:id/done': () => ({ word: 'Taken' }),
  'PUT people/:id': () => ({ first_name: 'Taken' }),
  'POST fellowships/:id/members/:member/transfer': () => ({ to: 3, word: '' }),
  'POST fellowships/:id/requests/:request/answer': () => ({ accept: true, word: '' }),
  'POST fellowships/:id/people': () => ({ first_name: 'Taken' }),
  'POST fellowships/:id/people/choices': ({ person }) => ({ people: [{ id: person, name: 'Taken' }] }),
  'PUT people/lists/:id': () => ({ name: 'Taken', filter: {}, is_shared: true }),
  'PUT pledges/:id': () => ({ amount: 1, rhythm: 'off' }),
  'POST pledges/:id/release': () => ({ word: '' }),
  'PUT prayer_requests/:id': () => ({
    title: 'Taken',
    description: 'x',
    isPrivate: false,
    isAnonymous: false,
  }),
  'POST prayer_requests/:id/answered': () => ({ is_answered: true }),
  'PUT admin/pages/:id/draft': ({ draft }) => ({ lang: 'en', document: draft }),
  ...Object.fromEntries(
    ['draft/drop', 'preview', 'unschedule', 'withdraw'].map((act) => [
      `POST admin/pages/:id/${act}`,
      inEnglish,
    ]),
  ),
  'POST admin/pages/:id/files': ({ upload }) => ({ upload }),
  'POST admin/pages/:id/ask': () => ({ lang: 'en', note: 'Please' }),
  'POST admin/pages/:id/publish': () => ({ lang: 'en', publish_at: '', note: '' }),
  'POST admin/pages/:id/restore': () => ({ lang: 'en', number: 1 }),
  'PUT rota/teams/:id/serve': () => ({ serve: true }),
  'POST rota/turns/:id/answer': () => ({ answer: 'declined', word: 'Taken' }),
  'POST rota/turns/:id/offer': () => ({ offered: true, word: 'Taken' }),
  'PUT services/:id': () => ({ day: 'Sunday', title: 'Taken' }),
  'POST welfare/vouchers/:id/receive': () => ({ name: 'Taken' }),
  'PATCH auth/passkeys/:id': () => ({ name: 'Taken' }),
  'PATCH users/update/:username': () => ({ first_name: 'Taken' }),
}

/** What everybody may do to a shown row; withdrawing one's own sign-up needs no row. */
const open = new Set([
  'POST activities/:activity/signup',
  'DELETE activities/:activity/signup',
  'POST events/:id/signup',
  'POST fellowships/:id/join',
  'POST fellowships/:id/message',
  'POST members/testimonies/:id/like',
  'DELETE members/testimonies/:id/like',
  'POST prayer_requests/:id/pray',
  'PUT rota/teams/:id/serve',
  'POST sermons/:id/view',
])
const takesOwnBack = 'DELETE events/:id/signup'

type Call = { name: string; method: string; target: Target; address: string; body: object | undefined }

const bare = (path: string) =>
  path.replace('/backend/api/', '').replace(/:([a-z]+)(\{[^}]+\}+)?/gi, (_, name) => `:${name}`)

const routesWithIds = (church: Church) => listRoutes(church.api).filter(({ path }) => path.includes(':'))

/** Every method on every row of somebody else. */
function callsOf(church: Church, rows: Owned): Call[] {
  const paths = new Set(
    routesWithIds(church)
      .filter((route) => !ofARole(route))
      .map(({ path }) => bare(path)),
  )
  return [...paths].flatMap((path) =>
    (targets[path]?.(rows) ?? []).flatMap((target) =>
      methods.map((method) => ({
        name: `${method} ${path}`,
        method,
        target,
        address: path.replace(/:(\w+)/g, (_, name) => String(target.fill[name])),
        body: method === 'GET' ? undefined : (bodies[`${method} ${path}`]?.(rows) ?? {}),
      })),
    ),
  )
}

async function makeCall(church: Church, { method, address, body }: Call, access: string | undefined) {
  const headers: Record<string, string> = {
    ...(access && { Authorization: `Bearer ${access}` }),
    ...(address.startsWith('uploads/')
      ? { 'Content-Type': 'application/offset+octet-stream', 'Tus-Resumable': '1.0.0', 'Upload-Offset': '0' }
      : { 'Content-Type': 'application/json' }),
  }
  const path = address.startsWith('/media/') ? address : `/backend/api/${address}`
  const init = { method, headers, ...(body && { body: JSON.stringify(body) }) }
  const answer = await church.api.request(path, init)
  const heard = `${JSON.stringify([...answer.headers])}${Buffer.from(await answer.arrayBuffer()).toString()}`
  return { status: answer.status, ok: answer.ok, tells: containsSecret(heard) }
}

/** Whether a text, an address or a header contains the secret. */
const containsSecret = (heard: string) =>
  [secret, encodeURI(secret), 'kokoam@secret', Buffer.from(secret).toString('base64')].some((word) =>
    heard.includes(word),
  )

const isOpen = ({ name, target }: Call) => (open.has(name) && target.shown) || name === takesOwnBack

/** Whether the account is in the owner's fellowship. */
const isMember = (who: string) => ['kwame.ofosu', 'overdue leader'].includes(who)

/** Whether a stranger may make the call by their own role or membership. */
function isTheirs(church: Church, { method, name }: Call, who: string): boolean {
  if (name === 'DELETE fellowships/:id/join') return isMember(who)
  if (who !== 'media' || method === 'GET' || name.includes(':upload')) return false
  const route = routesWithIds(church).find((one) => `${one.method} ${bare(one.path)}` === name)
  return route?.rule?.split(/[:,]/).includes('media') ?? false
}

/** Every row of every table except the logs, which record the attempts, and their counts. */
async function dump({ db }: Church): Promise<Record<string, Record<string, unknown>[]>> {
  const tables: [string, Record<string, unknown>[]][] = []
  for (const [table, ...keys] of tableKeys) {
    if (table === 'log_entry' || table === 'access_entry') continue
    const order = sql.join(keys.map((key) => sql.ref(key)))
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}
      order by ${order}`.execute(db)
    const uncounted = ['log_entry', 'access_entry', 'person changed']
    tables.push([table, rows.filter(({ name }) => table !== 'tally' || !uncounted.includes(String(name)))])
  }
  return Object.fromEntries(tables)
}

test('every route with an id has a row of somebody else here, and every body of this test is valid', async () => {
  await using church = await openChurch()
  const rows = await plant(church)
  const routes = routesWithIds(church).filter((route) => !ofARole(route))

  expect(routes.map(({ path }) => bare(path)).filter((path) => !(path in targets))).toEqual([])
  const wrong = routesWithIds(church)
    .map(({ method, path, description }) => ({ name: `${method} ${bare(path)}`, description }))
    .filter(({ name }) => bare(name).replace(/^\w+ /, '') in targets)
    .filter(
      ({ name, description }) => description?.body?.safeParse(bodies[name]?.(rows) ?? {}).success === false,
    )
  expect(wrong.map(({ name }) => name)).toEqual([])
})

test.each(withoutRight)('%s changes no row of somebody else, and reads no secret', async (who) => {
  await using church = await openChurch()
  const rows = await plant(church)
  const access = await accessOf(church, who)
  // The members of a fellowship may read its event.
  if (isMember(who)) await church.db.deleteFrom('event').where('id', '=', rows.event).execute()
  const before = await dump(church)
  const wrong: string[] = []

  for (const call of callsOf(church, rows)) {
    if (isOpen(call) || isTheirs(church, call, who)) continue
    const { status, ok, tells } = await makeCall(church, call, access)
    const isRead = call.method === 'GET'
    if (tells) wrong.push(`${call.name} ${call.address} tells the secret`)
    if (ok && !(isRead && call.target.shown)) wrong.push(`${call.name} ${call.address} answered ${status}`)
    if (status >= 500) wrong.push(`${call.name} ${call.address} failed with ${status}`)
  }

  // Staff created some rows and searched: their own export contains what they did themselves.
  const isStaff = who.startsWith('overdue') || who.startsWith('assistant') || who === 'leader2'
  const isOwnFile = (list: string) => isStaff && list.includes('users/me/export')
  const lists = (await listsThatTell(church, access)).filter((list) => !isOwnFile(list))
  expect([...wrong, ...lists]).toEqual([])
  expect(await dump(church)).toEqual(before)
})

/** The lists whose answer to this caller contains the secret, with and without a search for it. */
async function listsThatTell(church: Church, access: string | undefined): Promise<string[]> {
  const lists = listRoutes(church.api).filter(
    ({ method, path }) => method === 'GET' && !path.includes(':') && !path.endsWith('live/events'),
  )
  const paths = lists.flatMap(({ path }) => [path, `${path}?search=${encodeURI(secret)}`])
  const answers = await Promise.all(paths.map((path) => church.api.request(path, bearer(access))))
  const heard = await Promise.all(answers.map((answer) => answer.text()))
  return paths.filter((_, place) => containsSecret(heard[place] ?? ''))
}

const bearer = (access: string | undefined) => ({
  headers: { ...(access && { Authorization: `Bearer ${access}` }) },
})

test.each(strangers)(
  'the calls that %s may make to shown rows change no row of somebody else',
  async (who) => {
    await using church = await openChurch()
    const rows = await plant(church)
    const session = who === 'visitor' ? undefined : await church.signIn(who)
    const others = async () => withoutOwn(await dump(church), Number(session?.user['id'] ?? 0))
    const before = await others()
    const calls = callsOf(church, rows).filter(isOpen)

    const answers = []
    for (const call of calls) answers.push((await makeCall(church, call, session?.access)).ok)

    expect(answers.filter((ok) => ok)).toHaveLength(session ? calls.length : 1)
    expect(await others()).toEqual(before)
  },
)

/** Without the rows that a person adds under their own name, and without the counters of such rows. */
function withoutOwn(tables: Awaited<ReturnType<typeof dump>>, own: number) {
  const theirs = [
    'activity_signup',
    'event_signup',
    'prayer_support',
    'testimony_like',
    'rota_member',
    'conversation',
  ]
  const begun = (tables['conversation'] ?? []).filter((row) => row['account_id'] === own)
  const isOfBegun = (row: Record<string, unknown>) => begun.some(({ id }) => id === row['conversation_id'])
  return Object.fromEntries(
    Object.entries(tables).map(([table, rows]) => [
      table,
      rows
        .filter((row) => !(theirs.includes(table) && row['account_id'] === own))
        .filter((row) => !(table === 'conversation_entry' && isOfBegun(row)))
        .map(({ prayer_count: _, likes: __, views: ___, ...row }) => {
          const isOwn =
            table === 'account' ? row['id'] === own : table === 'person' && row['account_id'] === own
          return isOwn ? { ...row, fellowship_id: null, version: 0 } : row
        }),
    ]),
  )
}

test('the owner succeeds with the calls that strangers are refused', async () => {
  await using church = await openChurch()
  const rows = await plant(church)
  const names = ['member', 'leader', 'admin'] as const
  const access = Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, (await church.signIn(name)).access] as const)),
  )
  const owned: [owner: (typeof names)[number], name: string][] = [
    ['member', 'POST prayer_requests/:id/answered'],
    ['member', 'DELETE prayer_requests/:id'],
    ['member', 'GET members/testimonies/:id'],
    ['member', 'DELETE members/testimonies/:id'],
    ['member', 'PATCH users/update/:username'],
    ['member', 'GET admin/pages/:id'],
    ['member', 'PUT admin/pages/:id/draft'],
    ['member', 'POST admin/pages/:id/ask'],
    ['member', 'DELETE auth/sessions/:id'],
    ['leader', 'GET fellowships/:id/members'],
    ['leader', 'PATCH fellowships/:id/messages/:message'],
    ['leader', 'POST fellowships/:id/events'],
    ['leader', 'PUT fellowships/:id/events/:event'],
    ['leader', 'POST fellowships/:id/events/:event/attendance'],
    ['leader', 'DELETE fellowships/:id/events/:event/attendance/:member'],
    ['leader', 'DELETE fellowships/:id/events/:event/signups/:member'],
    ['leader', 'DELETE fellowships/:id/events/:event'],
    ['admin', 'GET uploads/:upload'],
    ['admin', 'DELETE uploads/:upload'],
    ['admin', 'PUT services/:id'],
    ['admin', 'PUT fellowships/:id'],
  ]
  const calls = callsOf(church, rows)

  for (const [owner, name] of owned) {
    const call = calls.find((one) => one.name === name)
    const answer = call && (await makeCall(church, call, access[owner]))
    expect([name, answer?.ok]).toEqual([name, true])
    if (call?.method === 'GET') expect([name, answer?.tells]).toEqual([name, true])
  }
})
