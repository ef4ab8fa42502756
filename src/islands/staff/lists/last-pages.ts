import type { ListQuery } from '../../../lib/api/list-query.ts'
import type { Part } from '../../../lib/contract/lists.ts'
import { $storedUser } from '../../../stores/session.ts'

/*
 * The last page of each list, as long as the page of the browser lives: a section that is opened again shows it at once, until the server has
 * answered. It is shown to the account for which it was asked alone.
 */

type Last = { user: string; asked: string; part: unknown }
type ReadPage<Row> = (query: ListQuery) => Promise<Part<Row>>

const pages = new WeakMap<object, Last>()

/** The last page of a list, where the same account asks for the same. */
export function lastPage<Row>(list: ReadPage<Row>, query: ListQuery): Part<Row> | undefined {
  const last = pages.get(list)
  if (!last || last.user !== $storedUser.get() || last.asked !== JSON.stringify(query)) return undefined
  // What is kept for a list is what that list has answered.
  return last.part as Part<Row>
}

/** Asks for a page, and keeps it for the account that is signed in when it is asked for. */
export async function readPage<Row>(list: ReadPage<Row>, query: ListQuery): Promise<Part<Row>> {
  const user = $storedUser.get()
  const part = await list(query)
  if (user) pages.set(list, { user, asked: JSON.stringify(query), part })
  return part
}

/** Forgets the page of a list of which a row has changed. */
export const forgetPage = (list: object): boolean => pages.delete(list)
