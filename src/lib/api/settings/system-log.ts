import * as calls from '../../contract/settings/calls/system-log.ts'
import { call } from '../call.ts'
import type { ListQuery } from '../list-query.ts'

export const logCalls = {
  all: () => call(calls.listLog),
  list: (query: ListQuery) => call(calls.listLog, { query }),
}

export const listAccess = (query: ListQuery) => call(calls.listAccess, { query })
