import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { EmailChoice } from '../../../../lib/contract/accounts/member-settings.ts'
import {
  type ConsentPurpose,
  type ConsentsAnswer,
  consentPurposes,
} from '../../../../lib/contract/people/consent.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { readChurchSettings } from '../../../settings/church-settings/repo.ts'

/** Each kind of e-mail is a purpose too: on until a member turns it off. */
type Purpose = ConsentPurpose | EmailChoice
type Decision = { accountId: number; purpose: Purpose; given: boolean; now: Date }

/** A member's decision on each purpose; `undecided` also when the church has raised the policy version since. */
export async function findConsents(db: Db, accountId: number): Promise<ConsentsAnswer> {
  const { policy_version } = await readChurchSettings(db)
  const rows = await decisionsOf(db, accountId, policy_version)
  const consents = consentPurposes.map((purpose) => {
    const last = rows.findLast((row) => row.purpose === purpose)
    return { purpose, state: stateOf(last), decided_at: last?.withdrawn_at ?? last?.given_at ?? '' }
  })
  return { policy_version, consents }
}

const decisionsOf = (db: Db, accountId: number, policyVersion: number) =>
  db
    .selectFrom('consent')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('policy_version', '=', policyVersion)
    .orderBy('id')
    .execute()

const stateOf = (
  last: { withdrawn_at: string | null } | undefined,
): ConsentsAnswer['consents'][number]['state'] =>
  !last ? 'undecided' : last.withdrawn_at ? 'withdrawn' : 'given'

/** Stores a decision: a consent adds a row, a withdrawal dates the row that it ends. Call it in a transaction. */
export async function decideConsent(db: Db, { accountId, purpose, given, now }: Decision): Promise<void> {
  const at = now.toISOString()
  const { policy_version } = await readChurchSettings(db)
  const rows = await decisionsOf(db, accountId, policy_version)
  const state = stateOf(rows.findLast((row) => row.purpose === purpose))
  if (state === (given ? 'given' : 'withdrawn')) return
  const ended = await db
    .updateTable('consent')
    .set({ withdrawn_at: at })
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
  if (!given && state === 'given' && ended.numUpdatedRows > 0n) return
  const decided = given ? { given_at: at, withdrawn_at: null } : { given_at: null, withdrawn_at: at }
  await db
    .insertInto('consent')
    .values({ account_id: accountId, purpose, policy_version, ...decided })
    .execute()
}

/** True for accounts that consent to this purpose; consent to an older version counts until they decide again. */
export const hasConsented = (purpose: ConsentPurpose): RawBuilder<SqlBool> =>
  sql<SqlBool>`exists (select 1 from consent where consent.account_id = account.id
    and consent.purpose = ${purpose} and consent.given_at is not null and consent.withdrawn_at is null)`
