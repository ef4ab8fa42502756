import type { ListQuery } from '../../../lib/api/list-query.ts'
import type { Part } from '../../../lib/contract/lists.ts'
import { $storedUser } from '../../../stores/session.ts'

/*
 * The last page of each list, as long as the page of the browser lives: a section that is opened again shows it at once, until the server has
 * answered. It is shown to the account for which it was asked alone. It is kept on the function that asks for it: a table of this module would
 * be state, which the build loads with every page.
 */

type Last<Row> = { user: string; asked: string; part: Part<Row> }
type ReadPage<Row> = ((query: ListQuery) => Promise<Part<Row>>) & { last?: Last<Row> | undefined }

/** The last page of a list, where the same account asks for the same. */
export function lastPage<Row>({ last }: ReadPage<Row>, query: ListQuery): Part<Row> | undefined {
  return last && last.user === $storedUser.get() && last.asked === JSON.stringify(query)
    ? last.part
    : undefined
}

/** Asks for a page, and keeps it for the account that is signed in when it is asked for. */
export async function readPage<Row>(list: ReadPage<Row>, query: ListQuery): Promise<Part<Row>> {
  const user = $storedUser.get()
  const part = await list(query)
  if (user) list.last = { user, asked: JSON.stringify(query), part }
  return part
}

/** Forgets the page of a list of which a row has changed. */
export function forgetPage<Row>(list: ReadPage<Row>): void {
  list.last = undefined
}
