import type * as z from 'zod/mini'
import type { Params, Route } from '../contract/route.ts'
import { answerOf, api } from './client.ts'
import { ifMatch } from './if-match.ts'

type Input<Shape> = Shape extends z.ZodMiniType ? z.input<Shape> : never
type Body<R> = R extends { form: unknown }
  ? { body: FormData | (R extends { orJson: true } ? object : never) }
  : R extends { body: infer Shape }
    ? { body: Input<Shape> | (R extends { visitor: infer Visitor } ? Input<Visitor> : never) }
    : unknown
type Paging = 'limit' | 'offset' | 'search' | 'ordering'
type Query<R> =
  | (R extends { query: infer Own } ? keyof Own : never)
  | (R extends { paged: true } ? Paging : never)
type Asked<R> = [Query<R>] extends [never]
  ? unknown
  : { query?: { [name in Query<R>]?: string | number | undefined } | undefined }
type Seen<R> = R extends { seen: string } ? { seen?: string | number | undefined } : unknown

/**
 * What a call is given: the parameters of its path by name, `body`, `query` (words that are '' are left out), and `seen`, the version or
 * state that the user saw: the call throws 409 when it has changed since.
 */
type Given<R extends Route> = Params<R['path']> & Body<R> & Asked<R> & Seen<R>
type Rest<R extends Route> =
  unknown extends Given<R> ? [] : object extends Given<R> ? [Given<R>?] : [Given<R>]
type Read<R> = R extends { answer: z.ZodMiniType<infer Answer> } ? Promise<Answer> : Promise<void>

type Sent = { res: () => Promise<Response> }
type Loose = {
  body?: object
  query?: object | undefined
  seen?: string | number | undefined
}

/** Makes a call, and reads its answer; nothing where the route has no `answer`. Throws ApiError. */
export function call<R extends Route>(route: R, ...given: Rest<R>): Read<R>
export function call(route: Route, given?: Loose): Promise<unknown> {
  const sent = send(route, given)
  return route.answer ? answerOf(route.answer, sent) : sent.res()
}

/** Makes a call, and leaves the answer (`res`) as it is. Throws ApiError. */
export function request<R extends Route>(route: R, ...given: Rest<R>): Sent
export function request(route: Route, given?: Loose): Sent {
  return send(route, given)
}

function send(route: Route, given: Loose = {}): Sent {
  const { body, query, seen } = given
  const words = query ? `?${new URLSearchParams(Object.entries(query).filter(([, word]) => word))}` : ''
  return api.headers(ifMatch(seen)).fetch(route.method, pathOf(route, given) + words, body)
}

/** The path of a call, for one that is made in another way: with its progress, or as a stream of events. */
export function pathOf<R extends Route>(route: R, parameters: Params<R['path']> & object): string
export function pathOf({ path }: Route, parameters: object): string {
  const named: Record<string, unknown> = { ...parameters }
  return path.replace(/:(\w+)({text})?/g, (_, name) => encodeURIComponent(`${named[name]}`))
}
