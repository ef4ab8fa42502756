import { sql } from 'kysely'
import { purposes } from '../../../lib/contract/messages/message.ts'
import { nameOfPerson, type PersonAnswer } from '../../../lib/contract/people/person.ts'
import { formatDay } from '../../../lib/time/dates.ts'
import type { AddressHash } from '../../accounts/unsubscribes/address-hash.ts'
import { findWhatsAppConsent } from '../../accounts/unsubscribes/whatsapp-consent.ts'
import type { Db } from '../../platform/db/tables.ts'
import { callRefusals } from '../../platform/errors/messages.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { listPossibleAccounts } from '../../register/entries/claim.ts'
import { readHistory } from '../../register/entries/history.ts'
import { identities, isProven, readIdentity } from '../../register/entries/identity.ts'
import { wholeOf } from '../../register/entries/merged-entries.ts'
import { bornFor, detailFor, inScope, ofBranch, type Scope } from '../../register/entries/register-scope.ts'
import { people, readRow } from '../../register/entries/repo.ts'
import { hasDied, readFamily } from '../family/family.ts'
import { proposeRelations } from '../family/propose.ts'

/** `stops`: by which a STOP from a number is known, where the church writes by WhatsApp. */
type Reader = { scope: Scope; now: Date; stops?: AddressHash | undefined }

/** A person with all that the reader may see. Throws 404 for somebody whom the reader does not see. */
export async function personAnswer(db: Db, { scope, now, stops }: Reader, id: number): Promise<PersonAnswer> {
  const row = await people(db, scope)
    .select('fellowship.branch_id as fellowship_branch')
    .select(['other_telephone', 'baptised', 'baptism', 'joined', 'ministries', 'language', 'notes'])
    .select(detailFor(scope, 'birthday', 'person.married').as('married'))
    .select(detailFor(scope, 'address', 'person.address').as('address'))
    .where('person.id', '=', id)
    .where(inScope(scope))
    .executeTakeFirst()
  if (!row) refuse(404, callRefusals.thereNoSuchPerson)
  const {
    other_telephone,
    baptised,
    baptism,
    joined,
    married,
    ministries,
    language,
    notes,
    address,
    fellowship_branch,
    ...listed
  } = row
  const isLeader = scope.leads !== undefined
  return {
    ...readRow(listed),
    baptised,
    baptism,
    joined,
    married,
    address,
    fellowship_branch,
    ministries: JSON.parse(ministries) as string[],
    language,
    other_telephone: isLeader ? '' : other_telephone,
    // Notes of an imported list may hold anything, so leaders do not get them.
    notes: isLeader ? '' : notes,
    account: await accountOf(db, row.account_id, isLeader),
    possible_accounts: scope.mayChange ? await possibleAccounts(db, id) : [],
    lives_with: await listHousehold(db, scope, { id, household: row.household }),
    collected_by: await listCollectors(db, scope, id),
    family: await readFamily(db, id, { scope, mayCall: true }),
    proposed_family: scope.mayChange ? await proposeRelations(db, row.household, now) : [],
    has_died: await hasDied(db, id),
    consents: await listConsents(db, id),
    whatsapp: stops ? await whatsAppOf(db, stops, row) : null,
    changes: scope.mayChange ? await readHistory(db, id) : [],
    may_change: scope.mayChange,
    may_care: scope.mayCare,
  }
}

/** The account of an entry, with whether anything shows whose it is. How the office saw its owner is the office's. */
async function accountOf(db: Db, id: number | null, isLeader: boolean): Promise<PersonAnswer['account']> {
  const row = await identities(db)
    .select(['username', 'account_seen.how', 'account_seen.seen_by_name', 'account_seen.at'])
    .where('account.id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  const { how, seen_by_name, at } = row
  const seen = [how, seen_by_name, at && formatDay(at)].filter(Boolean).join(', ')
  return {
    id: row.id,
    username: row.username,
    is_proven: isProven(readIdentity(row)),
    seen: isLeader ? '' : seen,
  }
}

async function possibleAccounts(db: Db, id: number): Promise<PersonAnswer['possible_accounts']> {
  const person = await db.selectFrom('person').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  return (await listPossibleAccounts(db, person)).map(({ known: _, ...account }) => account)
}

/** The others of a household whom the reader sees. */
async function listHousehold(
  db: Db,
  scope: Scope,
  { id, household }: { id: number; household: number | null },
): Promise<PersonAnswer['lives_with']> {
  if (household === null) return []
  const rows = await db
    .selectFrom('person')
    .select(['person.id', 'first_name', 'middle_name', 'last_name'])
    .select(bornFor(scope).as('born'))
    .where('household_id', '=', household)
    .where('person.id', '!=', id)
    .where(inScope(scope))
    .orderBy('person.id')
    .execute()
  return rows.map((row) => ({ id: row.id, name: nameOfPerson(row), born: row.born }))
}

async function listCollectors(db: Db, { branch }: Scope, id: number): Promise<PersonAnswer['collected_by']> {
  const rows = await db
    .selectFrom('collector')
    .innerJoin('person as entry', 'entry.id', 'collector.person_id')
    .innerJoin('person', (join) => join.on('person.id', '=', wholeOf('entry')))
    .select(['person.id', 'person.first_name', 'person.middle_name', 'person.last_name'])
    .distinct()
    .where(
      sql<boolean>`(child_id = ${id} or child_id in (select id from person where merged_into = ${id}))${ofBranch('person', branch)}`,
    )
    .orderBy('person.id')
    .execute()
  return rows.map((row) => ({ id: row.id, name: nameOfPerson(row) }))
}

type Numbered = { id: number; account_id: number | null; telephone: string }

const whatsAppOf = (db: Db, hash: AddressHash, { id, account_id, telephone }: Numbered) =>
  findWhatsAppConsent(db, hash, { accountId: account_id, personId: id, telephone })

async function listConsents(db: Db, id: number): Promise<PersonAnswer['consents']> {
  const rows = await db.selectFrom('person_consent').selectAll().where('person_id', '=', id).execute()
  return purposes.map((purpose) => {
    const consent = rows.find((row) => row.purpose === purpose)
    return {
      purpose,
      given: consent ? consent.given === 1 : null,
      decided_at: consent?.decided_at ?? null,
      how: consent?.how ?? '',
    }
  })
}
