import type { Db } from '../../../platform/db/tables.ts'
import { readModulesOff } from '../../../settings/church-settings/repo.ts'
import type { SmsChannel } from './channel.ts'

type Posting = { db: Db; sms: SmsChannel | undefined }

/** The same, without a provider of text messages where the church does not use them (docs/modules.md). */
export const withoutUnused = async <Deps extends Posting>(deps: Deps): Promise<Deps> =>
  (await readModulesOff(deps.db)).has('texts') ? { ...deps, sms: undefined } : deps
