import type { ZodMiniType } from 'zod/mini'
import type { Id } from '../contract/base.ts'
import { type Part, partIn } from '../contract/lists.ts'
import { api, bodyOf } from './client.ts'
import { ifMatch } from './if-match.ts'

/** Page, filter and order of a list; `ordering` is a column, `-column` for descending, '' for the default order. */
export type ListQuery = { limit: number; offset: number; search: string; ordering: string } & Partial<
  Record<Filter | 'from' | 'before' | 'to' | 'fund', string>
>

/** A filter that a list can have. */
export type Filter = 'status' | 'role' | 'fellowship' | 'branch' | 'lacks' | 'whose' | 'series'

/**
 * CRUD calls of one resource. Each throws ApiError; 409 for a change or deletion when another user changed the entry. The
 * mark lets the bundler leave them out, with their schema, of a page that does not use them.
 */
/* @__NO_SIDE_EFFECTS__ */
export function resource<Row, Form>(path: string, row: ZodMiniType<Row>) {
  async function read(query: string): Promise<Part<Row>> {
    return partIn(row, await bodyOf(api.get(`${path}/${query}`)))
  }
  return {
    /** Without paging parameters: all rows that the backend returns at once. */
    all: (): Promise<Part<Row>> => read(''),
    list: (query: ListQuery): Promise<Part<Row>> => {
      const words = Object.entries(query).flatMap(([name, value]) => (value ? [[name, String(value)]] : []))
      return read(`?${new URLSearchParams(words)}`)
    },
    add: async (form: Form): Promise<void> =>
      void (await api
        .url(`${path}/`)
        .post(form as object)
        .res()),
    change: async (id: Id, form: Form): Promise<void> =>
      void (await api
        .url(`${path}/${id}/`)
        .put(form as object)
        .res()),
    /** `seen` is the precondition (If-Match): the version or state that the user saw. */
    remove: async (id: Id, seen?: string | number): Promise<void> =>
      void (await api.url(`${path}/${id}/`).headers(ifMatch(seen)).delete().res()),
  }
}
