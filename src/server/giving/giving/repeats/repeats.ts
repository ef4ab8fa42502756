import type { Selectable } from 'kysely'
import { paymentMethods } from '../../../../lib/contract/giving/donation.ts'
import { largestGift } from '../../../../lib/contract/giving/giving.ts'
import type { CardRepeatForm, RepeatAnswer, RepeatForm } from '../../../../lib/contract/giving/repeat.ts'
import { readAmount } from '../../../../lib/money/money.ts'
import { monthDayAfter, weekdayAfter } from '../../../../lib/time/next-day.ts'
import type { GivingRepeatTable } from '../../../platform/db/tables/giving.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { refuse, refuseFields } from '../../../platform/errors/refusal.ts'
import { encryptSecret, type FactorKeys } from '../../../platform/keys/encryption.ts'
import { readChurch } from '../../../settings/church-settings/repo.ts'
import { givingRefusals } from '../messages.ts'
import type { Providers } from '../providers/provider.ts'
import { findOwn } from '../repo.ts'

export type Repeat = Selectable<GivingRepeatTable>

/** Repeats of one member that are not stopped. */
const mostRepeats = 20

type Setting = { account: number; today: string; now: Date }

/** The first day after a day on which it is time again. */
export const nextTime = ({ every, on_day }: Pick<Repeat, 'every' | 'on_day'>, day: string): string =>
  every === 'week' ? weekdayAfter(day, on_day) : monthDayAfter(day, on_day)

/** A member's repeats with what they came to, the newest first. */
export async function listRepeats(db: Db, account: number): Promise<RepeatAnswer[]> {
  const rows = await db
    .selectFrom('giving_repeat')
    .select(['id', 'way', 'every', 'on_day', 'fund', 'method', 'amount', 'currency', 'card', 'next_on'])
    .select(['stopped_at', 'stopped_why'])
    .where('account_id', '=', account)
    .orderBy('id', 'desc')
    .limit(100)
    .execute()
  const repeats: RepeatAnswer[] = []
  for (const row of rows) {
    const turns = await db
      .selectFrom('repeat_turn')
      .innerJoin('gift', 'gift.id', 'repeat_turn.gift_id')
      .select(['period', 'state', 'receipt_number', 'reason'])
      .where('repeat_id', '=', row.id)
      .orderBy('period', 'desc')
      .limit(12)
      .execute()
    const told = turns.map(({ receipt_number, ...turn }) => ({ ...turn, receipt: receipt_number ?? '' }))
    repeats.push({ ...row, turns: told })
  }
  return repeats
}

/** Sets a reminder. Throws 400 for an amount that the page Give does not take, and 409 for too many. */
export async function addReminder(db: Db, form: RepeatForm, { account, today, now }: Setting): Promise<void> {
  const { currency } = await readChurch(db)
  const unit = readAmount('1', currency) ?? 1
  if (form.amount % unit !== 0 || form.amount > largestGift * unit)
    refuseFields({ amount: [givingRefusals.pleaseGiveWholeAmount] })
  await requireRoom(db, account)
  await db
    .insertInto('giving_repeat')
    .values({
      ...form,
      account_id: account,
      way: 'remind',
      currency,
      mode: 'live',
      email: '',
      card: '',
      sealed_authorization: null,
      next_on: nextTime(form, today),
      created_at: now.toISOString(),
    })
    .execute()
}

async function requireRoom(db: Db, account: number): Promise<void> {
  const running = await db
    .selectFrom('giving_repeat')
    .select('id')
    .where('account_id', '=', account)
    .where('stopped_at', 'is', null)
    .execute()
  if (running.length >= mostRepeats) refuse(409, givingRefusals.theseAreTooMany)
}

type Charging = Setting & { providers: Providers; keys: FactorKeys }

const notAgain = () => givingRefusals.giftsCardCannotBe

const noAnswer = () => givingRefusals.paymentProviderDoesNot

/**
 * Allows the card of one's own gift to be charged each month. The provider is asked for the authorisation only now, so that none is
 * stored of a card whose owner did not agree. Throws 404 for another's gift, and 409 for a gift without an authorisation or while
 * the provider does not answer.
 */
export async function addCard(
  db: Db,
  { reference, on_day }: CardRepeatForm,
  { account, today, now, providers, keys }: Charging,
): Promise<void> {
  const gift = await findOwn(db, account, reference || '-')
  if (gift?.state !== 'succeeded' || gift.method !== paymentMethods[4][0] || gift.fund === 'tickets')
    refuse(404, givingRefusals.noGiftByCard)
  const provider = providers.find(({ name, mode }) => name === gift.provider && mode === gift.mode)
  const authorization = await provider?.cards?.authorizationOf(gift.reference)
  if (authorization === 'no answer') refuse(409, noAnswer())
  if (!authorization) refuse(409, notAgain())
  const { fund, method, amount, currency, mode, email } = gift
  await db.transaction().execute(async (transaction) => {
    await requireRoom(transaction, account)
    const same = await transaction
      .selectFrom('giving_repeat')
      .select('id')
      .where('account_id', '=', account)
      .where('way', '=', 'card')
      .where('fund', '=', fund)
      .where('card', '=', authorization.card)
      .where('stopped_at', 'is', null)
      .executeTakeFirst()
    if (same) refuse(409, givingRefusals.cardChargedForPurpose)
    await transaction
      .insertInto('giving_repeat')
      .values({
        account_id: account,
        way: 'card',
        every: 'month',
        on_day,
        fund,
        method,
        amount,
        currency,
        mode,
        email,
        card: authorization.card,
        sealed_authorization: encryptSecret(keys, authorization.code, account),
        next_on: nextTime({ every: 'month', on_day }, today),
        created_at: now.toISOString(),
      })
      .execute()
  })
}

/** Stops one's own repeat, and forgets the authorisation of its card. Throws 404. */
export async function stopOwnRepeat(db: Db, id: number, { account, now }: Setting): Promise<void> {
  const own = db.selectFrom('giving_repeat').select('id').where('id', '=', id)
  if (!(await own.where('account_id', '=', account).executeTakeFirst())) refuse(404, givingRefusals.noRepeat)
  await stopRepeat(db, id, { now })
}

/** Stops a repeat that runs. Returns whether it did. */
export async function stopRepeat(
  db: Db,
  id: number,
  { now, why = '' }: { now: Date; why?: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('giving_repeat')
    .set({ stopped_at: now.toISOString(), stopped_why: why, sealed_authorization: null })
    .where('id', '=', id)
    .where('stopped_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
