import type { FellowshipMember } from '../../contract/accounts/account-details.ts'
import type { Id } from '../../contract/base.ts'
import * as calls from '../../contract/groups/calls/members.ts'
import { call } from '../call.ts'

export const listMembers = async (id: Id): Promise<FellowshipMember[]> =>
  (await call(calls.listMembers, { id })).rows

/** With words of the name: a few. Throws ApiError. */
export const findMembers = async (id: Id, search: string): Promise<FellowshipMember[]> =>
  (await call(calls.listMembers, { id, query: { limit: 6, search } })).rows
