import type { Id } from '../../contract/base.ts'
import * as calls from '../../contract/settings/calls/trash.ts'
import type { TrashKind } from '../../contract/settings/trash.ts'
import { call } from '../call.ts'
import type { ListQuery } from '../list-query.ts'
import { isForeign } from '../renewal.ts'

/** Names something in the bin. An entry of the list has both, too. */
type Item = { kind: TrashKind; row: Id }

/** Whether the backend keeps what staff deletes; only ours does. */
export const hasTrash = !isForeign

/* Each throws ApiError. */

export const listTrash = (query: ListQuery) => call(calls.listTrash, { query })

/** 409 when a name is taken or what it belongs to is gone. */
export const restoreFromTrash = ({ kind, row }: Item) => call(calls.restoreFromTrash, { body: { kind, row } })

/** Deletes it for good. */
export const eraseFromTrash = ({ kind, row }: Item) => call(calls.eraseFromTrash, { body: { kind, row } })
