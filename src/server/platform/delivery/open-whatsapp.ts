import type { Settings } from '../config.ts'
import type { WhatsAppChannel } from './whatsapp/channel.ts'
import { openWhatsApp as open } from './whatsapp/cloud.ts'

/** WhatsApp, by the number and token of the settings; undefined without them: then nothing of it is shown. */
export function openWhatsApp(settings: Settings): WhatsAppChannel | undefined {
  const { WHATSAPP_NUMBER_ID: numberId, WHATSAPP_ACCOUNT_ID: accountId, WHATSAPP_TOKEN: token } = settings
  const { WHATSAPP_APP_SECRET: appSecret, WHATSAPP_VERIFY_TOKEN: verifyToken } = settings
  if (!numberId || !accountId || !token || !appSecret || !verifyToken) return undefined
  const { WHATSAPP_URL: base, WHATSAPP_TEST: isTest } = settings
  return open({ base, numberId, accountId, token, appSecret, verifyToken, isTest })
}
