import { Hono } from 'hono'
import * as z from 'zod/mini'
import type { AppEnv } from '../http/app.ts'
import { describe } from '../http/describe.ts'
import { anyone } from '../http/rules.ts'
import { openApi } from './openapi.ts'

/** The API's description of itself, at openapi.json. */
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
