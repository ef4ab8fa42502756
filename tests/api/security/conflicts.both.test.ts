import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { duties } from '../../../src/lib/contract/accounts/duty.ts'
import { listRoutes, type Route } from '../../../src/server/accounts/accounts/rights/guarded-routes.ts'
import { tableKeys } from '../../../src/server/platform/db/move.ts'
import { conflictOf, gone, there } from '../../../src/server/platform/errors/conflict-errors.ts'
import { type Church, openChurch } from '../../support/church.ts'
import { addPasskey } from '../../support/factors.ts'
import { makeUpBody, openDice, type Pool, singular } from '../../support/made-up-bodies.ts'
import { plant } from '../../support/owned.ts'

/* Ids, keys and unique values of others in every call: whatever the database refuses is 409 with words, and never a 500. */

test('who adds a passkey that another account or their own has is told so', async () => {
  await using church = await openChurch()
  const [member, leader] = [await church.signIn('member'), await church.signIn('leader')]
  const { authenticator } = await addPasskey(church, member.access)
  const add = async (access: string) => {
    const answer = await church.post('auth/passkeys/options/', {}, access)
    const passkey = authenticator.create(answer.body as { challenge: string })
    return church.post('auth/passkeys/', { name: 'Mine', passkey }, access)
  }

  const [others, own] = [await add(leader.access), await add(member.access)]

  expect([others.status, own.status]).toEqual([409, 409])
  expect(others.body).toEqual({
    detail: 'This passkey is in use already. Please make a new one, or use another device.',
  })
  expect(own.body).toEqual(others.body)
  expect(await church.db.selectFrom('passkey').select('account_id').execute()).toHaveLength(1)
})

test('what a unique index, a primary key or a foreign key refuses is 409 with words of ours', async () => {
  await using church = await openChurch()
  const { db } = church
  const key = { credential_id: 'a2V5', public_key: 'a2V5', counter: 0, transports: '[]', last_used_at: null }
  const row = { ...key, account_id: 1, name: 'Phone', created_at: '2026-11-21T08:00:00.000Z' }
  const errorOf = (adding: Promise<unknown>) => adding.then(() => undefined, conflictOf)
  const add = (changes: object) =>
    db
      .insertInto('passkey')
      .values({ ...row, ...changes })
      .execute()
  await add({ id: 900 })

  const unique = await errorOf(add({}))
  const primary = await errorOf(add({ id: 900, credential_id: 'b3RoZXI' }))
  const foreign = await errorOf(add({ account_id: 999_999, credential_id: 'b3RoZXI' }))
  const empty = await errorOf(sql`insert into passkey (id) values (901)`.execute(db))

  expect([unique, primary, foreign].map((one) => [one?.status, one?.body])).toEqual([
    [409, { detail: there() }],
    [409, { detail: there() }],
    [409, { detail: gone() }],
  ])
  expect(empty).toBeUndefined()
})

/** The words of a driver or of a database, which no answer has. */
const ofTheDriver =
  /constraint|sqlite|violates|duplicate key|syntax error|postgres|relation "|column "|kysely/i

/** They end sessions for good, stay open, or send the same e-mail to many people. */
const left = /(events|live\/events)$|auth\/(logout|sessions|not-me)|users\/me$|openapi|export/

/** Ids that were never there, and some that no row can have. */
const strange = [999_999, 2_147_483_648, 999_999_999_999_999]

/** What paths and fields call rows of tables whose names do not say it. */
const calledOtherwise: Record<string, string> = {
  user: 'account',
  member: 'account',
  leader: 'account',
  people: 'person',
  other: 'person',
  child: 'person',
  lives_with: 'person',
  row: 'account',
  card: 'newcomer_card',
  contact: 'conversation_entry',
  inbox: 'conversation',
  mine: 'message',
}

