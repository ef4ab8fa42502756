import { expect, test } from 'vitest'
import { verifyBooks } from '../../../../src/server/giving/books/verify/verify.ts'
import type { Db } from '../../../../src/server/platform/db/tables.ts'
import { openYear } from '../../../support/sample-year.ts'

/* The sample year at the days and hours at which dates go wrong. Each weekday is among them. */

test.each([
  ['the last day of a month, late on a Monday', '2026-11-30T23:30:00Z'],
  ['the first day of a month, early on a Tuesday', '2026-12-01T00:30:00Z'],
  ['the last day of a year, late on a Thursday', '2026-12-31T23:30:00Z'],
  ['New Year’s Day, early on a Friday', '2027-01-01T00:30:00Z'],
  ['New Year’s Day of a leap year, a Saturday', '2028-01-01T09:30:00Z'],
  ['29 February', '2028-02-29T23:30:00Z'],
  ['a Wednesday at the end of March', '2027-03-31T00:30:00Z'],
  ['Easter Sunday, early', '2027-03-28T00:30:00Z'],
  ['Easter Sunday during the first service', '2027-03-28T09:30:00Z'],
  ['the Sunday of harvest, late', '2027-10-31T23:30:00Z'],
])('the year as of %s is whole, is over, and has a next Sunday', async (_, at) => {
  const now = new Date(at)
  await using church = await openYear(now)
  const { db } = church

  expect((await verifyBooks(db)).problems).toEqual([])
  expect(await latest(db)).toSatisfy((moment: string) => moment <= now.toISOString())
  const streams = await db.selectFrom('live_stream').select(['started_at', 'ended_at']).execute()
  expect(streams.filter(({ ended_at }) => !ended_at || ended_at > now.toISOString())).toEqual([])
  const next = await db
    .selectFrom('rota_turn')
    .select('day')
    .where('day', '>', at.slice(0, 10))
    .orderBy('day')
    .executeTakeFirstOrThrow()
  expect(new Date(next.day).getUTCDay()).toBe(0)
  expect(new Date(next.day).getTime() - now.getTime()).toBeLessThanOrEqual(7 * 86_400_000)
})

/** The latest moment of what has happened. */
async function latest(db: Db): Promise<string> {
  const moments = await Promise.all([
    db
      .selectFrom('ledger_entry')
      .select((row) => row.fn.max('at').as('at'))
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('gift')
      .select((row) => row.fn.max('changed_at').as('at'))
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('refund')
      .select((row) => row.fn.max('changed_at').as('at'))
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('statement_row')
      .select((row) => row.fn.max('decided_at').as('at'))
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('live_message')
      .select((row) => row.fn.max('created_at').as('at'))
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('delivery')
      .select((row) => row.fn.max('changed_at').as('at'))
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('conversation_entry')
      .select((row) => row.fn.max('at').as('at'))
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('sitting_mark')
      .select((row) => row.fn.max('at').as('at'))
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('attendance')
      .select((row) => row.fn.max('marked_at').as('at'))
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('account')
      .select((row) => row.fn.max('created_at').as('at'))
      .executeTakeFirstOrThrow(),
  ])
  return (
    moments
      .map(({ at }) => at ?? '')
      .sort()
      .at(-1) ?? ''
  )
}
