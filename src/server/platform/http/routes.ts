import { type Context, Hono, type MiddlewareHandler } from 'hono'
import type * as z from 'zod/mini'
import { Done } from '../../../lib/contract/answer.ts'
import type { Params, Route } from '../../../lib/contract/route.ts'
import type { AppEnv } from '../context.ts'
import { describe } from './describe.ts'
import { idOf, idPattern } from './ids.ts'
import { type HasBody, type HasForm, takes, takesByCaller, takesForm } from './takes.ts'
import type { FileLimit } from './upload.ts'

type Output<Shape> = Shape extends z.ZodMiniType ? z.infer<Shape> : never
type Visitor<R> = R extends { visitor: infer Shape } ? Output<Shape> : never
type BodyIn<R> = R extends { body: infer Shape } ? HasBody<Output<Shape> | Visitor<R>> : object
type FormIn<R> = R extends { form: infer Fields; files: readonly (infer File extends string)[] }
  ? HasForm<Output<Fields>, File>
  : object
type In<R> = R extends { form: z.ZodMiniType } ? FormIn<R> : BodyIn<R>

/** What a handler answers; a response of its own where that is no JSON. */
type Answer<R> = R extends { type: string } | { status: 204 | 303 }
  ? Response
  : R extends { exact: infer Shape }
    ? Output<Shape>
    : R extends { answer: infer Shape }
      ? Output<Shape>
      : Done
type Handler<R extends Route> = (
  c: Context<AppEnv, string, In<R>>,
  given: Params<R['path']>,
) => Answer<R> | Promise<Answer<R>>
type Limit<R> = R extends { form: unknown } ? [FileLimit] : []
type Rules = MiddlewareHandler<AppEnv> | readonly MiddlewareHandler<AppEnv>[]

const parameter = /:(\w+)({text})?/g

/** An app whose routes are calls of the contract. */
export class Routes extends Hono<AppEnv> {
  /**
   * Answers a call: who may make it and what it demands come first, then its handler, which is given the parameters of the path. `limit` is that of
   * the files of a multipart body.
   */
  answer<R extends Route>(route: R, rules: Rules, handler: Handler<R>, ...limit: Limit<R>): this
  answer(
    route: Route,
    rules: Rules,
    handler: (c: Context<AppEnv>, given: Record<string, string | number>) => object | Promise<object>,
    limit?: FileLimit,
  ): this {
    const { method, path, status } = route
    const names = [...path.matchAll(parameter)]
    const answered: MiddlewareHandler<AppEnv> = async (c) => {
      const given = names.map(([, name = '', text]) => [name, text ? c.req.param(name) : idOf(c, name)])
      const answer = await handler(c, Object.fromEntries(given))
      return answer instanceof Response ? answer : c.json(answer, status === 201 ? 201 : 200)
    }
    this.on(
      method,
      [patternOf(path)],
      ...[rules].flat(),
      descriptionOf(route),
      ...bodyOf(route, limit),
      answered,
    )
    return this
  }
}

/** `events/:id/` as Hono has it: `/events/:id{[0-9]{1,15}}`. */
const patternOf = (path: string): string =>
  `/${path.slice(0, -1)}`.replace(parameter, (named, name, text) => (text ? `:${name}` : named + idPattern))

const descriptionOf = ({ answer, exact, ...told }: Route): MiddlewareHandler<AppEnv> =>
  describe({ ...told, answer: exact ?? answer ?? Done })

function bodyOf({ body, visitor, form, files = [], orJson }: Route, limit?: FileLimit) {
  if (form && limit) return [takesForm(form, { files, limit, ...(orJson && { orJson }) })]
  if (body && visitor) return [takesByCaller(body, visitor)]
  return body ? [takes(body)] : []
}
