import type { Generated } from 'kysely'
import type { Book } from '../../../../lib/contract/giving/books-ledger.ts'
import type { GiverFate, PastFate, PastImportState } from '../../../../lib/contract/giving/past-gift.ts'

/** A file of past gifts. Lists are JSON. */
export type GiftImportTable = {
  id: Generated<number>
  book: Book
  name: string
  /** SHA-256 of the file. */
  file_hash: string
  state: PastImportState
  header: string
  fingerprint: string
  samples: string
  mapping: string
  date_order: '' | 'day first' | 'month first'
  asks_order: number
  /** The funds as the file names them, with what was chosen for each (`FileFund`). */
  funds: string
  counts: string
  totals: string
  /** The ids of funds that were made for it. */
  made_funds: Generated<string>
  in_statements: Generated<number>
  row_count: number
  started_by: number | null
  started_at: string
  tried_at: string | null
  done_at: string | null
  undone_at: string | null
  version: number
}

/** A row of the file, until some weeks after it was brought over. */
type GiftImportRowTable = {
  import_id: number
  number: number
  cells: string
  fate: PastFate
  why: string
  plan: string
}

/** A giver as a file names them. Everything that says who gave stands here, so that it is blanked in one row. */
type PastGiverTable = {
  id: Generated<number>
  import_id: number
  /** SHA-256 of what the file says of the giver; '' once it is forgotten. */
  key: string
  name: string
  contacts: string
  envelope: string
  external_id: string
  gifts: number
  /** In the smallest unit. */
  amount: number
  fate: GiverFate
  why: string
  /** The ids of people who it may be. */
  candidates: string
  person_id: number | null
  /** A treasurer said who it is. */
  is_decided: Generated<number>
}

type PastGiftTable = {
  id: Generated<number>
  import_id: number
  giver_id: number | null
  /** The row of the file. */
  number: number
  day: string
  /** In the smallest unit; less than 0 for what was given back. */
  amount: number
  fund_id: number
  method: string
  check_number: string
  memo: string
  batch: string
  /** SHA-256 of what makes the row the same as another one; '' once its giver is forgotten. */
  row_digest: string
}

export type PastGiftsTables = {
  gift_import: GiftImportTable
  gift_import_row: GiftImportRowTable
  past_giver: PastGiverTable
  past_gift: PastGiftTable
}
