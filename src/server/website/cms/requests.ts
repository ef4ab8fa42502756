import { fetchPage, orderTerm, type Paging, type RowsPage } from '../../platform/db/pagination.ts'
import type { Db } from '../../platform/db/tables.ts'
import type { TextOf } from './rows.ts'
import { inScope, type PageScope } from './search.ts'

/* What those to whom pages were given ask to have published: at most one wish for each text. */

export type PageRequest = {
  account_id: number
  /** The username of who asks. */
  by: string
  /** The version of the text that is to be published. */
  version: number
  note: string
  asked_at: string
  answer: string | null
  answered_at: string | null
}

type Asking = TextOf & { account: number; version: number; note: string; at: Date }

/**
 * Asks that a version of a text be published, in place of what was asked before. Returns whether nothing waited for an answer
 * before. Call it in a transaction.
 */
export async function requestPublication(
  db: Db,
  { id, lang, account, version, note, at }: Asking,
): Promise<boolean> {
  const before = await findRequest(db, { id, lang })
  const request = { account_id: account, version, note, asked_at: at.toISOString() }
  const open = { answer: null, answered_at: null }
  await db
    .insertInto('page_request')
    .values({ page_id: id, lang, ...request })
    .onConflict((conflict) => conflict.columns(['page_id', 'lang']).doUpdateSet({ ...request, ...open }))
    .execute()
  return before === undefined || before.answer !== null
}

/** The wish for a text, waiting or sent back; undefined without one. */
export const findRequest = (db: Db, { id, lang }: TextOf): Promise<PageRequest | undefined> =>
  requests(db).where('page_request.page_id', '=', id).where('page_request.lang', '=', lang).executeTakeFirst()

/** Declines a request to publish, with a comment. */
export async function sendBack(
  db: Db,
  { id, lang, answer, at }: TextOf & { answer: string; at: Date },
): Promise<void> {
  await db
    .updateTable('page_request')
    .set({ answer, answered_at: at.toISOString() })
    .where('page_id', '=', id)
    .where('lang', '=', lang)
    .execute()
}

/** A wish that waits, with the page that it is about. */
export type WaitingRequest = PageRequest & {
  id: number
  path: string
  lang: string
  title: string
  text_version: number
}

/** The wishes that wait for an answer, the oldest first; only for pages in `scope`, if it is given. */
export function listWaiting(
  db: Db,
  paging: Pick<Paging<never>, 'limit' | 'offset'>,
  scope?: PageScope,
): Promise<RowsPage<WaitingRequest>> {
  const all = requests(db)
    .innerJoin('page', 'page.id', 'page_request.page_id')
    .innerJoin('page_text', (join) =>
      join
        .onRef('page_text.page_id', '=', 'page_request.page_id')
        .onRef('page_text.lang', '=', 'page_request.lang'),
    )
    .select(['page.id', 'page.path', 'page_request.lang', 'page_text.title'])
    .select('page_text.version as text_version')
    .where('page_request.answer', 'is', null)
    .$if(scope !== undefined, (query) => query.where(inScope(scope ?? { paths: [] })))
  const byDefault = [orderTerm('page_request.asked_at'), orderTerm('page.id')]
  return fetchPage(all, { ...paging, search: '', order: undefined }, { table: 'page_request', byDefault })
}

const requests = (db: Db) =>
  db
    .selectFrom('page_request')
    .innerJoin('account', 'account.id', 'page_request.account_id')
    .select(['page_request.account_id', 'page_request.version', 'page_request.note', 'page_request.asked_at'])
    .select(['page_request.answer', 'page_request.answered_at', 'account.username as by'])
