import { randomUUID } from 'node:crypto'
import { dayAfter } from '../../../../lib/time/next-day.ts'
import { hashSecret, newSecret } from '../../../accounts/accounts/sessions/secrets.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { decryptSecret, type FactorKeys } from '../../../platform/keys/encryption.ts'
import { churchDay } from '../../../settings/church-settings/place.ts'
import { queueEmail } from '../email-queue.ts'
import { neverReached, nextPoll, noteFound, type PollDeps, pollLease } from '../poll.ts'
import { addGift, claimPoll, type Gift, newGift } from '../repo.ts'
import { resolve } from '../resolve.ts'
import { nextTime, type Repeat, stopRepeat } from './repeats.ts'

/** A charge that is late by more days, because the church's machine was off, is left out: nobody expects it any more. */
const mostLate = 3

type Charging = PollDeps & { keys: FactorKeys; site: string | undefined }

const notSent = 'The church’s machine was off when it was time. Nothing was charged.'
const stopped = 'It was stopped before it was charged.'
const closed = 'The account was closed when it was time. Nothing was charged.'

/**
 * Charges the cards whose time has come, once a period, and stops what was refused. What is to be charged is a gift in the database
 * before the provider is called: a process that is killed leaves it to the next one. Returns how many were charged.
 */
export async function chargeRepeats(deps: Charging): Promise<number> {
  const { db, now } = deps
  await stopRefused(db, now())
  await beginTurns(db, now())
  const waiting = await listUnsent(db)
  let charged = 0
  for (const one of waiting) if (await charge(deps, one)) charged += 1
  if (charged > 0) await stopRefused(db, now())
  return charged
}

/** Stops the repeats whose charge was refused, each with an e-mail. */
async function stopRefused(db: Db, now: Date): Promise<void> {
  const refused = await db
    .selectFrom('giving_repeat')
    .innerJoin('repeat_turn', 'repeat_id', 'giving_repeat.id')
    .innerJoin('gift', 'gift.id', 'gift_id')
    .select(['giving_repeat.id', 'giving_repeat.account_id', 'gift.reason'])
    .where('stopped_at', 'is', null)
    .where('gift.state', 'in', ['failed', 'expired'])
    .where('gift.reason', 'not in', [neverReached, notSent, closed])
    .execute()
  for (const { id, account_id, reason } of refused)
    await db.transaction().execute(async (transaction) => {
      if (await stopRepeat(transaction, id, { now, why: reason || 'The card was refused.' }))
        await queueEmail(transaction, { about: 'stopped', about_id: id, period: '', account_id }, now)
    })
}

/**
 * Makes the gifts whose time has come. The key of the turn keeps a period from having two. What comes due while its owner's account is
 * closed is left out: the owner cannot sign in to stop it.
 */
async function beginTurns(db: Db, now: Date): Promise<void> {
  const today = await churchDay(db, now)
  const due = await db
    .selectFrom('giving_repeat')
    .selectAll()
    .where('way', '=', 'card')
    .where('stopped_at', 'is', null)
    .where('next_on', '<=', today)
    .orderBy('next_on')
    .limit(100)
    .execute()
  for (const repeat of due)
    await db.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('giving_repeat')
        .set({ next_on: nextTime(repeat, today) })
        .where('id', '=', repeat.id)
        .where('next_on', '=', repeat.next_on)
        .where('stopped_at', 'is', null)
        .executeTakeFirst()
      if (numUpdatedRows === 0n || repeat.next_on < dayAfter(today, -mostLate)) return
      const gift = await giftOf(transaction, repeat, now)
      if (!gift) return
      const gift_id = (await addGift(transaction, gift)).id
      await transaction
        .insertInto('repeat_turn')
        .values({ repeat_id: repeat.id, period: repeat.next_on, gift_id })
        .execute()
    })
}

