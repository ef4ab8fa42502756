import type { Role } from '../../browser/session-storage.ts'
import { listUsers } from '../../contract/accounts/calls/users.ts'
import type { DutiesForm } from '../../contract/accounts/duty.ts'
import type { Id } from '../../contract/base.ts'
import * as calls from '../../contract/giving/calls/duties.ts'
import { call } from '../call.ts'
import { api } from '../client.ts'
import { ifMatch } from '../if-match.ts'
import type { ListQuery } from '../resource.ts'

type Holder = { id: Id; role: string }

/**
 * PUT admin/users/{id}/role/ (spec 2 §7), with the fellowship of a leader if one is given: an extension. Throws ApiError; 409 when
 * another user changed the role first.
 */
export async function changeRole(user: Holder, role: Role, fellowship?: Id): Promise<void> {
  await api
    .url(`admin/users/${user.id}/role/`)
    .headers(ifMatch(user.role || 'user'))
    .put({ role, ...(fellowship && { fellowship }) })
    .res()
}

/** DELETE admin/users/{id}/ (spec 2 §7). Throws ApiError; 409 as above. */
export async function deleteUser(user: Holder): Promise<void> {
  await api
    .url(`admin/users/${user.id}/`)
    .headers(ifMatch(user.role || 'user'))
    .delete()
    .res()
}

export const userCalls = {
  /** Without paging parameters: all rows that the backend returns at once. */
  all: () => call(listUsers),
  list: (query: ListQuery) => call(listUsers, { query }),
}

/* Duties beside a role: extensions for the super admin. Each throws ApiError. */

export const readDuties = (id: Id) => call(calls.readDuties, { id })

export const setDuties = (id: Id, body: DutiesForm) => call(calls.setDuties, { id, body })
