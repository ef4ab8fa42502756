import type { PageEditorAnswer } from '../../../lib/contract/website/page-sharing.ts'
import { nameOfAccount } from '../../accounts/accounts/account-name.ts'
import { editsPage } from '../../accounts/accounts/rights/edited-pages.ts'
import type { Db } from '../../platform/db/tables.ts'

/* The people to whom pages were given. */

/** Whether what somebody writes on a page needs approval; undefined for who was not given the page. */
export async function needsApproval(db: Db, page: number, account: number): Promise<boolean | undefined> {
  const pageEditor = await db
    .selectFrom('page_editor')
    .select('needs_approval')
    .where('page_id', '=', page)
    .where('account_id', '=', account)
    .executeTakeFirst()
  return pageEditor && pageEditor.needs_approval === 1
}

/** Everybody to whom a page was given, by name. */
export async function listEditors(db: Db, page: number): Promise<PageEditorAnswer[]> {
  const rows = await db
    .selectFrom('page_editor')
    .innerJoin('account', 'account.id', 'page_editor.account_id')
    .select(['account.id', 'account.username', 'account.first_name', 'account.last_name', 'needs_approval'])
    .where('page_id', '=', page)
    .orderBy('account.first_name')
    .orderBy('account.id')
    .execute()
  return rows.map(({ id, username, first_name, last_name, needs_approval }) => ({
    account: id,
    username,
    name: nameOfAccount({ first_name, last_name, username }),
    needs_approval: needs_approval === 1,
  }))
}

type Giving = { page: number; account: number; needsApproval: boolean; at: Date }

/** Gives a page to somebody, or changes whether it needs approval; returns whether they did not have it before. */
export async function grantPage(
  db: Db,
  { page, account, needsApproval: needs, at }: Giving,
): Promise<boolean> {
  const isNew = !(await editsPage(db, account, page))
  const needs_approval = needs ? 1 : 0
  await db
    .insertInto('page_editor')
    .values({ page_id: page, account_id: account, needs_approval, given_at: at.toISOString() })
    .onConflict((conflict) => conflict.columns(['page_id', 'account_id']).doUpdateSet({ needs_approval }))
    .execute()
  return isNew
}

/** Takes a page from somebody, with what they ask; false when they did not have it. Call it in a transaction. */
export async function revokePage(db: Db, page: number, account: number): Promise<boolean> {
  await db.deleteFrom('page_request').where('page_id', '=', page).where('account_id', '=', account).execute()
  const { numDeletedRows } = await db
    .deleteFrom('page_editor')
    .where('page_id', '=', page)
    .where('account_id', '=', account)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
