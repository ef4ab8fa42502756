import type { DatabaseSync } from 'node:sqlite'
import { searchable } from '../../../../lib/text/fold.ts'
import { dialledBoth } from '../../../../lib/text/number-search.ts'

/**
 * Adds the functions to a connection with SQLite by which texts and telephone numbers are searched: `searchable` and `dialled_both`.
 * PostgreSQL has them from the baseline (migrations/baseline/triggers/search.ts). Triggers call them, so each connection that writes needs them.
 */
export function addSearchFunctions(db: DatabaseSync): void {
  for (const [name, fold] of Object.entries({ searchable, dialled_both: dialledBoth }))
    db.function(name, { deterministic: true }, (text) => (text === null ? null : fold(String(text))))
}
