import type { Id } from '../../contract/base.ts'
import * as calls from '../../contract/services/calls/check-in.ts'
import type { CheckInSessionForm, CollectionForm } from '../../contract/services/check-in.ts'
import { call } from '../call.ts'
import type { ListQuery } from '../list-query.ts'

/* Who is here at a service: an extension. Each throws ApiError. Acts go through the outbox (lib/services/offline-check-in.ts). */

export const readToday = () => call(calls.readToday)

export const openCheckInSession = (body: CheckInSessionForm) => call(calls.openCheckInSession, { body })

export const readCheckInSession = (id: Id) => call(calls.readCheckInSession, { id })

export const readNames = (id: Id) => call(calls.readNames, { id })

/** Somebody who is not in the phone's list. */
export const findNames = (id: Id, search: string) => call(calls.findNames, { id, query: { search } })

export const sendOwnCode = (id: Id, code: string) => call(calls.sendOwnCode, { id, body: { code } })

export const readChild = (id: Id, child: Id) => call(calls.readChild, { id, child })

export const collectChild = (id: Id, body: CollectionForm) => call(calls.collectChild, { id, body })

export const makeOwnCode = () => call(calls.makeOwnCode)

export const listCheckInSessions = (query: ListQuery) => call(calls.listCheckInSessions, { query })
