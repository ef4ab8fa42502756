import type { MiddlewareHandler } from 'hono'
import type * as z from 'zod/mini'
import type { Told } from '../../../lib/contract/route.ts'
import type { AppEnv } from '../context.ts'

/** The body of a route, as `takes` and `takesForm` add it (http/takes.ts). */
export type BodyDescription = {
  /** The JSON body. */
  body?: z.ZodMiniType
  /** The text fields of a multipart body, and the names of its files. */
  form?: z.ZodMiniType
  files?: readonly string[]
}

/** What a route accepts and answers: the API description and the tests are generated from it. */
export type Description = BodyDescription & {
  /** One sentence: what a call does. */
  summary: string
  /** The content type of a body of raw bytes. */
  bytes?: 'application/offset+octet-stream'
  /** Request headers, each with its meaning. */
  headers?: Record<string, string>
  /** The route takes `limit`, `offset`, `search` and `ordering`. */
  paged?: boolean
  /** Other query parameters, each with its effect. */
  query?: Record<string, string>
  /** What `If-Match` may hold; the call is refused (409) when another user has changed it since. */
  seen?: string
  /** The status of a successful answer; 200 by default. */
  status?: 200 | 201 | 204 | 303
  /** The content type of a successful answer; application/json by default. */
  type?: Told['type']
  answer: z.ZodMiniType
}

const descriptions = new WeakMap<object, Omit<Description, keyof BodyDescription>>()
const bodies = new WeakMap<object, BodyDescription>()

/** Attaches a description to its route; it does nothing to a request. The body is described by what takes it. */
export function describe(description: Omit<Description, keyof BodyDescription>): MiddlewareHandler<AppEnv> {
  const handler: MiddlewareHandler<AppEnv> = (_, next) => next()
  descriptions.set(handler, description)
  return handler
}

/** Whether a handler is a description, and nothing else. */
export const isDescription = (handler: object): boolean => descriptions.has(handler)

/** Attaches the description of the body to the handler that takes it. */
export function describeBody(handler: object, body: BodyDescription): void {
  bodies.set(handler, body)
}

/** The description of a route by its handlers; undefined for a route without one. */
export function descriptionOf(handlers: readonly object[]): Description | undefined {
  const description = handlers.map((handler) => descriptions.get(handler)).find(Boolean)
  return description && Object.assign({}, ...handlers.map((handler) => bodies.get(handler)), description)
}
