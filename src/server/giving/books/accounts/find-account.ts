import type { Db } from '../../../platform/db/tables.ts'
import { refuse } from '../../../platform/errors/refusal.ts'
import { bookRefusals } from '../messages.ts'

/** An account of the books. Throws 404. */
export const requireAccount = async (db: Db, id: number) =>
  (await db.selectFrom('book_account').selectAll().where('id', '=', id).executeTakeFirst()) ??
  refuse(404, bookRefusals.noAccount)
