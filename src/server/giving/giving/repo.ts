import { type Insertable, type Selectable, sql } from 'kysely'
import {
  type GiftAnswer,
  type GiftState,
  giftStates,
  isOpenGift,
  openGiftStates,
  type ProviderName,
} from '../../../lib/contract/giving/giving.ts'
import { hashSecret } from '../../accounts/accounts/sessions/secrets.ts'
import type { GiftTable, RefundTable } from '../../platform/db/tables/giving.ts'
import type { Db } from '../../platform/db/tables.ts'

export type Gift = Selectable<GiftTable>

/** The time until a provider's prompt on the telephone expires, in milliseconds. */
export const promptLifeOf = (provider: ProviderName): number => (provider === 'mtn' ? 300_000 : 180_000)

export const findBySecret = (db: Db, secret: string): Promise<Gift | undefined> =>
  db.selectFrom('gift').selectAll().where('secret_hash', '=', hashSecret(secret)).executeTakeFirst()

export const findByReference = (db: Db, reference: string): Promise<Gift | undefined> =>
  db.selectFrom('gift').selectAll().where('reference', '=', reference).executeTakeFirst()

/** The open attempt of a giver for a purpose. The database has one at most. */
export const findOpen = (
  db: Db,
  { giver_key, fund }: Pick<Gift, 'giver_key' | 'fund'>,
): Promise<Gift | undefined> =>
  db
    .selectFrom('gift')
    .selectAll()
    .where('giver_key', '=', giver_key)
    .where('fund', '=', fund)
    .where('state', 'in', openGiftStates)
    .executeTakeFirst()

/** A member's gift of this reference, or their newest open one. What pays for tickets is none. */
export function findOwn(db: Db, accountId: number, reference: string | undefined): Promise<Gift | undefined> {
  const own = db
    .selectFrom('gift')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('fund', '<>', 'tickets')
    .orderBy('id', 'desc')
  const wanted = reference
    ? own.where('reference', '=', reference)
    : own.where('state', 'in', openGiftStates).limit(1)
  return wanted.executeTakeFirst()
}

/** What every new gift begins with: its provider has not been asked, and nothing is said of what it is for. */
export const newGift = (now: Date) => {
  const at = now.toISOString()
  return {
    ...{ state: 'created' as const, created_at: at, changed_at: at, provider_id: null, redirect_url: null },
    ...{ fees: null, receipt_number: null, paid_at: null, looking_until: null },
    ...{ order_id: null, pledge_id: null, collection_id: null, weekday: null },
  }
}

export const addGift = (db: Db, gift: Insertable<GiftTable>): Promise<Gift> =>
  db.insertInto('gift').values(gift).returningAll().executeTakeFirstOrThrow()

type Prompts = { made: number; unapproved: number; approved: number }

/** How many prompts a telephone has had since a time, over all givers, and how many of them failed or ran out. */
export async function countPrompts(db: Db, telephone: string, since: Date): Promise<Prompts> {
  const rows = await db
    .selectFrom('gift')
    .select(['state', (row) => row.fn.countAll<number>().as('count')])
    .where('telephone', '=', telephone)
    .where('created_at', '>', since.toISOString())
    .groupBy('state')
    .execute()
  const sumOf = (wanted: readonly GiftState[]) =>
    rows.filter(({ state }) => wanted.includes(state)).reduce((sum, { count }) => sum + Number(count), 0)
  return {
    made: sumOf(giftStates),
    unapproved: sumOf(['failed', 'expired']),
    approved: sumOf(['succeeded']),
  }
}

/** The gifts about which the provider is to be asked now, the longest due first. */
export const listDue = (db: Db, now: Date): Promise<Gift[]> =>
  db
    .selectFrom('gift')
    .selectAll()
    .where('next_look_at', '<=', now.toISOString())
    .orderBy('next_look_at')
    .limit(50)
    .execute()

/** When the next poll is due; undefined for none. */
export async function nextDue(db: Db): Promise<string | undefined> {
  const row = await db
    .selectFrom('gift')
    .select('next_look_at')
    .where('next_look_at', 'is not', null)
    .orderBy('next_look_at')
    .limit(1)
    .executeTakeFirst()
  return row?.next_look_at ?? undefined
}

/** Takes a gift for one poll, for at most `most` milliseconds. False while another process polls, or has just polled. */
export async function claimPoll(db: Db, id: number, now: Date, most: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('gift')
    .set({ looking_until: new Date(now.getTime() + most).toISOString() })
    .where('id', '=', id)
    .where((where) =>
      where.or([where('looking_until', 'is', null), where('looking_until', '<=', now.toISOString())]),
    )
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

type NextPoll = Pick<Gift, 'next_look_at' | 'looking_until'>

export async function setNextPoll(db: Db, id: number, next: NextPoll): Promise<void> {
  await db.updateTable('gift').set(next).where('id', '=', id).execute()
}

/** How long an attempt that came to nothing is kept with its giver's name and telephone, in days. */
export const failedAttemptDays = 30

/**
 * Anonymises attempts that have failed or expired so long ago: they are no gifts. Amount, purpose and dates
 * stay. Returns how many. Money that comes even later still counts, without a name.
 */
export async function forgetFailedAttempts(db: Db, now: Date): Promise<number> {
  const until = new Date(now.getTime() - failedAttemptDays * 86_400_000).toISOString()
  const { numUpdatedRows } = await db
    .updateTable('gift')
    .set({ giver_key: sql<string>`'gift ' || id`, telephone: null, redirect_url: null, prompt: '' })
    .set({ name: '', email: '', message: '' })
    .where('state', 'in', ['failed', 'expired'])
    .where('changed_at', '<', until)
    .where('email', '!=', '')
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** A gift as its giver sees it. */
export function giftAnswer(
  gift: Gift,
  refund?: Selectable<RefundTable>,
  entry = { code: '', root: '', root_day: '' },
): GiftAnswer {
  const { reference, state, mode, amount, currency, fund, method, reason, created_at } = gift
  const isOpen = isOpenGift(state)
  const hasPrompt = isOpen && gift.telephone !== null && !gift.redirect_url
  return {
    reference,
    state,
    mode,
    amount,
    currency,
    fund,
    method,
    reason,
    created_at,
    telephone: maskTelephone(gift.telephone),
    prompt: isOpen ? gift.prompt : '',
    prompt_until: hasPrompt
      ? new Date(Date.parse(created_at) + promptLifeOf(gift.provider)).toISOString()
      : '',
    redirect_url: (isOpen && gift.redirect_url) || '',
    receipt_number: gift.receipt_number ?? '',
    ...entry,
    paid_at: gift.paid_at ?? '',
    fees: gift.fees,
    refund: refund ? { state: refund.state, amount: refund.amount, changed_at: refund.changed_at } : null,
  }
}

/** `024 ... 567` of +233241234567: enough to know one's own number, too little to learn another's. */
function maskTelephone(telephone: string | null): string {
  const dialled = (telephone ?? '').replace(/^\+233/, '0')
  return dialled && `${dialled.slice(0, 3)} ... ${dialled.slice(-3)}`
}
