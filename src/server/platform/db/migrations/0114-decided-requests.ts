import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Finds the requests to join a fellowship whose retention period is over. */
export const decidedRequests: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create index fellowship_request_decided on fellowship_request (decided_at)`.execute(db)
  },
}