/** The gift of a repeat; undefined while the account of its owner is closed. */
async function giftOf(db: Db, repeat: Repeat, now: Date) {
  const { id, account_id, fund, amount, currency, method, email, mode } = repeat
  const owner = await db
    .selectFrom('account')
    .select(['first_name', 'last_name'])
    .where('id', '=', account_id)
    .where('deletion_requested_at', 'is', null)
    .executeTakeFirst()
  if (!owner) return undefined
  return {
    ...newGift(now),
    reference: randomUUID(),
    secret_hash: hashSecret(newSecret()),
    account_id,
    giver_key: `repeat ${id}`,
    fund,
    amount,
    currency,
    method,
    mode,
    email,
    message: '',
    name: `${owner.first_name} ${owner.last_name}`.trim(),
    telephone: null,
    provider: 'paystack' as const,
    // Nobody asks about it before it is sent, so that it cannot expire meanwhile.
    next_look_at: null,
  }
}

const listUnsent = (db: Db) =>
  db
    .selectFrom('repeat_turn')
    .innerJoin('gift', 'gift.id', 'repeat_turn.gift_id')
    .innerJoin('giving_repeat', 'giving_repeat.id', 'repeat_turn.repeat_id')
    .innerJoin('account', 'account.id', 'giving_repeat.account_id')
    .selectAll('gift')
    .select(['period', 'sealed_authorization', 'stopped_at', 'deletion_requested_at'])
    .select('giving_repeat.account_id as owner')
    .where('gift.state', '=', 'created')
    .orderBy('gift.id')
    .limit(100)
    .execute()

type Unsent = Awaited<ReturnType<typeof listUnsent>>[number]

/** Why a turn is not charged; undefined where it is. */
function whyLeftOut(
  { stopped_at, deletion_requested_at, period }: Unsent,
  today: string,
): string | undefined {
  if (stopped_at !== null) return stopped
  if (deletion_requested_at !== null) return closed
  return period < dayAfter(today, -mostLate) ? notSent : undefined
}

/** Charges a turn. Whoever turns its gift to `sent` does it, and nobody else ever again. */
async function charge(deps: Charging, turn: Unsent): Promise<boolean> {
  const { db, now, providers, keys, site } = deps
  const { sealed_authorization, owner, ...gift } = turn
  const cards = providers.find(({ name, mode }) => name === gift.provider && mode === gift.mode)?.cards
  const code = sealed_authorization ? decryptSecret(keys, sealed_authorization, owner) : undefined
  const why = whyLeftOut(turn, await churchDay(db, now()))
  if (why) {
    await leaveOut(db, gift, why, now())
    return false
  }
  if (!cards || !code) return false
  const { reference, amount, currency, method, email, telephone } = gift
  const sent = await db.transaction().execute(async (transaction) => {
    const running = await transaction
      .selectFrom('repeat_turn')
      .innerJoin('giving_repeat', 'giving_repeat.id', 'repeat_id')
      .innerJoin('account', 'account.id', 'giving_repeat.account_id')
      .select('giving_repeat.id')
      .where('gift_id', '=', gift.id)
      .where('stopped_at', 'is', null)
      .where('deletion_requested_at', 'is', null)
      .executeTakeFirst()
    if (!running) return undefined
    await claimPoll(transaction, gift.id, now(), pollLease)
    const brought = { provider: gift.provider, reference, source: 'repeat', now: now() } as const
    const resolved = await resolve(transaction, { ...brought, fact: { kind: 'sent' } })
    if (!resolved.changed) return undefined
    await transaction
      .updateTable('gift')
      // The look-ups count from now: the gift may have waited for a process that was off.
      .set({
        created_at: now().toISOString(),
        next_look_at: nextPoll({ state: 'sent', created_at: now().toISOString() }, now()),
      })
      .where('id', '=', gift.id)
      .execute()
    return resolved.gift
  })
  if (!sent) return false
  const outcome = await cards.charge({
    reference,
    amount,
    currency,
    method,
    email,
    telephone,
    authorization: code,
    isOwnTelephone: false,
    returnTo: site ?? '',
    callbackUrl: '',
  })
  await noteFound(deps, { ...sent, created_at: now().toISOString() }, { outcome, source: 'repeat' })
  return true
}

async function leaveOut(db: Db, { provider, reference }: Gift, reason: string, now: Date): Promise<void> {
  await resolve(db, { provider, reference, source: 'repeat', now, fact: { kind: 'expired', reason } })
}
