import { createHash } from 'node:crypto'
import type { Insertable } from 'kysely'
import { asidePayment, openPayments } from '../../../../../content/year/books.ts'
import type { StatementRowTable } from '../../../../platform/db/tables/books.ts'
import { day, daysAfter, daysBefore, moment } from '../../seed/days.ts'
import { isFirstOfMonth } from './calendar.ts'
import { book, type Draft } from './chain.ts'
import type { Habit } from './habits.ts'
import type { Setting } from './setting.ts'

type Row = Insertable<StatementRowTable>

/** The payments of the bank's statement files: standing orders that were matched with their givers, some that wait, and one set aside. */
export async function addTransfers(
  setting: Setting,
  sundays: readonly Date[],
  habits: readonly Habit[],
): Promise<Draft[]> {
  const { db, fund, treasurer, now } = setting
  const standing = sundays.flatMap((sunday, week) =>
    habits
      .filter(
        ({ way, from, until }) => way === 'bank' && week >= from && week < until && isFirstOfMonth(sunday),
      )
      .map(({ member, amount }): Row => {
        const at = moment(daysAfter(sunday, 2))
        return {
          ...paymentOf({
            day: day(sunday),
            amount: amount * 100,
            name: member.name.toUpperCase(),
            text: 'STANDING ORDER TITHE',
          }),
          added_at: at,
          state: 'posted',
          account_id: member.id,
          giver: member.name,
          fund_id: fund('tithe'),
          decided_by: treasurer,
          decided_at: at,
          version: 2,
        }
      })
      .filter(({ decided_at }) => (decided_at ?? '') < moment(now)),
  )
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
  const rows = [...standing, ...waiting, aside]
  const added = await db.insertInto('statement_row').values(rows).returning(['id', 'identity']).execute()
  const ids = new Map(added.map(({ id, identity }) => [identity, id]))
  return standing.map(({ identity, day: on, amount, account_id = null, giver = '', decided_at }) => ({
    at: decided_at ?? '',
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
