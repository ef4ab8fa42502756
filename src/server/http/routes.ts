import type { Hono } from 'hono'
import type { AppEnv } from './app.ts'
import { type Rule, ruleOf } from './rules.ts'

export type Route = { method: string; path: string; rule: Rule | undefined }

/** Every route of the app with the rule that guards it; undefined where somebody forgot one. */
export function listRoutes(app: Hono<AppEnv>): Route[] {
  const routes = new Map<string, Route>()
  for (const { method, path, handler } of app.routes) {
    if (method === 'ALL') continue
    const name = `${method} ${path}`
    const route = routes.get(name) ?? { method, path, rule: undefined }
    route.rule ??= ruleOf(handler)
    routes.set(name, route)
  }
  return [...routes.values()]
}

/** The methods that some route answers at a path, HEAD beside GET; none for an unknown path. */
export function allowedMethods(app: Hono<AppEnv>, path: string): string[] {
  const methods = listRoutes(app)
    .filter((route) => matches(route.path, path))
    .flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
  return [...new Set(methods)]
}

const matches = (pattern: string, path: string): boolean =>
  new RegExp(`^${pattern.replace(/:[a-z]+(\{\.\+\})?/gi, (_, rest) => (rest ? '.+' : '[^/]+'))}$`).test(path)
