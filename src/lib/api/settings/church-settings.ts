import { ChurchSettingsAnswer, type ChurchSettingsChanges } from '../../contract/settings/church-settings.ts'
import { answerOf, api } from '../client.ts'
import { ifMatch } from '../if-match.ts'

/** GET admin/settings/: an extension. Throws ApiError. */
export const readChurchSettings = (): Promise<ChurchSettingsAnswer> =>
  answerOf(ChurchSettingsAnswer, api.get('admin/settings/'))

/** PATCH admin/settings/: returns all settings. Throws ApiError; 409 when another user changed a setting first. */
export const changeChurchSettings = (
  changes: ChurchSettingsChanges,
  version: number,
): Promise<ChurchSettingsAnswer> =>
  answerOf(ChurchSettingsAnswer, api.url('admin/settings/').headers(ifMatch(version)).patch(changes))
