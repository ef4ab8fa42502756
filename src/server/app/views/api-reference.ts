import { Hono } from 'hono'
import type { AppEnv } from '../../platform/context.ts'
import { addRoutes } from '../api.ts'
import { openApi } from '../api-docs/openapi.ts'

type Schema = {
  type?: string | string[]
  format?: string
  enum?: unknown[]
  anyOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
}
type Content = Record<string, { schema: Schema }>
type Described = {
  summary: string
  description: string
  tags: string[]
  parameters: { name: string; in: string; description?: string }[]
  requestBody?: { content: Content }
  responses: Record<string, { content?: Content }>
}

type Call = {
  method: string
  path: string
  summary: string
  who: string
  /** Field names and types in one line; '' for none. */
  query: string
  takes: string
  answers: string
}
export type Area = { name: string; calls: Call[] }

/** Every API call by area, for the reference page; generated from the same description as openapi.json. */
export function apiReference(): Area[] {
  const app = new Hono<AppEnv>()
  addRoutes(app)
  const paths = openApi(app).paths as Record<string, Record<string, Described>>
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({
      area: described.tags[0] ?? '',
      call: readCall(method, path, described),
    })),
  )
  const areas = Map.groupBy(calls, ({ area }) => area)
  return [...areas].map(([name, areaCalls]) => ({ name, calls: areaCalls.map(({ call }) => call) }))
}

function readCall(method: string, path: string, described: Described): Call {
  const { summary, description, parameters, requestBody, responses } = described
  const content = requestBody?.content ?? {}
  const [[status = '200', answer] = []] = Object.entries(responses)
  const shape = answer?.content?.['application/json']?.schema ?? {}
  const rows = shape.properties?.['results']?.items ?? (shape.type === 'array' ? shape.items : undefined)
  const multipart = content['multipart/form-data']
  const taken = fieldsOf((multipart ?? content['application/json'])?.schema)
  const bytes = answer?.content?.['text/event-stream'] ? 'events' : 'bytes'
  const answered = status === '204' ? 'nothing' : fieldsOf(rows ?? shape) || bytes
  const bare = content['application/offset+octet-stream'] ? 'bytes' : ''
  return {
    method: method.toUpperCase(),
    path,
    summary,
    who: description.replace(/^For: |\.$/g, ''),
    query: parameters.flatMap((one) => (one.in === 'query' ? one.name : [])).join(', '),
    takes: taken ? `${multipart ? 'multipart ' : ''}${taken}` : bare,
    answers: `${status} ${rows ? 'list of ' : ''}${answered}`,
  }
}

/** `title, location?, likes: number`: a question mark means optional; a field without a type is a string. */
const fieldsOf = (schema: Schema | undefined): string =>
  Object.entries(schema?.properties ?? {})
    .map(([name, field]) => {
      const kind = kindOf(field)
      return `${name}${schema?.required?.includes(name) ? '' : '?'}${kind === 'string' ? '' : `: ${kind}`}`
    })
    .join(', ')

function kindOf(schema: Schema): string {
  if (schema.enum) return schema.enum.map((word) => (word === '' ? "''" : String(word))).join(' | ')
  if (schema.anyOf) return schema.anyOf.map(kindOf).join(' or ')
  if (schema.format === 'binary') return 'file'
  if (schema.type === 'array') return `list of ${kindOf(schema.items ?? {})}`
  return schema.format ?? [schema.type ?? 'anything'].flat().join(' or ')
}
