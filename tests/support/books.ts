import type { Duty } from '../../src/lib/contract/accounts/duty.ts'
import type { CountAnswer, Notes } from '../../src/lib/contract/giving/books-count.ts'
import type { EntryAnswer } from '../../src/lib/contract/giving/books-ledger.ts'
import type { FundId, GiftMode } from '../../src/lib/contract/giving/giving.ts'
import { postGift, postRefund } from '../../src/server/giving/books/post-gift.ts'
import { openChurch } from './church.ts'

type Given = {
  amount: number
  fund?: FundId
  fees?: number | null
  accountId?: number | null
  mode?: GiftMode
  paidAt?: string
  /** The pledge of which it is a part. */
  pledge?: number | null
}

/** A church whose fellowship leader is the treasurer, and whose second leader counts. */
export async function openBooks() {
  const church = await openChurch()
  const { db } = church
  const holder = async (username: string, duty: Duty) => {
    const { access, user } = await church.signIn(username)
    const granted_at = church.clock.now.toISOString()
    await db
      .insertInto('duty')
      .values({ account_id: Number(user['id']), duty, granted_at })
      .execute()
    return access
  }
  const treasurer = await holder('leader', 'treasurer')
  const counter = await holder('leader2', 'counter')
  const { access: admin } = await church.signIn('admin')
  const { access: member, user } = await church.signIn('member')
  const fundOf = async (purpose: FundId) =>
    (await db.selectFrom('fund').select('id').where('purpose', '=', purpose).executeTakeFirstOrThrow()).id
  const count = async (id: number, access: string) =>
    (await church.get(`books/counts/${id}/`, access)).body as CountAnswer

  return {
    church,
    treasurer,
    counter,
    admin,
    member,
    memberId: Number(user['id']),
    holder,
    count,
    tithe: await fundOf('tithe'),
    offering: await fundOf('offering'),
    /** A gift that has succeeded, and is posted. Returns its id. */
    async give(given: Given) {
      const { amount, fund = 'tithe', fees = null, accountId = null, mode = 'sample', paidAt } = given
      const { pledge: pledge_id = null } = given
      const { now } = church.clock
      const [at, paid_at] = [now.toISOString(), paidAt ?? now.toISOString()]
      return db.transaction().execute(async (transaction) => {
        const { id } = await transaction
          .insertInto('gift')
          .values({
            reference: crypto.randomUUID(),
            secret_hash: crypto.randomUUID(),
            giver_key: 'x',
            fund,
            amount,
            currency: 'GHS',
            method: 'mtn-momo',
            name: 'Esi',
            email: 'e@example.com',
            message: '',
            provider: 'paystack',
            mode,
            state: 'succeeded',
            fees,
            account_id: accountId,
            paid_at,
            created_at: at,
            changed_at: at,
            pledge_id,
          })
          .returning('id')
          .executeTakeFirstOrThrow()
        const receipt_number = await postGift(transaction, {
          id,
          mode,
          fund,
          amount,
          fees,
          paidAt: paid_at,
          pledge_id,
          now,
        })
        await transaction.updateTable('gift').set({ receipt_number }).where('id', '=', id).execute()
        return id
      })
    },
    /** Gives a part of a gift back. */
    async giveBack(giftId: number, amount: number) {
      const { now } = church.clock
      const [asked_at, changed_at] = [now.toISOString(), now.toISOString()]
      await db.transaction().execute(async (transaction) => {
        const { id } = await transaction
          .insertInto('refund')
          .values({ gift_id: giftId, amount, reason: 'x', state: 'processed', asked_at, changed_at })
          .returning('id')
          .executeTakeFirstOrThrow()
        await postRefund(transaction, { id, giftId, amount, now })
      })
    },
    async openCount() {
      const form = { day: '2026-11-15', service: 'First service' }
      return (await church.post('books/counts/', form, counter)).body as CountAnswer
    },
    enter: (id: number, notes: Notes[], access: string) =>
      church.put(`books/counts/${id}/sheet/`, { notes }, access),
    /** Signs what the caller sees now. */
    async sign(id: number, access: string) {
      const { version } = await count(id, access)
      return church.post(`books/counts/${id}/sign/`, { version }, access)
    },
    async entries() {
      const { body } = await church.get('books/entries/', treasurer)
      return (body as { results: EntryAnswer[] }).results
    },
    [Symbol.asyncDispose]: () => church[Symbol.asyncDispose](),
  }
}
