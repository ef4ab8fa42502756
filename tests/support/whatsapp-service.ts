import { fakeWhatsApp } from '../../src/server/platform/delivery/whatsapp/fake/keys.ts'
import { openFakeWhatsApp } from '../../src/server/platform/delivery/whatsapp/fake/server.ts'

/** A stand-in for the service of WhatsApp, with the settings by which a server uses it. */
export async function openWhatsAppService() {
  const fake = await openFakeWhatsApp()
  const { numberId, accountId, token, appSecret, verifyToken } = fakeWhatsApp
  return {
    ...fake,
    env: {
      WHATSAPP_URL: fake.url,
      WHATSAPP_NUMBER_ID: numberId,
      WHATSAPP_ACCOUNT_ID: accountId,
      WHATSAPP_TOKEN: token,
      WHATSAPP_APP_SECRET: appSecret,
      WHATSAPP_VERIFY_TOKEN: verifyToken,
    },
    [Symbol.dispose]: () => fake.close(),
  }
}
