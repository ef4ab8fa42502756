import type { Id } from '../../contract/base.ts'
import * as calls from '../../contract/care/calls/newcomer-cards.ts'
import { call } from '../call.ts'
import type { ListQuery } from '../list-query.ts'

/* Cards of newcomers: an extension. Each throws ApiError. */

export const listCards = (query?: ListQuery) => call(calls.listCards, { query })

type Row = { id: Id; version: number }

export const assignCard = ({ id, version }: Row, account: Id) =>
  call(calls.assignCard, { id, body: { account, version } })

export const closeCard = ({ id, version }: Row, word: string) =>
  call(calls.closeCard, { id, body: { word, version } })

export const reopenCard = ({ id, version }: Row) => call(calls.reopenCard, { id, body: { version } })
