import type { ChurchSettings } from '../../../lib/contract/settings/church-settings.ts'
import type { SmsChannel } from '../../platform/delivery/channel.ts'
import { canText } from '../../platform/delivery/text-sender.ts'

type Ceilings = Pick<ChurchSettings, 'sms_sender' | 'sms_code_day_ceiling' | 'sms_code_month_ceiling'>

/** Whether the church sends codes by text message at all. */
export const offersCodes = (sms: Pick<SmsChannel, 'isFake'> | undefined, settings: Ceilings): boolean =>
  canText(sms, settings.sms_sender) &&
  settings.sms_code_day_ceiling > 0 &&
  settings.sms_code_month_ceiling > 0
