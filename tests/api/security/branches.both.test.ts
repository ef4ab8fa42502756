import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { InboxAnswer, InboxCountsAnswer, InboxMayAnswer } from '../../../src/lib/contract/care/inbox.ts'
import type {
  FairnessAnswer,
  ProposalAnswer,
  TeamAnswer,
  WeeksAnswer,
} from '../../../src/lib/contract/services/rota.ts'
import { listRoutes, type Route } from '../../../src/server/accounts/accounts/rights/guarded-routes.ts'
import { sweepInbox } from '../../../src/server/care/inbox/sweep.ts'
import { secret } from '../../support/branches.ts'
import { type OtherBranch, openOtherBranch } from '../../support/other-branch.ts'

/* Every route with rows of another branch, called by staff of one branch with each duty (docs/decisions/people.md#branches). */

/** Bodies of calls that would do harm where they were taken; the others are called with an empty one. */
const bodiesOf = (branches: OtherBranch, accountId: number): Record<string, object> => ({
  ...bodiesOfPeople(branches),
  ...bodiesOfCare(branches, accountId),
  ...bodiesOfCheckIn(branches),
  ...bodiesOfRota(branches),
  'PUT inbox/:id/holder': { account: accountId },
  'POST inbox/:id/answers': { text: 'Taken', way: 'note' },
  'POST inbox/:id/close': { word: 'Taken' },
  'POST messages/preview': message(`branch ${branches.theirs.branch}`),
  'POST messages': message(`branch ${branches.theirs.branch}`),
})

const message = (audience: string) => ({
  audience,
  purpose: 'church',
  channel: 'email',
  subject: 'Taken',
  text: 'Taken',
})

const bodiesOfPeople = ({ mine }: OtherBranch) => ({
  'PUT people/:id': { first_name: 'Taken' },
  'PUT people/:id/household': { lives_with: mine.id },
  'PUT people/:id/collectors': { people: [mine.id] },
  'PUT people/:id/consents': { purpose: 'church', given: true },
  'POST people/:id/merge': { other: mine.id },
  'POST people/:id/family': { kind: 'spouse', person: mine.id },
  'PUT people/:id/family/:relation': { is_former: true },
  'POST people/:id/family/household': { relations: [{ kind: 'spouse', person: mine.id, other: mine.id }] },
  'POST people/:id/care-notes': { text: 'Taken' },
  'PUT people/lists/:id': { name: 'Taken', filter: {}, is_shared: true },
})

const bodiesOfCare = ({ theirs }: OtherBranch, account: number) => ({
  'POST care/tasks': { kind: 'hospital', person: theirs.id, title: 'Taken' },
  'PUT care/cards/:id/responsible': { account },
  'POST care/cards/:id/close': { word: 'Taken' },
  'PUT care/tasks/:id/assignee': { account },
  'POST care/tasks/:id/done': { word: 'Taken' },
})

const bodiesOfCheckIn = ({ theirs, child, there }: OtherBranch) => ({
  'POST check-in/sittings': { service: there },
  'POST check-in/sittings/:id/acts': {
    acts: [theirs, child].map(({ id: person }, place) => ({
      kind: 'mark',
      id: `act-of-a-strange${place}`,
      at: '2026-11-21T08:30:00.000Z',
      person,
      here: place === 0,
    })),
  },
  'POST check-in/sittings/:id/collections': { child: child.id, reason: 'Taken away' },
})

const bodiesOfRota = ({ team, account, there, common }: OtherBranch) => ({
  'PUT rota/teams/:id/members/:member': { state: '' },
  'POST rota/turns/:id/note': { answer: 'declined', word: 'Taken' },
  'POST rota/turns': {
    team,
    turns: [there, common].map((service) => ({ service, day: '2027-01-03', account })),
  },
})

/** Tables whose rows speak of people. */
const tables = [
  ...(['person', 'person_change', 'person_consent', 'collector', 'care_note', 'newcomer_card'] as const),
  ...(['care_task', 'care_history', 'sitting', 'sitting_mark', 'child_collected', 'household'] as const),
  ...(['branch', 'account', 'fellowship', 'service', 'people_import', 'message', 'delivery'] as const),
  ...(['rota_member', 'rota_turn', 'rota_cannot', 'conversation', 'conversation_entry'] as const),
]
const dump = async ({ church }: OtherBranch) =>
  Object.fromEntries(
    await Promise.all(
      tables.map(async (table) => {
        const { rows } = await sql<object>`select * from ${sql.table(table)}`.execute(church.db)
        return [table, rows.map((row) => JSON.stringify(row)).sort()] as const
      }),
    ),
  )

