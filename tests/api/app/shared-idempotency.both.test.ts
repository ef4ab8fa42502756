import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterEach, describe, expect, inject, test } from 'vitest'
import type { Db } from '../../../src/server/platform/db/tables.ts'
import { openIdempotency } from '../../../src/server/platform/http/idempotency/idempotency.ts'
import type { IdempotencyStore } from '../../../src/server/platform/http/idempotency/idempotency-store.ts'
import { openTestDatabases } from '../../support/database.ts'

/* The same submit at two processes of one church; on SQLite, which has one, at the same one. */

const onPostgres = inject('templates').engine === 'postgres'
const submit = { key: 'key', accountId: null, part: 'events', now: Date.parse('2026-11-21T12:00:00Z') }
let dbs: Db[] = []

async function openStores(): Promise<[IdempotencyStore, IdempotencyStore, Db]> {
  const [db, other] = await openTestDatabases(onPostgres ? 2 : 1)
  dbs = other ? [db, other] : [db]
  const one = openIdempotency(db)
  return [one, other ? openIdempotency(other) : one, db]
}
afterEach(async () => {
  for (const db of dbs) await db.destroy()
})

const answer = (text: string, status = 201) => new Response(text, { status })

describe('the same words at two processes', () => {
  test('run once, and the second is answered as the first', async () => {
    const [one, other] = await openStores()
    const { promise: ready, resolve } = Promise.withResolvers<Response>()
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>()

    const first = one.runOnce(submit, () => {
      begin()
      return ready
    })
    await begun
    const second = other.runOnce(submit, async () => answer('again'))
    resolve(answer('first'))

    expect(await first).toBeUndefined()
    const told = await second
    expect([told?.status, await told?.text()]).toEqual([201, 'first'])
  })

  test('run again after a refusal, after half a minute, and after the row was deleted', async () => {
    const [one, other] = await openStores()
    const late = { ...submit, now: submit.now + 30_000 }

    const ran: (Response | undefined)[] = []
    ran.push(await one.runOnce(submit, async () => answer('no', 400)))
    ran.push(await other.runOnce(submit, async () => answer('yes')))
    ran.push(await one.runOnce(late, async () => answer('later')))
    await other.forget('events')
    ran.push(await one.runOnce(late, async () => answer('anew')))

    expect(ran).toEqual([undefined, undefined, undefined, undefined])
  })

  test('run once, though a row of the same part is deleted meanwhile', async () => {
    const [one, other] = await openStores()
    const { promise: ready, resolve } = Promise.withResolvers<Response>()
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
    let times = 0
    const act = () => {
      times += 1
      begin()
      return ready
    }

    const first = one.runOnce(submit, act)
    await begun
    const second = other.runOnce(submit, act)
    await other.forget('events')
    await pause(400)
    resolve(answer('first'))
    await Promise.all([first, second])

    expect(times).toBe(1)
  })

  if (!onPostgres) return

  test('run again when the process that began has ended', async () => {
    const [, other, db] = await openStores()
    await sql`insert into idempotency_key (key, part, until, alive_at)
      values ('key', 'events', ${submit.now + 30_000}, clock_timestamp() - interval '11 seconds')`.execute(db)

    expect(await other.runOnce(submit, async () => answer('mine'))).toBeUndefined()
  })
})
