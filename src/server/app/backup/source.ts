import type { Settings } from '../../platform/config.ts'

/** Where the church's data is, and which of it a backup can contain. */
export type Source = {
  dataDir: string
  /** Whether the rows are in SQLite; PostgreSQL is backed up with its own tools. */
  hasDatabase: boolean
  /** Whether uploaded files are in the data folder. */
  hasFiles: boolean
  /** What the operator must do besides the backup. */
  notes: string[]
}

/** Derives from the settings what can be backed up here. */
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
