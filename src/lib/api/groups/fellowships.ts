import * as calls from '../../contract/groups/calls/fellowships.ts'
import { call } from '../call.ts'
import type { ListQuery } from '../list-query.ts'

/** A page of the fellowships; without `query` all of them. Throws ApiError. */
export const listFellowships = (query?: ListQuery) => call(calls.listFellowships, { query })
