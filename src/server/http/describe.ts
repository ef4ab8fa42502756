import type { MiddlewareHandler } from 'hono'
import type * as z from 'zod/mini'
import type { AppEnv } from '../context.ts'

/** What a route takes and answers: the API's own description and the tests are made from it. */
export type Description = {
  /** One sentence: what a call does. */
  summary: string
  /** The JSON body. */
  body?: z.ZodMiniType
  /** The text fields of a multipart body, and the names of its files. */
  form?: z.ZodMiniType
  files?: readonly string[]
  /** The type of a body of bare bytes. */
  bytes?: 'application/offset+octet-stream'
  /** Headers that a call carries, each with what it says. */
  headers?: Record<string, string>
  /** It takes `limit`, `offset`, `search` and `ordering`. */
  paged?: boolean
  /** Other parameters of the query, each with what it does. */
  query?: Record<string, string>
  /** What `If-Match` may name, so that the call is refused (409) when somebody else was faster. */
  seen?: string
  /** Of the good answer; 200 unless said otherwise. */
  status?: 200 | 201 | 204
  /** Of the good answer; application/json unless said otherwise. */
  type?: 'text/event-stream' | 'text/calendar'
  answer: z.ZodMiniType
}

const descriptions = new WeakMap<object, Description>()

/** Describes the route that it stands in; it does nothing to a call. */
export function describe(description: Description): MiddlewareHandler<AppEnv> {
  const handler: MiddlewareHandler<AppEnv> = (_, next) => next()
  descriptions.set(handler, description)
  return handler
}

/** The description that a handler carries, or undefined. */
export const descriptionOf = (handler: object): Description | undefined => descriptions.get(handler)
