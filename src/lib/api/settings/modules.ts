import * as calls from '../../contract/settings/calls/modules.ts'
import type { ModulesForm } from '../../contract/settings/modules.ts'
import { call } from '../call.ts'

/* Extensions of our own backend. Each throws ApiError. */

export const readModules = () => call(calls.readModules)

/** 400 when one that is used needs one that is off, 409 when somebody else switched first. */
export const changeModules = (body: ModulesForm, seen: number) => call(calls.changeModules, { body, seen })
