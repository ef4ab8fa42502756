import type { Id } from '../../contract/base.ts'
import * as calls from '../../contract/care/calls/care.ts'
import { call } from '../call.ts'
import type { ListQuery } from '../list-query.ts'

/* Tasks of care: an extension. Each throws ApiError. */

export const listTasks = (query?: ListQuery) => call(calls.listTasks, { query })

/** Whom the caller may ask, by name. */
export const findHelpers = (search: string) => call(calls.findHelpers, { query: { search } })

type Row = { id: Id; version: number }

export const assignTask = ({ id, version }: Row, account: Id) =>
  call(calls.assignTask, { id, body: { account, version } })

export const takeTask = ({ id, version }: Row) => call(calls.takeTask, { id, body: { version } })

export const finishTask = ({ id, version }: Row, word: string) =>
  call(calls.finishTask, { id, body: { word, version } })

export const reopenTask = ({ id, version }: Row) => call(calls.reopenTask, { id, body: { version } })
