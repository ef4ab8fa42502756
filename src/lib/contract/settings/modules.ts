import * as z from 'zod/mini'
import { type ModuleId, moduleIds } from '../../modules/modules.ts'
import { churchRules } from '../../texts/website/church-rules.ts'

const ModuleIds = z.array(z.enum(moduleIds, { error: () => churchRules.thereNoSuchModule })).check(
  z.maxLength(moduleIds.length),
  z.refine((ids) => new Set(ids).size === ids.length, { error: () => churchRules.nameEachModuleOnce }),
)

/** What is stored of the modules: those that are off. */
export const ModuleSettings = z.strictObject({ modules_off: ModuleIds })
export type ModuleSettings = { modules_off: ModuleId[] }

/** PUT admin/modules/: the modules that the church does without; all others are used. */
export const ModulesForm = z.strictObject({ off: ModuleIds })
export type ModulesForm = z.infer<typeof ModulesForm>

/** Which modules are off, and how often that was changed: the precondition of a change (If-Match). */
export const ModulesAnswer = z.strictObject({ version: z.number(), off: ModuleIds })
export type ModulesAnswer = z.infer<typeof ModulesAnswer>