const bare = (path: string) =>
  path.replace('/backend/api/', '').replace(/:([a-z]+)(\{[^}]+\}+)?/gi, (_, name) => `:${name}`)

/** Parts of the API whose rows may be those of a branch: every method is called there, and GET everywhere. */
const parts = ['people', 'care', 'check-in', 'branches', 'messages', 'exports', 'rota', 'inbox']

/** They stay open. */
const isEndless = (path: string) => path.endsWith('/events') && /live|kofi-ama|projection/.test(path)

/**
 * The books are one for all branches: those who keep them read who gave (docs/decisions/people.md#branches). To find a member by name is no part
 * of them.
 */
const isOfTheBooks = ({ rule, path }: Route) =>
  /^duties:[a-z,]*(treasurer|counter|signatory)/.test(rule ?? '') && !path.endsWith('books/givers')

/** The rows of the other branch by the paths that name them. */
const idsOf = ({ theirs, child, card, task, sitting, turns, conversation, answered }: OtherBranch) => ({
  people: [theirs.id, child.id],
  'care/cards': [card],
  'care/tasks': [task],
  'check-in/sittings': [sitting],
  'rota/turns': turns,
  inbox: [conversation, answered],
})

type Call = { method: string; address: string; body: object | undefined; isRow: boolean; isValid: boolean }

const queries = ['', `?search=${secret}`, '?limit=1000&whose=all', '?from=2026-11-22&weeks=6']

/** Every route that could speak of a person, with rows of the other branch in place of its ids. */
function callsOf(branches: OtherBranch, accountId: number): Call[] {
  const { church, theirs, child, team, account } = branches
  const bodies = bodiesOf(branches, accountId)
  const ids: Record<string, number[]> = idsOf(branches)
  return listRoutes(church.api)
    .map((route) => ({ ...route, path: bare(route.path) }))
    .filter(({ method, path }) => method === 'GET' || parts.includes(path.split('/')[0] ?? ''))
    .filter((route) => !isEndless(route.path) && !isOfTheBooks(route) && route.path !== '/media/:key')
    .flatMap(({ method, path, description }) => {
      const kind = Object.keys(ids).find((one) => path.startsWith(`${one}/:id`))
      const rows = kind ? (ids[kind] ?? []) : [path.startsWith('rota/teams') ? team : theirs.id]
      const named = path.replace(':child', String(child.id)).replace(':member', String(account))
      const own = bodies[`${method} ${path}`]
      const isValid = !own || description?.body?.safeParse(own).success === true
      const body = method === 'GET' ? undefined : (own ?? {})
      return rows.flatMap((id) =>
        (method === 'GET' ? queries : ['']).map((query) => ({
          method,
          body,
          isRow: kind !== undefined,
          isValid,
          address: `${named.replaceAll(/:\w+/g, String(id))}${query}`,
        })),
      )
    })
}

/** What is wrong about the answer to a call; [] where it is refused and says nothing. */
async function wrongsOf({ church }: OtherBranch, { method, address, body, isRow }: Call, access: string) {
  const headers = { Authorization: `Bearer ${access}`, 'Content-Type': 'application/json' }
  const init = { method, headers, ...(body && { body: JSON.stringify(body) }) }
  const answer = await church.api.request(`/backend/api/${address}`, init)
  const heard = Buffer.from(await answer.arrayBuffer()).toString()
  return [
    ...(heard.includes(secret) ? [`${method} ${address} tells the secret`] : []),
    ...(isRow && answer.ok ? [`${method} ${address} answered ${answer.status}`] : []),
    ...(answer.status >= 500 ? [`${method} ${address} failed with ${answer.status}`] : []),
  ]
}

test.each([
  ...(['treasurer', 'counter', 'signatory', 'pastor', 'usher', 'rota', 'office'] as const),
  ...(['leader', 'media'] as const),
])('a %s of one branch reads and changes nothing of another one by any route', async (who) => {
  const isRole = who === 'leader' || who === 'media'
  await using branches = await openOtherBranch(...(isRole ? [] : [who]))
  const { church, accountOf } = branches
  const accountId = isRole ? await accountOf(who) : branches.me
  const access = isRole ? (await church.signIn(who)).access : branches.access
  const calls = callsOf(branches, accountId)
  const before = await dump(branches)
  const wrong: string[] = []

  for (const call of calls) wrong.push(...(await wrongsOf(branches, call, access)))

  expect(wrong).toEqual([])
  expect(calls.length).toBeGreaterThan(300)
  expect(calls.filter(({ isValid }) => !isValid)).toEqual([])
  expect(await dump(branches)).toEqual(before)
})

