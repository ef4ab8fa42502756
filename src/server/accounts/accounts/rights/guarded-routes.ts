import type { Hono } from 'hono'
import type { AppEnv } from '../../../platform/context.ts'
import { type Description, descriptionOf } from '../../../platform/http/describe.ts'
import { ruleOf } from './allow.ts'
import { type Demands, demandsOf } from './demands.ts'

export type Route = {
  method: string
  path: string
  /** Undefined for a route without a rule, which is a mistake. */
  rule: string | undefined
  /** Whom the rule admits, in words. */
  who: string
  description: Description | undefined
  /** Undefined for a route that does not say it. */
  demands: Demands | undefined
}

/** Every route of the app with its guard's rule and its description. */
export function listRoutes(app: Hono<AppEnv>): Route[] {
  const routes = Map.groupBy(
    app.routes.filter(({ method }) => method !== 'ALL'),
    ({ method, path }) => `${method} ${path}`,
  )
  return [...routes.values()].flatMap((same) => {
    const [first] = same
    if (!first) return []
    const { method, path } = first
    const handlers = same.map(({ handler }) => handler)
    const rule = handlers.map(ruleOf).find(Boolean)
    const details = { description: descriptionOf(handlers), demands: demandsOf(handlers) }
    return [{ method, path, rule: rule?.name, who: rule?.who ?? '', ...details }]
  })
}

type Answered = { method: string; pattern: RegExp }

/** By app: to list its routes and to compile their patterns takes longer than most answers, and every unknown path is looked for here. */
const answered = new WeakMap<Hono<AppEnv>, Answered[]>()

/** The methods that any route answers at a path, HEAD in addition to GET; none for an unknown path. */
export function allowedMethods(app: Hono<AppEnv>, path: string): string[] {
  const routes = answered.get(app) ?? listAnswered(app)
  answered.set(app, routes)
  const methods = routes
    .filter(({ pattern }) => pattern.test(path))
    .flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
  return [...new Set(methods)]
}

const listAnswered = (app: Hono<AppEnv>): Answered[] =>
  listRoutes(app).map((route) => ({ method: route.method, pattern: patternOf(route.path) }))

/** Whether a path matches the pattern of a route, `/events/:id{[0-9]+}`. */
export const matchesPath = (pattern: string, path: string): boolean => patternOf(pattern).test(path)

function patternOf(pattern: string): RegExp {
  const form = pattern.replace(/:[a-z]+(?:\{([^}]+)\})?/gi, (_, shape) => shape ?? '[^/]+')
  return new RegExp(`^${form}$`)
}
