import { whatsAppBehaviours } from './behaviours.ts'
import { fakeWhatsApp } from './keys.ts'
import { openFakeWhatsApp } from './server.ts'

/* npm run provider:whatsapp: the fake as a process of its own, on PROVIDER_PORT or a free port; its webhooks go to PROVIDER_WEBHOOK. */

const { PROVIDER_PORT = '0', PROVIDER_WEBHOOK = '' } = process.env
const { url } = await openFakeWhatsApp({
  port: Number(PROVIDER_PORT),
  stays: true,
  webhook: PROVIDER_WEBHOOK,
})
const { numberId, accountId, token, appSecret, verifyToken } = fakeWhatsApp
console.log(url)
console.log('\nWhatsApp’s service that reaches nobody. For a church:')
console.log(`  WHATSAPP_URL=${url} WHATSAPP_NUMBER_ID=${numberId} WHATSAPP_ACCOUNT_ID=${accountId} \\`)
console.log(`  WHATSAPP_TOKEN=${token} WHATSAPP_APP_SECRET=${appSecret} WHATSAPP_VERIFY_TOKEN=${verifyToken}`)
console.log('\nThe handshake, a person who writes, the clock, and what was taken:')
console.log(
  `  curl ${url}/control/subscribe -d '{"webhook":"http://127.0.0.1:4321/backend/api/messages/whatsapp/"}'`,
)
console.log(`  curl ${url}/control/write -d '{"from":"+233244000001","text":"STOP"}'`)
console.log(`  curl ${url}/control/clock -d '{"advance":60000}'`)
console.log(`  curl ${url}/control/messages`)
console.log('\nBy the last four digits of the telephone:')
for (const [digits, { about }] of Object.entries(whatsAppBehaviours)) console.log(`  ${digits}  ${about}`)
