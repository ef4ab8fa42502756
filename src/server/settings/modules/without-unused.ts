import type { Db } from '../../platform/db/tables.ts'
import type { SmsChannel } from '../../platform/delivery/channel.ts'
import { readModulesOff } from '../church-settings/repo.ts'

type Sending = { db: Db; sms: SmsChannel | undefined }

/** The same, without a provider of text messages where the church does not use them (docs/modules.md). */
export const withoutUnused = async <Deps extends Sending>(deps: Deps): Promise<Deps> =>
  (await readModulesOff(deps.db)).has('texts') ? { ...deps, sms: undefined } : deps
