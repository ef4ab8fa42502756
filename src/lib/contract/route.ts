import type * as z from 'zod/mini'

type Shape = z.ZodMiniType<object>

/** What a call takes and answers. The browser's scripts keep `answer` alone (integrations/browser-routes.ts). */
export type Told = {
  /** What the browser reads of the answer; without it nothing. */
  answer?: z.ZodMiniType
  /** Exactly what our backend answers, where the browser reads less or more leniently. Without `exact` and `answer` it is a sentence (`Done`). */
  exact?: z.ZodMiniType
  /** One sentence: what a call does. */
  summary: string
  /** The JSON body; `visitor`: that of a caller who is not signed in. */
  body?: Shape
  visitor?: Shape
  /** The text fields of a multipart body, and the names of its files. `orJson`: or the same fields as JSON, without files. */
  form?: Shape
  files?: readonly string[]
  orJson?: true
  /** Request headers, each with its meaning. */
  headers?: Record<string, string>
  /** The route takes `limit`, `offset`, `search` and `ordering`. */
  paged?: true
  /** Other query parameters, each with its effect. */
  query?: Record<string, string>
  /** What `If-Match` may hold; the call is refused (409) when another user has changed it since. */
  seen?: string
  /** The status of a successful answer; 200 by default. */
  status?: 201 | 204 | 303
  /** The content type of a successful answer; application/json by default. */
  type?:
    | 'text/event-stream'
    | 'text/calendar'
    | 'text/plain'
    | 'application/pdf'
    | 'application/zip'
    | 'application/octet-stream'
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
export type Route<Path extends string = string> = Told & { method: Method; path: Path }

/**
 * One call of the API, said once: `call` makes it (lib/api/call.ts), `Routes` answers it (platform/http/routes.ts), the API description lists it.
 * A parameter of the path is the number of a row, `:id`, or a text, `:slug{text}`.
 */
/* @__NO_SIDE_EFFECTS__ */
export const route = <const Path extends string, const T extends Told>(
  method: Method,
  path: Path,
  told: T,
): T & { method: Method; path: Path } => ({ ...told, method, path })

/** The parameters of a path by name. */
export type Params<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Param<Name> & Params<Rest>
  : unknown

type Param<Name extends string> = Name extends `${infer Text}{text}`
  ? { [key in Text]: string }
  : { [key in Name]: number }
