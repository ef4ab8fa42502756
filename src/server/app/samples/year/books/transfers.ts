import { createHash } from 'node:crypto'
import type { Insertable } from 'kysely'
import { asidePayment, openPayments } from '../../../../../content/year/books.ts'
import { chunksOf } from '../../../../platform/db/chunks.ts'
import type { StatementRowTable } from '../../../../platform/db/tables/books.ts'
import { day, daysAfter, daysBefore, moment } from '../../seed/days.ts'
import { isFirstOfMonth } from './calendar.ts'
import { book, type Draft } from './chain.ts'
import type { Week } from './counts.ts'
import type { Habit } from './habits.ts'
import type { Setting } from './setting.ts'

type Row = Insertable<StatementRowTable>

/** The standing orders of a Sunday in the bank's statement files, matched with their givers. */
export async function addStanding(
  { db, fund, treasurer, now }: Setting,
  { sunday, week }: Week,
  habits: readonly Habit[],
): Promise<Draft[]> {
  const at = moment(daysAfter(sunday, 2))
  if (!isFirstOfMonth(sunday) || at >= moment(now)) return []
  const rows = habits
    .filter(({ way, from, until }) => way === 'bank' && week >= from && week < until)
    .map(
      ({ member, amount }): Row => ({
        ...paymentOf({
          day: day(sunday),
          amount: amount * 100,
          name: member.name.toUpperCase(),
          text: `STANDING ORDER ${member.id} TITHE`,
        }),
        added_at: at,
        state: 'posted',
        account_id: member.id,
        giver: member.name,
        fund_id: fund('tithe'),
        decided_by: treasurer,
        decided_at: at,
        version: 2,
      }),
    )
  const ids = await addRows(db, rows)
  return rows.map(({ identity, day: on, amount, account_id = null, giver = '' }) => ({
    at,
    day: on,
    kind: 'transfer',
    debit: 'bank',
    credit: 'income',
    amount,
    fund_id: fund('tithe'),
    source: 'statement_row',
    source_id: ids.get(identity) ?? 0,
    by: treasurer,
    giver: { account_id, name: giver },
  }))
}

/** The payments of the last statement file: some that wait, and one set aside. */
export async function addWaiting({ db, treasurer, now }: Setting): Promise<void> {
  const recent = daysBefore(now, 6)
  const added_at = moment(daysBefore(now, 3))
  const waiting = openPayments.map((payment) => ({
    ...paymentOf({ ...payment, day: day(recent) }),
    added_at,
  }))
  const { reason, ...rent } = asidePayment
  const aside = {
    ...paymentOf({ ...rent, name: '', day: day(recent) }),
    added_at,
    state: 'aside' as const,
    reason,
    decided_by: treasurer,
    decided_at: added_at,
    version: 2,
  }
  await addRows(db, [...waiting, aside])
}

/** Returns the ids of rows by their identities. */
async function addRows(db: Setting['db'], rows: readonly Row[]): Promise<ReadonlyMap<string, number>> {
  const ids = new Map<string, number>()
  for (const part of chunksOf(rows)) {
    const added = await db.insertInto('statement_row').values(part).returning(['id', 'identity']).execute()
    for (const { id, identity } of added) ids.set(identity, id)
  }
  return ids
}

type Payment = { day: string; amount: number; name: string; text: string }

export function paymentOf({ day: on, amount, name, text }: Payment) {
  const identity = createHash('sha256')
    .update(JSON.stringify(['row', on, amount, text, name]))
    .digest('hex')
  return {
    book,
    identity,
    day: on,
    amount,
    reference: '',
    text,
    name,
    telephone: null,
    account_id: null,
    fund_id: null,
    gift_id: null,
    decided_by: null,
    decided_at: null,
    state: 'open' as const,
    giver: '',
    reason: '',
    version: 1,
  }
}
