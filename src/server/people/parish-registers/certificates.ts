import { createHash } from 'node:crypto'
import type {
  CertificateCheckAnswer,
  ParishEntryAnswer,
} from '../../../lib/contract/people/parish-register.ts'
import { type CertificateFacts, initialsOf } from '../../../lib/people/certificate-code.ts'
import type { Db } from '../../platform/db/tables.ts'
import type { FactorKeys } from '../../platform/keys/encryption.ts'
import { findParishEntry } from './entries.ts'
import { signCode, verifiedFacts } from './key.ts'

type Issued = { by: number; day: string; keys: FactorKeys }

/** Issues a certificate of an entry, the original or the next copy. Call it in a transaction. */
export async function issueCertificate(
  db: Db,
  entry: ParishEntryAnswer,
  { by, day, keys }: Issued,
): Promise<{ id: number; copy: number }> {
  const copy = (entry.certificates.at(-1)?.copy ?? 0) + 1
  const { book, year, number } = entry
  const facts: CertificateFacts = {
    book,
    year,
    number,
    initials: initialsOf([entry.name, entry.spouse]),
    day: entry.day,
    copy,
    issued_on: day,
    digest: digestOf(entry),
  }
  const { id } = await db
    .insertInto('parish_certificate')
    .values({
      entry_id: entry.id,
      copy,
      code: await signCode(db, keys, facts),
      issued_on: day,
      issued_by: by,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, copy }
}

/** Of all that was written into the register: 16 letters of base64url. */
const digestOf = ({ name, spouse, day, place, officiant, details }: ParishEntryAnswer): string =>
  createHash('sha256')
    .update(
      JSON.stringify([name, spouse, day, place, officiant, details.map((one) => [one.name, one.value])]),
    )
    .digest('base64url')
    .slice(0, 16)

/** A certificate with its entry, or undefined. */
export async function findCertificate(db: Db, id: number) {
  const certificate = await db
    .selectFrom('parish_certificate')
    .select(['entry_id', 'copy', 'code', 'issued_on'])
    .where('id', '=', id)
    .executeTakeFirst()
  const entry = certificate && (await findParishEntry(db, certificate.entry_id))
  return entry && { ...certificate, entry }
}

/** What may be known of a certificate by its code; undefined for one that is not this church's, or says something else than the register. */
export async function checkCertificate(
  db: Db,
  keys: FactorKeys,
  code: string,
): Promise<CertificateCheckAnswer | undefined> {
  const facts = await verifiedFacts(db, keys, code)
  if (!facts) return undefined
  const { digest, ...shown } = facts
  const row = await db
    .selectFrom('parish_entry')
    .select('id')
    .where('book', '=', facts.book)
    .where('year', '=', facts.year)
    .where('number', '=', facts.number)
    .executeTakeFirst()
  const entry = row && (await findParishEntry(db, row.id))
  if (!entry || digestOf(entry) !== digest) return undefined
  const isNoted = entry.notes.some(({ at }) => at.slice(0, 10) > facts.issued_on)
  return { ...shown, state: entry.is_cancelled ? 'cancelled' : isNoted ? 'noted' : 'valid' }
}
