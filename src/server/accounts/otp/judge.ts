import { timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import type { TextCode } from '../../../lib/contract/accounts/otp.ts'
import type { AppEnv } from '../../platform/context.ts'
import { refuseFields } from '../../platform/errors/refusal.ts'
import { record } from '../../settings/system-log/repo.ts'
import { findOwner } from '../accounts/addresses/confirmed-telephones.ts'
import { accountRefusals } from '../accounts/messages.ts'
import { type Account, findAccount } from '../accounts/repo.ts'
import { countTry, hashCode, type Purpose } from './codes.ts'

/** A right code, whose try is counted and which is not used up yet. `confirmedAt` is null for a number that is to be confirmed. */
export type RightCode = { id: number; account: Account; telephone: string; confirmedAt: string | null }

/**
 * The account of a right code of the device that asked for it. Throws 400 with one sentence for everything else: wrong, too old, used,
 * tried too often, of another device or purpose, of a number that nobody has or that was changed since.
 */
export async function judgeCode(
  c: Context<AppEnv>,
  { request, text_code, purpose }: TextCode & { purpose: Purpose },
): Promise<RightCode> {
  const giveBack = await c.var.limits.consume('text code by address', c.var.address)
  const { db } = c.var
  const row = await countTry(db, { token: request, purpose, now: c.var.now() })
  const isRight = isSame(row?.code_hash ?? '', hashCode(request, text_code))
  // The same queries, whoever it was.
  const account = await findAccount(db, row?.account_id ?? 0)
  const owner = await findOwner(db, row?.telephone ?? '')
  const isOwners = purpose === 'confirm' || owner?.account_id === row?.account_id
  if (row && isRight && account && isOwners) {
    await giveBack()
    const confirmedAt = purpose === 'confirm' ? null : (owner?.confirmed_at ?? null)
    return { id: row.id, account, telephone: row.telephone, confirmedAt }
  }
  await noteWrong(c, account, 'code by text message')
  return refuseWrong()
}

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

/** Throws 400 at the code. */
export function refuseWrong(): never {
  refuseFields({
    text_code: [accountRefusals.codeNotRightOr],
  })
}

export const noteWrong = (c: Context<AppEnv>, account: Account | undefined, detail: string): Promise<void> =>
  record(c.var.db, {
    at: c.var.now(),
    action: 'Sign-in failed',
    detail,
    address: c.var.address,
    status: 'warning',
    ...(account && { account }),
  })
