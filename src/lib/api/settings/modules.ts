import { ModulesAnswer, type ModulesForm } from '../../contract/settings/modules.ts'
import { answerOf, api } from '../client.ts'
import { ifMatch } from '../if-match.ts'

/** GET admin/modules/: an extension. Throws ApiError. */
export const readModules = (): Promise<ModulesAnswer> => answerOf(ModulesAnswer, api.get('admin/modules/'))

/** PUT admin/modules/: throws ApiError; 400 when one that is used needs one that is off, 409 when somebody else switched first. */
export const changeModules = (form: ModulesForm, version: number): Promise<ModulesAnswer> =>
  answerOf(ModulesAnswer, api.url('admin/modules/').headers(ifMatch(version)).put(form))
