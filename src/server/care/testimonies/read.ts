import type { Context } from 'hono'
import type { TestimonyFields } from '../../../lib/contract/care/testimony.ts'
import { testimonyRules } from '../../../lib/texts/care/testimony-rules.ts'
import type { AppEnv } from '../../platform/context.ts'
import type { Db } from '../../platform/db/tables.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { idOf } from '../../platform/http/ids.ts'
import { testimonyReader } from './approval.ts'
import { findTestimony } from './repo.ts'

/** The testimony in the path, if the caller may see it. Throws 404. */
export async function testimonyOf(c: Context<AppEnv>) {
  const testimony = await findTestimony(c.var.db, idOf(c), testimonyReader(c.var.caller))
  return testimony ?? refuse(404, testimonyRules.noSuch)
}

/** Reads a testimony again within a transaction. Throws 404 when it was deleted. */
export async function findCurrent(db: Db, testimonyId: number): Promise<TestimonyFields> {
  const testimony = await findTestimony(db, testimonyId, { id: 0, everything: true })
  return testimony?.testimony ?? refuse(404, testimonyRules.noSuch)
}
