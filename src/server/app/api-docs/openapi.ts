import type { Hono } from 'hono'
import * as z from 'zod/mini'
import { listRoutes, type Route } from '../../accounts/accounts/rights/guarded-routes.ts'
import type { AppEnv } from '../../platform/context.ts'
import type { Description } from '../../platform/http/describe.ts'

type Json = Record<string, unknown>

const prefix = '/backend/api'

/** The OpenAPI 3.1 description of the API, generated from the routes, so that it is complete. */
export function openApi(app: Hono<AppEnv>): Json & { openapi: string } {
  const paths: Record<string, Json> = {}
  for (const route of listRoutes(app)) {
    if (!route.description || !route.path.startsWith(prefix)) continue
    const path = `${readPath(route.path.slice(prefix.length)) || '/'}/`.replace('//', '/')
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route, route.description) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Asɔre',
      version: '1',
      description:
        'The backend of the church. Every path answers with and without its trailing slash. Sign in at auth/login/ and send the access token as a bearer token; renew it at auth/refresh/ when a call answers 401.',
    },
    servers: [{ url: prefix }],
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Refusal: refusal },
    },
    paths,
  }
}

/** Converts Hono's `/events/:id{[0-9]+}` to OpenAPI's `/events/{id}`. */
const readPath = (path: string) => path.replace(/:([a-z]+)(\{[^}]+\}+)?/gi, '{$1}')

function operation({ method, path, rule, who }: Route, description: Description): Json {
  const { summary, status = 200, type, answer } = description
  return {
    summary,
    operationId: `${method.toLowerCase()}${path
      .slice(prefix.length)
      .replace(/\{[^}]*\}+/g, '')
      .replace(/[^a-z]+(.)?/gi, (_, letter = '') => letter.toUpperCase())}`,
    tags: [path.slice(prefix.length).split('/')[1] || 'health'],
    description: `For: ${who}.`,
    ...(rule === 'anyone' ? {} : { security: [{ bearer: [] }] }),
    parameters: [
      ...pathParameters(path),
      ...queryParameters(description),
      ...headerParameters(description),
      ...seenParameter(description),
    ],
    ...body(description),
    responses: {
      [status]: {
        description: 'It went well',
        ...(status === 204 || status === 303 ? {} : content(schemaOf(answer, 'output'), type)),
      },
      default: {
        description: 'A refusal, with what to do',
        ...content({ $ref: '#/components/schemas/Refusal' }),
      },
    },
  }
}

function pathParameters(path: string): Json[] {
  return [...path.matchAll(/:([a-z]+)(\{\[0-9\])?/gi)].map(([, name, number]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: number ? 'integer' : 'string' },
  }))
}

function queryParameters({ paged, query = {} }: Description): Json[] {
  const paging = {
    limit: 'How many rows, up to 1,000; without it all of them',
    offset: 'How many rows to leave out first',
    search: 'Words to look for',
    ordering: 'A column to order by, with a minus for the reverse',
  }
  return Object.entries({ ...(paged && paging), ...query }).map(([name, description]) => ({
    name,
    in: 'query',
    required: false,
    description,
    schema: { type: ['limit', 'offset'].includes(name) ? 'integer' : 'string' },
  }))
}

function headerParameters({ headers = {} }: Description): Json[] {
  return Object.entries(headers).map(([name, description]) => ({
    name,
    in: 'header',
    required: true,
    description,
    schema: { type: 'string' },
  }))
}

function seenParameter({ seen }: Description): Json[] {
  if (!seen) return []
  const description = `What the caller saw: ${seen}. When it is no longer so, the answer is 409.`
  return [{ name: 'If-Match', in: 'header', required: false, description, schema: { type: 'string' } }]
}

function body({ body: shape, bytes, form, files = [] }: Description): Json {
  if (bytes)
    return { requestBody: { required: true, ...content({ type: 'string', format: 'binary' }, bytes) } }
  if (!shape && !form) return {}
  const fileFields = Object.fromEntries(files.map((name) => [name, { type: 'string', format: 'binary' }]))
  const multipart = form && schemaOf(form, 'input')
  return {
    requestBody: {
      required: true,
      content: {
        ...(shape && { 'application/json': { schema: schemaOf(shape, 'input') } }),
        ...(multipart && {
          'multipart/form-data': {
            schema: { ...multipart, properties: { ...(multipart.properties as Json), ...fileFields } },
          },
        }),
      },
    },
  }
}

const content = (schema: Json, type = 'application/json'): Json => ({ content: { [type]: { schema } } })

function schemaOf(shape: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, { io, unrepresentable: 'any' })
  return schema
}

/** The body of every error response (docs/specification/settled.md). */
const refusal: Json = {
  oneOf: [
    {
      type: 'object',
      properties: { detail: { type: 'string' } },
      required: ['detail'],
      additionalProperties: false,
    },
    { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
  ],
}
