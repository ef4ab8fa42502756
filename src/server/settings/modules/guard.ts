import { createMiddleware } from 'hono/factory'
import { keptCalls, type ModuleId, moduleIds, modules, type Off } from '../../../lib/modules/modules.ts'
import type { AppEnv } from '../../context.ts'
import { readModulesOff } from '../church-settings/repo.ts'
import { Refused } from '../../platform/errors/refusal.ts'

/** What every address of a module that is off says, on pages and in the API. */
export const notUsed = 'Not used by this church'

const base = '/backend/api/'

/**
 * Refuses (404) the calls of modules that are switched off, with `module` in the body. Without the module of text messages there is no
 * provider for them either.
 */
export const refuseUnusedModules = createMiddleware<AppEnv>(async (c, next) => {
  const off = await readModulesOff(c.get('db'))
  if (off.size > 0) {
    const module = moduleOfCall(c.req.path, off)
    if (module) throw new Refused(404, { detail: `${notUsed}.`, module })
    if (off.has('texts')) c.set('messaging', { ...c.get('messaging'), sms: undefined })
  }
  await next()
})

/** The first module among these to which a call belongs, `/backend/api/rota/turns`; undefined for a call of none of them. */
export function moduleOfCall(path: string, among: Off | readonly ModuleId[]): ModuleId | undefined {
  const call = path.startsWith(base) ? path.slice(base.length) : path
  if (kept.test(call)) return undefined
  return [...among].find((id) => patterns.get(id)?.test(call))
}

const kept = patternOf(keptCalls)
const patterns = new Map(moduleIds.map((id) => [id, patternOf(modules[id].calls)]))

/** Matches these calls with everything below them. */
function patternOf(calls: readonly string[]): RegExp {
  const forms = calls.map((call) => call.replaceAll(/:\w+/g, '[^/]+'))
  return new RegExp(`^(?:${forms.join('|')})(?:/|$)`)
}
