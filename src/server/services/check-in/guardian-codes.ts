import { sql } from 'kysely'
import { type ChildAnswer, ownCodeLength } from '../../../lib/contract/services/check-in.ts'
import type { TokenKeys } from '../../accounts/accounts/sessions/tokens.ts'
import type { Db } from '../../platform/db/tables.ts'
import { refuseFields } from '../../platform/errors/refusal.ts'
import { isKnownOwner } from '../../register/entries/identity.ts'
import type { CheckInSession } from './check-in-sessions.ts'
import { hashGuardianCode, personOfCode } from './codes.ts'
import { checkInRefusals } from './messages.ts'

/*
 * A code proves that a child's guardian stands at the door. So it must be one that another usher made at the check-in, or the one
 * that the guardian's own account shows (docs/decisions/people.md#children).
 */

type Shown = {
  child: ChildAnswer
  /** All entries of the register that are the child. */
  entries: readonly number[]
  code: string
  /** The account that hands the child over. */
  by: number
  now: Date
  keys: TokenKeys
}

/** Who has a code: nobody by name for one of the check-in, else the guardian. `how` is for the log. */
type Guardian = { collector: number | null; how: string }

/** Whose code it is. Throws 400 for a wrong one, and for one that the same usher made; what `personOfCode` throws. */
export const guardianOfCode = (db: Db, checkInSession: CheckInSession, shown: Shown): Promise<Guardian> =>
  shown.code.length === ownCodeLength ? ofAccount(db, shown) : ofCheckIn(db, checkInSession, shown)

async function ofCheckIn(
  db: Db,
  { id: checkInSession }: CheckInSession,
  { child, entries, code, by, keys }: Shown,
): Promise<Guardian> {
  const hashes = entries.map((person) => hashGuardianCode({ checkInSession, person, code }, keys))
  const good = await db
    .selectFrom('guardian_code')
    .select('made_by')
    .where('sitting_id', '=', checkInSession)
    .where('person_id', 'in', entries)
    .where('code_hash', 'in', hashes)
    .executeTakeFirst()
  if (!good) refuseFields({ code: [checkInRefusals.otherCode({ name: child.name })] })
  if (good.made_by === by)
    refuseFields({
      code: [checkInRefusals.ownCode({ name: child.name })],
    })
  return { collector: null, how: `by the code that account ${good.made_by ?? '?'} made` }
}

async function ofAccount(db: Db, { child, code, keys, now }: Shown): Promise<Guardian> {
  const guardian = await personOfCode(db, code, keys, now)
  const isNamed =
    child.collectors.length > 0
      ? child.collectors.some(({ id }) => id === guardian)
      : await isGrownUpAtHome(db, { child: child.id, guardian, now })
  if (!isNamed) refuseFields({ code: [checkInRefusals.notNamed({ name: child.name })] })
  // The entry may be that of whoever took the name of a guardian.
  if (!(await isKnownGuardian(db, guardian)))
    refuseFields({
      code: [checkInRefusals.unknownGuardian],
    })
  return { collector: guardian, how: `with person ${guardian}, by the code of their account` }
}

async function isKnownGuardian(db: Db, person: number): Promise<boolean> {
  const row = await db.selectFrom('person').select('account_id').where('id', '=', person).executeTakeFirst()
  return row?.account_id ? isKnownOwner(db, row.account_id) : false
}

/** Years of age from which somebody of the household may collect a child for whom nobody is named. */
const ofAge = 18

async function isGrownUpAtHome(
  db: Db,
  { child, guardian, now }: { child: number; guardian: number; now: Date },
): Promise<boolean> {
  const newest = `${now.getUTCFullYear() - ofAge}${now.toISOString().slice(4, 10)}`
  const person = await db
    .selectFrom('person')
    .innerJoin('person as child', 'child.household_id', 'person.household_id')
    .select('person.id')
    .where('person.id', '=', guardian)
    .where('child.id', '=', child)
    .where(sql<boolean>`person.born between '1000' and ${newest}`)
    .executeTakeFirst()
  return person !== undefined && guardian !== child
}
