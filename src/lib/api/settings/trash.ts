import type { Id } from '../../contract/base.ts'
import * as calls from '../../contract/settings/calls/trash.ts'
import type { BinKind } from '../../contract/settings/trash.ts'
import { call } from '../call.ts'
import type { ListQuery } from '../list-query.ts'
import { isForeign } from '../renewal.ts'

/** Names something in the bin. An entry of the list has both, too. */
type Item = { kind: BinKind; row: Id }

/** Whether the backend keeps what staff deletes; only ours does. */
export const hasBin = !isForeign

/* Each throws ApiError. */

export const listBin = (query: ListQuery) => call(calls.listBin, { query })

/** 409 when a name is taken or what it belongs to is gone. */
export const restoreFromBin = ({ kind, row }: Item) => call(calls.restoreFromBin, { body: { kind, row } })

/** Deletes it for good. */
export const eraseFromBin = ({ kind, row }: Item) => call(calls.eraseFromBin, { body: { kind, row } })
