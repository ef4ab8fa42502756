import { createMiddleware } from 'hono/factory'
import { keptCalls, type ModuleId, modules, type Off } from '../../../lib/modules/modules.ts'
import type { AppEnv } from '../../platform/context.ts'
import { Refused } from '../../platform/errors/refusal.ts'
import { readModulesOff } from '../church-settings/repo.ts'
import { trashRefusals } from '../trash/messages.ts'

/** What every call of a module that is off says, as its pages do (src/pages/not-used.astro). */
const notUsed = () => trashRefusals.notUsedByChurch

const base = '/backend/api/'

/**
 * Refuses (404) the calls of modules that are switched off, with `module` in the body. Without the module of text messages there is no
 * provider for them either.
 */
export const refuseUnusedModules = createMiddleware<AppEnv>(async (c, next) => {
  const off = await readModulesOff(c.get('db'))
  if (off.size > 0) {
    const module = moduleOfCall(c.req.path, off)
    if (module) throw new Refused(404, { detail: `${notUsed()}.`, module })
    if (off.has('texts')) c.set('messaging', { ...c.get('messaging'), sms: undefined })
  }
  await next()
})

/** The first module among these to which a call belongs, `/backend/api/rota/turns`; undefined for a call of none of them. */
export function moduleOfCall(path: string, among: Off | readonly ModuleId[]): ModuleId | undefined {
  const segments = segmentsOf(path.startsWith(base) ? path.slice(base.length) : path)
  const isBelowAny = (calls: readonly string[]) => calls.some((call) => isBelow(segments, segmentsOf(call)))
  return isBelowAny(keptCalls) ? undefined : [...among].find((id) => isBelowAny(modules[id].calls))
}

const segmentsOf = (path: string): string[] => path.split('/')

/** Whether a call is the one of these segments or below it; `:id` is any one. */
const isBelow = (path: readonly string[], call: readonly string[]): boolean =>
  call.length <= path.length && call.every((part, at) => part.startsWith(':') || part === path[at])