test('the office of a branch reads, counts and is handed what its people and strangers write', async () => {
  await using branches = await openOtherBranch('office')
  const { church, admin, access, conversation, me, accountOf, kumasi, belong, osu } = branches
  const { access: member } = await church.signIn('member')
  await church.db
    .updateTable('person')
    .set({ branch_id: osu.id })
    .where('account_id', '=', await accountOf('member'))
    .execute()
  const words = { phone: '(024) 412-3457', subject: 'Chairs', message: 'Who brings the chairs?' }
  const stranger = { ...words, name: 'Kwabena', email: 'kwabena@example.com' }
  await church.post('members/contacts/', { ...stranger, name: 'Efua' }, member)
  await church.post('members/contacts/', stranger)

  const seen = (await church.get('inbox/', access)).body as InboxAnswer
  const all = (await church.get('inbox/', admin)).body as InboxAnswer
  const may = (await church.get('inbox/may/', access)).body as InboxMayAnswer
  const counts = (await church.get('inbox/counts/', access)).body as InboxCountsAnswer
  const hand = await church.put(`inbox/${conversation}/holder/`, { account: me }, admin)
  await belong(kumasi, 'staff', me)
  const elsewhere = await church.put(`inbox/${conversation}/holder/`, { account: me }, admin)
  const holder = async () => {
    await sweepInbox({ db: church.db, now: () => church.clock.now })
    const row = church.db.selectFrom('conversation').select('assigned_to').where('id', '=', conversation)
    return (await row.executeTakeFirstOrThrow()).assigned_to
  }
  const held = await holder()
  await belong(osu, 'staff', me)

  expect(seen.results).toHaveLength(2)
  expect(all.results).toHaveLength(4)
  expect([may.nobody, counts.open]).toEqual([2, 2])
  expect([hand.status, elsewhere.status]).toEqual([400, 200])
  expect([held, await holder()]).toEqual([me, null])
})

test('the keeper of the rota of a branch plans with its people, and leaves the needs of others as they are', async () => {
  await using branches = await openOtherBranch('rota')
  const { church, admin, access, team, me, here, there, common, account } = branches
  await church.db
    .deleteFrom('rota_member')
    .where('team_id', '=', team)
    .where('account_id', '<>', account)
    .execute()
  const needs = [here, there, common].map((service) => ({ service, needed: 2 }))
  const keep = async (form: object, by: string) => church.put(`rota/teams/${team}/`, form, by)
  const join = await church.put(`rota/teams/${team}/members/${me}/`, { state: 'serves' }, access)
  expect((await keep({ name: 'Ushers of all', needs, is_open: true }, admin)).status).toBe(200)
  const read = async <Found>(path: string, by = access) => (await church.get(path, by)).body as Found

  const own = (await read<TeamAnswer[]>('rota/teams/')).find(({ id }) => id === team)
  const saved = await keep(
    { name: 'Ushers of all', needs: [{ service: here, needed: 3 }], is_open: true },
    access,
  )
  const ofOthers = await keep({ name: 'Ushers of all', needs, is_open: true }, access)
  const kept = (await read<TeamAnswer[]>('rota/teams/', admin)).find(({ id }) => id === team)
  await keep({ name: 'Ushers of all', needs, is_open: true }, admin)
  const weeks = await read<WeeksAnswer>('rota/weeks/?from=2026-12-06&weeks=2')
  const proposal = await read<ProposalAnswer>(`rota/teams/${team}/proposal/?from=2026-12-06&weeks=2`)
  const fairness = await read<FairnessAnswer>(`rota/teams/${team}/fairness/`)

  expect(join.status).toBe(200)
  expect(own?.needs.map(({ service }) => service).toSorted()).toEqual([here, common].toSorted())
  expect(own?.members.map((one) => one.account)).toEqual([me])
  expect([saved.status, ofOthers.status]).toEqual([200, 400])
  expect(kept?.needs.map(({ service, needed }) => [service, needed]).toSorted()).toEqual(
    [
      [here, 3],
      [there, 2],
    ].toSorted(),
  )
  expect(kept?.members.map((one) => one.account)).toContain(account)
  // One of the two places at the service of all is held by somebody of the other branch.
  const ofTeam = weeks.slots.filter((slot) => slot.team === team && slot.day === '2026-12-13')
  expect(ofTeam.find(({ service }) => service === common)).toMatchObject({ needed: 1, turns: [] })
  expect(weeks.slots.filter(({ service }) => service === there)).toEqual([])
  expect([
    ...new Set(proposal.slots.flatMap(({ candidates }) => candidates.map((one) => one.account))),
  ]).toEqual([me])
  expect(fairness.people.map((one) => one.account)).toEqual([me])
})
