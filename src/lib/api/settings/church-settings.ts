import * as calls from '../../contract/settings/calls/church-settings.ts'
import { ChurchSettingsAnswer, type ChurchSettingsChanges } from '../../contract/settings/church-settings.ts'
import { request } from '../call.ts'
import { answerOf } from '../client.ts'

/* Extensions of our own backend. Each throws ApiError. */

export const readChurchSettings = (): Promise<ChurchSettingsAnswer> =>
  answerOf(ChurchSettingsAnswer, request(calls.readChurchSettings))

/** Returns all settings; 409 when another user changed a setting first. */
export const changeChurchSettings = (
  body: ChurchSettingsChanges,
  seen: number,
): Promise<ChurchSettingsAnswer> =>
  answerOf(ChurchSettingsAnswer, request(calls.changeChurchSettings, { body, seen }))
