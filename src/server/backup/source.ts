import type { Settings } from '../config.ts'

/** Where the church keeps what, and what of it a backup of ours can hold. */
export type Source = {
  dataDir: string
  /** Whether the rows are in SQLite; another engine is copied by its own tools. */
  hasDatabase: boolean
  /** Whether uploaded files lie in the data folder. */
  hasFiles: boolean
  /** What a person must do beside the backup. */
  notes: string[]
}

/** Reads from the settings what can be backed up here. */
export function sourceOf(settings: Settings): Source {
  const hasDatabase = !settings.DATABASE_URL
  const hasFiles = !settings.S3_BUCKET
  return {
    dataDir: settings.DATA_DIR,
    hasDatabase,
    hasFiles,
    notes: [
      ...(hasDatabase
        ? []
        : ['The rows are in PostgreSQL and not in here: back them up with pg_dump, first.']),
      ...(hasFiles ? [] : ['Uploaded files are in S3 and not in here: keep their versions there.']),
    ],
  }
}
