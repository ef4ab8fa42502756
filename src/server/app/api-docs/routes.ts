import type { Hono } from 'hono'
import * as calls from '../../../lib/contract/settings/calls/api.ts'
import { anyone } from '../../accounts/accounts/rights/guards.ts'
import type { AppEnv } from '../../platform/context.ts'
import { Routes } from '../../platform/http/routes.ts'
import { openApi } from './openapi.ts'

export const health = new Routes().answer(calls.readHealth, anyone, () => ({ ok: true }))

/** Serves the API's description at openapi.json. */
export function describeApi(app: Hono<AppEnv>): Routes {
  let document: ReturnType<typeof openApi> | undefined
  return new Routes().answer(calls.readApi, anyone, () => {
    document ??= openApi(app)
    return document
  })
}
