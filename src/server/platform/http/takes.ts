import type { Context, MiddlewareHandler } from 'hono'
import * as z from 'zod/mini'
import type { AppEnv } from '../context.ts'
import { parseBody, readBody } from './body.ts'
import { describeBody } from './describe.ts'
import { type FileLimit, type ReceivedFile, withMultipart } from './upload.ts'

/*
 * The body of a route, declared in one place: its description, its parsing, its checks and its type follow from it. It is read when the
 * handler asks for it, because a missing proof, an exhausted rate limit and a missing row are refused before the body is
 * read (docs/decisions/specification.md#one-schema).
 */

type Shape = z.ZodMiniType<object>

/** A context that has such a body, as Hono's own validators type it. */
export type HasBody<Body> = { in: { json: Body }; out: { json: Body } }

/** The route takes a JSON body of this schema: `bodyOf(c)`. */
export function takes<Body extends Shape>(
  shape: Body,
): MiddlewareHandler<AppEnv, string, HasBody<z.infer<Body>>> {
  return takesJson(() => shape, shape)
}

/** The same for a route where visitors say more of themselves than members, whom their token names. */
export function takesByCaller<Member extends Shape, Visitor extends Shape>(
  member: Member,
  visitor: Visitor,
): MiddlewareHandler<AppEnv, string, HasBody<z.infer<Member> | z.infer<Visitor>>> {
  return takesJson((c) => (c.var.caller ? member : visitor), z.union([member, visitor]))
}

function takesJson<Body>(shapeOf: (c: Context<AppEnv>) => Shape, body: Shape) {
  const handler: MiddlewareHandler<AppEnv, string, HasBody<Body>> = (c, next) => {
    c.set('readBody', async () => c.req.addValidatedData('json', await readBody(c, shapeOf(c))))
    return next()
  }
  describeBody(handler, { body })
  return handler
}

/** The JSON body that a route takes. Throws 415, 413, and 400 with sentences by field. */
export async function bodyOf<Body>(c: Context<AppEnv, string, HasBody<Body>>): Promise<Body> {
  await c.var.readBody()
  return c.req.valid('json')
}

/** A multipart body that has arrived: its text fields, checked, and its files. */
export type Form<Fields, File extends string> = { fields: Fields; files: Partial<Record<File, ReceivedFile>> }
export type HasForm<Fields, File extends string> = {
  in: { form: Form<Fields, File> }
  out: { form: Form<Fields, File> }
}

type FormOptions<File extends string> = {
  files: readonly File[]
  limit: FileLimit
  /** The route takes the same fields as JSON too, without files. */
  orJson?: true
}

/** The route takes a multipart body of these fields and files: `formOf(c, use)`. */
export function takesForm<Fields extends Shape, File extends string>(
  shape: Fields,
  { orJson, ...options }: FormOptions<File>,
): MiddlewareHandler<AppEnv, string, HasForm<z.infer<Fields>, File>> {
  const handler: MiddlewareHandler<AppEnv, string, HasForm<z.infer<Fields>, File>> = (c, next) => {
    const isJson = orJson && !/^multipart\//i.test(c.req.header('content-type') ?? '')
    c.set('readForm', async (use) => {
      const take = ({ fields, files }: Form<object, File>) => {
        c.req.addValidatedData('form', { fields, files })
        return use()
      }
      if (isJson) return take({ fields: await readBody(c, shape), files: {} })
      return withMultipart(c, options, ({ fields, files }) =>
        take({ fields: parseBody(fields, shape), files }),
      )
    })
    return next()
  }
  describeBody(handler, { form: shape, files: options.files, ...(orJson && { body: shape }) })
  return handler
}

/**
 * Calls `use` with the multipart body that a route takes, and removes the files that `use` did not move away. Throws 415, 413,
 * and 400 with sentences by field.
 */
export function formOf<Fields, File extends string, Result>(
  c: Context<AppEnv, string, HasForm<Fields, File>>,
  use: (form: Form<Fields, File>) => Promise<Result>,
): Promise<Result> {
  return c.var.readForm(() => use(c.req.valid('form')))
}
