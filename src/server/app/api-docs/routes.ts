import { Hono } from 'hono'
import * as z from 'zod/mini'
import { anyone } from '../../accounts/accounts/rights/guards.ts'
import type { AppEnv } from '../../platform/context.ts'
import { describe } from '../../platform/http/describe.ts'
import { openApi } from './openapi.ts'

/** Serves the API's description at openapi.json. */
export function describeApi(app: Hono<AppEnv>): Hono<AppEnv> {
  let document: ReturnType<typeof openApi> | undefined
  return new Hono<AppEnv>().get(
    '/openapi.json',
    anyone,
    describe({ summary: 'This description', answer: z.looseObject({ openapi: z.string() }) }),
    (c) => {
      document ??= openApi(app)
      return c.json(document)
    },
  )
}
