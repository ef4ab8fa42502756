import * as calls from '../../contract/people/calls/branches.ts'
import { call } from '../call.ts'
import type { ListQuery } from '../list-query.ts'

export const listBranches = (query?: ListQuery) => call(calls.listBranches, { query })
