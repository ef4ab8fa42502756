import type { Migration } from 'kysely/migration'
import { baseline } from './0158-baseline.ts'
import { demonstration } from './0161-demonstration.ts'

/** Every migration by its name, run in the order of the names. A landed one is never edited: add the next. */
export const migrations: Record<string, Migration> = {
  '0158-baseline': baseline,
  '0161-demonstration': demonstration,
}
