import * as calls from '../../contract/settings/calls/workspace.ts'
import { call } from '../call.ts'

/** An extension of our own backend. Throws ApiError. */
export const readWorkspace = () => call(calls.readWorkspace)