/** Values of the text columns by their names, and ids by what rows are called, without the caller's: their account has to stay. */
async function poolOf({ db }: Church, caller: number): Promise<Pool> {
  const [texts, ids] = [new Map<string, string[]>(), new Map<string, number[]>()]
  for (const [table] of tableKeys) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)} limit 4`.execute(db)
    for (const [column, value] of rows.flatMap((row) => Object.entries(row)))
      if (typeof value === 'string' && value !== '') texts.set(column, [...(texts.get(column) ?? []), value])
    ids.set(
      table,
      rows.flatMap(({ id }) => (Number.isSafeInteger(id) && id !== caller ? Number(id) : [])),
    )
  }
  const idsOf = (name: string) => {
    const called = calledOtherwise[singular(name)] ?? singular(name)
    const tableIds = [...ids].flatMap(([table, some]) =>
      table === called || table.endsWith(`_${called}`) || table.startsWith(`${called}_`) ? some : [],
    )
    return [...tableIds, ...tableIds, ...(tableIds.length > 0 ? strange.slice(0, 1) : [2, 3, ...strange])]
  }
  return { texts, idsOf }
}

/** Has the duties of all, and the role; a call that took them away is made good. */
async function openCaller(church: Church, username: string) {
  const { user, access: first } = await church.signIn(username)
  const id = Number(user['id'])
  const granted_at = church.clock.now.toISOString()
  const role = username === 'admin' ? 'admin' : 'fellowship_leader'
  let access = first
  return {
    id,
    access: () => access,
    restore: async () => {
      const { db } = church
      const whole = { role, deletion_requested_at: null, branch_id: null } as const
      await db.updateTable('account').set(whole).where('id', '=', id).execute()
      await db
        .insertInto('duty')
        .values(duties.map((duty) => ({ account_id: id, duty, granted_at })))
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },
    signInAgain: async () => {
      ;({ access } = await church.signIn(username))
    },
  }
}

type Call = { name: string; method: string; address: string; body: unknown }

const words = ['game-nights', 'thanks', '2026', 'Sunday', 'member', '11111111-1111-4111-8111-111111111111']

/** A path with an id or a key in place of each parameter; a parameter `:id` is called what stands before it. */
const addressOf = (path: string, pool: Pool, some: <One>(list: readonly One[]) => One | undefined) =>
  path.replace(/([a-z_-]+)\/:([a-z]+)(\{[^}]+\}+)?/gi, (_, before, name, form) => {
    const isNumber = form?.includes('0-9')
    return `${before}/${isNumber ? some(pool.idsOf(name === 'id' ? before : name)) : some(words)}`
  })

/** Calls of a route with made-up ids, keys and bodies; each twice, since what was added once is there the second time. */
function* callsOf(
  { method, path, description }: Route,
  { pool, dice, tries }: { pool: Pool; dice: () => number; tries: number },
): Generator<Call> {
  const shape = description?.body ?? description?.form
  const name = `${method} ${path.replace('/backend/api/', '').replace(/\{[^}]+\}+/g, '')}`
  const some = <One>(list: readonly One[]) => list[Math.floor(dice() * list.length)]
  // Many wrong sign-ins lock the account.
  const most = path.includes('/auth/') ? Math.min(tries, 2) : tries
  const count = shape || path.includes(':') ? most : 1
  for (let at = 0; at < count; at += 1) {
    const address = addressOf(path, pool, some)
    const body = shape ? makeUpBody(shape, pool, dice) : {}
    for (let time = 0; time < (method === 'GET' ? 1 : 2); time += 1) yield { name, method, address, body }
  }
}

/** What is wrong about an answer; '' for nothing. */
function wrongAbout({ name, body }: Call, status: number, heard: string): string {
  const what = `${name} ${JSON.stringify(body)}`
  if (status >= 500) return `${what} failed with ${status}`
  if (status >= 400 && ofTheDriver.test(heard)) return `${what} says ${heard}`
  return [there(), gone()].some((text) => heard.includes(text)) ? `${what} has no words of its own` : ''
}

test.each([
  ['admin', Number(process.env['TRIES'] ?? 5), 200],
  ['leader', 2, 140],
])('%s gets no 500 and no word of the database, whatever the ids and keys', async (who, tries, least) => {
  await using church = await openChurch()
  await plant(church)
  const caller = await openCaller(church, who)
  const pool = await poolOf(church, caller.id)
  const dice = openDice(Number(process.env['SEED'] ?? 7))
  const [wrong, taken] = [new Set<string>(), new Set<string>()]
  const routes = listRoutes(church.api).filter(
    ({ path, method }) => !left.test(path) && method !== 'OPTIONS' && !path.includes('uploads'),
  )

  for (const route of routes) {
    await caller.restore()
    for (const call of callsOf(route, { pool, dice, tries })) {
      const { method, address, body } = call
      const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${caller.access()}` }
      const init = { method, headers, ...(method !== 'GET' && { body: JSON.stringify(body) }) }
      const answer = await church.api.request(address, init)
      const fault = wrongAbout(call, answer.status, await answer.text())
      if (fault) wrong.add(fault)
      if (answer.ok) taken.add(call.name)
      if (answer.status === 401 && !address.includes('/auth/')) await caller.signInAgain()
    }
  }

  expect([...wrong]).toEqual([])
  expect(taken.size).toBeGreaterThan(least)
})
