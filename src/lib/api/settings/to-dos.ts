import type { Id } from '../../contract/base.ts'
import * as calls from '../../contract/settings/calls/to-dos.ts'
import { call } from '../call.ts'

/* Extensions of our own backend. Each throws ApiError. */

export const readLeaderToDos = (id: Id) => call(calls.readLeaderToDos, { id })

export const readMediaToDos = () => call(calls.readMediaToDos)

export const readMemberToDos = () => call(calls.readMemberToDos)
