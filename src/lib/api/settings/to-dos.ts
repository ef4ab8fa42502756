import type { Id } from '../../contract/base.ts'
import * as calls from '../../contract/settings/calls/to-dos.ts'
import { call } from '../call.ts'

/* Extensions of our own backend. Each throws ApiError. */

export const readLeaderNeeds = (id: Id) => call(calls.readLeaderNeeds, { id })

export const readMediaNeeds = () => call(calls.readMediaNeeds)

export const readMemberNeeds = () => call(calls.readMemberNeeds)
