import type { Generated } from 'kysely'
import { type TrashKind, trashKinds } from '../../../../lib/contract/settings/trash.ts'
import type { Flag } from '../flag.ts'

/** Row counts of tables that are too large to count; maintained by triggers. */
type TallyTable = { name: string; count: number }

/** Append-only. Names are copied, so that an entry outlives the account. */
export type LogEntryTable = {
  id: Generated<number>
  timestamp: string
  account_id: number | null
  username: string | null
  action: string
  detail: string
  /** After 30 days shortened to the network, `203.0.113.0/24`. */
  address: string
  is_shortened: Generated<Flag>
  status: 'success' | 'warning' | 'error'
}

/** Staff's read access to a list or record of people; a repeat within ten minutes increments `times`. */
type AccessEntryTable = {
  id: Generated<number>
  timestamp: string
  /** The reader. The name is copied, so that the entry outlives the account. */
  account_id: number | null
  username: string
  /** For example `members of a fellowship`. */
  what: string
  /** The person whose record was read; null for a list. */
  subject_id: number | null
  /** The search or filter, never the results. */
  filter: string
  row_count: number
  times: Generated<number>
}

/** What staff deleted, for two weeks (trash/repo.ts). The tables themselves no longer have it. */
export type BinEntryTable = {
  id: Generated<number>
  kind: TrashKind
  /** The id of the deleted row. */
  row_id: number
  name: string
  /** The member that it is, or whose it is. */
  account_id: number | null
  /** The fellowship whose leader may restore what they deleted. */
  fellowship_id: number | null
  deleted_by: number | null
  deleted_at: string
  /** JSON of a BinDocument (trash/document.ts). */
  document: string
  /** 1: its author has deleted it and may undo that; nobody else sees it. */
  is_own: Generated<Flag>
}

/** What can be deleted for good, by the names of the tables. */
export const erasedKinds = [...trashKinds, 'person', 'care_note'] as const
export type ErasedKind = (typeof erasedKinds)[number]

/** Something that was deleted for good, without a word of it (docs/decisions/server.md#erasure). */
type ErasureTable = { kind: ErasedKind; row_id: number; made_at: string; erased_at: string }

/** One row: since when deleted rows wait for the rebuild that takes their last bytes out of the files; null when none do. */
type FileRebuildTable = { id: 1; due_since: string | null }

/** A file of something in the bin. */
type BinFileTable = { file_key: string; entry_id: number }

/** A resumable upload. The received size is not stored here: the file's own size is exact even after a crash. */
export type UploadTable = {
  /** 128 random bits; also the file's name in `incoming/`. */
  id: string
  account_id: number
  /** `page` is any file of a page. */
  type: 'video' | 'audio' | 'page'
  /** Bytes of the whole file, as declared by the client. */
  length: number
  /** The header Upload-Metadata as received. */
  metadata: string
  created_at: string
  /** When bytes last arrived; the upload expires a day later. */
  active_at: string
  /** When it became a sermon's recording. */
  used_at: string | null
}

/** One row in a church that was filled with the sample congregation, none in any other. */
type DemonstrationTable = {
  id: 1
  made_at: string
  /** The ids of accounts that have dismissed their first steps, each between spaces. */
  dismissed_by: Generated<string>
}

/** The parts of the demonstration's year that are still to be written (samples/year/write-year.ts). */
type UnwrittenPartTable = { name: string; as_of: string }

/** The tables of operations by name. */
export type OperationsTables = {
  log_entry: LogEntryTable
  access_entry: AccessEntryTable
  tally: TallyTable
  bin_entry: BinEntryTable
  bin_file: BinFileTable
  erasure: ErasureTable
  file_rebuild: FileRebuildTable
  upload: UploadTable
  demonstration: DemonstrationTable
  unwritten_part: UnwrittenPartTable
}
