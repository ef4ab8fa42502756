import type { Context, MiddlewareHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../../../platform/context.ts'
import { requireRecentProof } from './step-up.ts'

declare module '../../../platform/context.ts' {
  interface Variables {
    /** What the route demands beyond its rule; absent where it declares nothing. */
    demands?: Demands
  }
}

/** What a route demands beyond its rule (docs/decisions/accounts.md#recent-proof). Empty for a route that was looked at and demands nothing. */
export type Demands = {
  /** When a recent proof of identity is asked for (step-up); `by the password` that its body has, in place of one. */
  proof?: 'always' | `when ${string}` | 'by the password'
  /** Which second person has to approve, and when (dual control); `is the approval` where this route is that. */
  second?: string
  /** Who is told by e-mail of what was done; never only who did it. */
  tells?: string
}

const declared = new WeakMap<object, Demands>()

/**
 * Declares what a route demands: docs/permissions.md lists it. `proof: 'always'` is asked for here. A route that asks for a proof or holds
 * something back without having declared it fails; one that tells somebody without it is reported.
 */
export function demands(demandsOrNothing: Demands | 'nothing'): MiddlewareHandler<AppEnv> {
  const demanded: Demands = demandsOrNothing === 'nothing' ? {} : demandsOrNothing
  const handler = createMiddleware<AppEnv>(async (c, next) => {
    c.set('demands', demanded)
    if (demanded.proof === 'always') await requireRecentProof(c)
    await next()
  })
  declared.set(handler, demanded)
  return handler
}

/** Reports a route that tells somebody by e-mail and does not declare it, as a fault that fails its test. The e-mail goes all the same. */
export function expectTelling(c: Context<AppEnv>): void {
  const undeclared = `${c.req.method} ${c.req.path} does not declare whom it tells.`
  if (!c.var.demands?.tells) c.var.report(new Error(undeclared))
}

/** What a route demands by its handlers; undefined for one that does not say it. */
export const demandsOf = (handlers: readonly object[]): Demands | undefined =>
  handlers.map((handler) => declared.get(handler)).find(Boolean)
