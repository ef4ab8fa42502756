import type { Id } from '../../contract/base.ts'
import * as calls from '../../contract/people/calls/persons.ts'
import { call } from '../call.ts'
import type { ListQuery } from '../list-query.ts'

/* The register of people: an extension. Each throws ApiError. */

export const listPeople = (query?: ListQuery) => call(calls.listPeople, { query })

/** Up to six people by name, for a choice. */
export const findPeople = async (search: string) =>
  (await call(calls.listPeople, { query: { limit: 6, search } })).rows

export const setHousehold = (id: Id, lives_with: Id | null) =>
  call(calls.setHousehold, { id, body: { lives_with } })

export const setCollectors = (id: Id, people: Id[]) => call(calls.setCollectors, { id, body: { people } })

export const connectAccount = (id: Id, account: Id, seen: string) =>
  call(calls.connectAccount, { id, body: { account, seen } })
