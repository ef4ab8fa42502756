import { randomInt } from 'node:crypto'
import { codeLetters, ownCodeLength, ownCodeTaken } from '../../../lib/contract/services/check-in.ts'
import { signText, type TokenKeys } from '../../accounts/accounts/sessions/tokens.ts'
import type { Db } from '../../platform/db/tables.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { checkInRefusals } from './messages.ts'

/** HMAC of a guardian's code for one child at one sitting. */
export const hashGuardianCode = (
  { checkInSession, person, code }: { checkInSession: number; person: number; code: string },
  keys: TokenKeys,
): string => signText(`guardian ${checkInSession} ${person} ${code}`, keys)

const hashOwnCode = (code: string, keys: TokenKeys): string => signText(`own-code ${code}`, keys)

/** A new code for a member to show; the one before is no good any more (docs/decisions/people.md#marks-by-time). */
export async function makeOwnCode(db: Db, account: number, keys: TokenKeys, now: Date): Promise<string> {
  for (let tries = 0; tries < 5; tries++) {
    const code = Array.from({ length: ownCodeLength }, () => codeLetters[randomInt(codeLetters.length)]).join(
      '',
    )
    const values = { code_hash: hashOwnCode(code, keys), made_at: now.toISOString() }
    const taken = await db
      .selectFrom('own_code')
      .select('account_id')
      .where('code_hash', '=', values.code_hash)
      .where('account_id', '!=', account)
      .executeTakeFirst()
    if (taken) continue
    await db
      .insertInto('own_code')
      .values({ account_id: account, ...values })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet(values))
      .execute()
    return code
  }
  throw new Error('No code is free')
}

/** The person of the member who shows this code now. Throws 404 for an old one, and 409 for an account without an entry. */
export async function personOfCode(db: Db, code: string, keys: TokenKeys, now: Date): Promise<number> {
  const ownCode = await db
    .selectFrom('own_code')
    .leftJoin('person', 'person.account_id', 'own_code.account_id')
    .select('person.id')
    .where('code_hash', '=', hashOwnCode(code, keys))
    .where('made_at', '>', new Date(now.getTime() - ownCodeTaken * 1000).toISOString())
    .executeTakeFirst()
  if (!ownCode) refuse(404, checkInRefusals.codeIsOver)
  return ownCode.id ?? refuse(409, checkInRefusals.nobodyKnown)
}
