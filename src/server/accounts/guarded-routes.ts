import type { Hono } from 'hono'
import type { AppEnv } from '../context.ts'
import { type Description, descriptionOf } from '../http/describe.ts'
import { type Rule, ruleOf } from './guards.ts'

export type Route = {
  method: string
  path: string
  /** Undefined for a route without a rule, which is a mistake. */
  rule: Rule | undefined
  description: Description | undefined
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
    return [{ method, path, rule, description: descriptionOf(handlers) }]
  })
}

/** The methods that any route answers at a path, HEAD in addition to GET; none for an unknown path. */
export function allowedMethods(app: Hono<AppEnv>, path: string): string[] {
  const methods = listRoutes(app)
    .filter((route) => matchesPath(route.path, path))
    .flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
  return [...new Set(methods)]
}

/** Whether a path matches the pattern of a route, `/events/:id{[0-9]+}`. */
export function matchesPath(pattern: string, path: string): boolean {
  const form = pattern.replace(/:[a-z]+(?:\{([^}]+)\})?/gi, (_, shape) => shape ?? '[^/]+')
  return new RegExp(`^${form}$`).test(path)
}
