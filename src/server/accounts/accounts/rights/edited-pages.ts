import { type Placeholders, prepared } from '../../../platform/db/prepared.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { readModulesOff } from '../../../settings/church-settings/repo.ts'

/* The pages that were given to an account (cms/editors.ts). */

/** Whether a page was given to somebody; without `page`, whether any was. */
export async function editsPage(db: Db, account: number, page?: number): Promise<boolean> {
  const pageEditor = await db
    .selectFrom('page_editor')
    .select('page_id')
    .where('account_id', '=', account)
    .$if(page !== undefined, (query) => query.where('page_id', '=', page ?? 0))
    .limit(1)
    .executeTakeFirst()
  return pageEditor !== undefined
}

/** The addresses of the pages that were given to somebody; none while the church does without such pages. */
export async function listEditedPaths(db: Db, account: number): Promise<string[]> {
  if ((await readModulesOff(db)).has('fellowship-pages')) return []
  const rows = await findPaths(db, { account })
  return rows.map(({ path }) => path)
}

const findPaths = prepared((db, { account }: Placeholders<{ account: number }>) =>
  db
    .selectFrom('page_editor')
    .innerJoin('page', 'page.id', 'page_editor.page_id')
    .select('page.path')
    .where('page_editor.account_id', '=', account)
    .orderBy('page.path'),
)
