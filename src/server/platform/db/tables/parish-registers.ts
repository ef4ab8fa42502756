import type { Generated } from 'kysely'
import type { ParishBook } from '../../../../lib/contract/people/parish-register.ts'

/** The last number that a register gave in a year. */
type ParishNumberTable = { book: ParishBook; year: number; last: number }

/** An entry of a register, written once. */
type ParishEntryTable = {
  id: Generated<number>
  book: ParishBook
  year: number
  number: number
  /** `2026-11-29`. */
  day: string
  name: string
  spouse: string
  place: string
  officiant: string
  paper: string
  /** An object of texts by the name of the detail, as JSON. */
  details: string
  /** The names as old and new spellings have them in common (old-spelling.ts). */
  names_folded: string
  person_id: number | null
  spouse_id: number | null
  is_cancelled: Generated<number>
  entered_by: number | null
  entered_at: string
}

/** What was written beside an entry later. */
type ParishNoteTable = {
  id: Generated<number>
  entry_id: number
  text: string
  cancels: number
  written_by: number | null
  written_at: string
}

type ParishCertificateTable = {
  id: Generated<number>
  entry_id: number
  /** 1 is the original. */
  copy: number
  /** What its QR code says: payload and signature (certificate-code.ts). */
  code: string
  issued_on: string
  issued_by: number | null
}

/** The church's key of certificates, one row; encrypted (platform/keys/encryption.ts). */
type ParishKeyTable = { id: number; sealed: string }

export type ParishRegistersTables = {
  parish_number: ParishNumberTable
  parish_entry: ParishEntryTable
  parish_note: ParishNoteTable
  parish_certificate: ParishCertificateTable
  parish_key: ParishKeyTable
}
