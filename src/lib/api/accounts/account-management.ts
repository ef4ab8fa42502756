import type { Role } from '../../browser/session-storage.ts'
import * as calls from '../../contract/accounts/calls/account-management.ts'
import type { DutiesForm } from '../../contract/accounts/duty.ts'
import type { Id } from '../../contract/base.ts'
import * as duties from '../../contract/giving/calls/duties.ts'
import { call } from '../call.ts'
import type { ListQuery } from '../list-query.ts'

type Holder = { id: Id; role: string }

/**
 * With the fellowship of a leader if one is given: an extension (spec 2 §7). Throws ApiError; 409 when another user changed the role
 * first.
 */
export const changeRole = ({ id, role: seen }: Holder, role: Role, fellowship?: Id) =>
  call(calls.changeRole, { id, seen: seen || 'user', body: { role, ...(fellowship && { fellowship }) } })

/** Throws ApiError; 409 as above (spec 2 §7). */
export const deleteAccount = ({ id, role }: Holder) => call(calls.deleteAccount, { id, seen: role || 'user' })

export const accountCalls = {
  /** Without paging parameters: all rows that the backend returns at once. */
  all: () => call(calls.listAccounts),
  list: (query: ListQuery) => call(calls.listAccounts, { query }),
}

/* Duties beside a role: extensions for the super admin. Each throws ApiError. */

export const readDuties = (id: Id) => call(duties.readDuties, { id })

export const setDuties = (id: Id, body: DutiesForm) => call(duties.setDuties, { id, body })
