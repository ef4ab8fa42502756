import { behaviours } from './behaviours.ts'
import { fakeHubtel, fakeKey, fakeMtn } from './key.ts'
import { openFakeProvider } from './server.ts'

/*
 * npm run provider: the fake as a process of its own, on PROVIDER_PORT or a free port. With `--child` it is part of a
 * server, which holds its standard input: it ends with the server, however that ends.
 */

const { PROVIDER_PORT = '0', WEBHOOK_URL = '' } = process.env
const { url } = await openFakeProvider({ port: Number(PROVIDER_PORT), webhookUrl: WEBHOOK_URL })
console.log(url)
if (process.argv.includes('--child')) process.stdin.on('end', () => process.exit()).resume()
else {
  console.log(
    `\nA payment provider that moves no money. For a church: PAYSTACK_URL=${url} PAYSTACK_SECRET_KEY=${fakeKey}`,
  )
  const { apiId, apiKey, posId } = fakeHubtel
  console.log(
    `Or HUBTEL_URL=${url}/hubtel HUBTEL_API_ID=${apiId} HUBTEL_API_KEY=${apiKey} HUBTEL_POS_ID=${posId}`,
  )
  const { apiUser, apiKey: key, subscriptionKey } = fakeMtn
  console.log(
    `Or MTN_URL=${url}/mtn MTN_API_USER=${apiUser} MTN_API_KEY=${key} MTN_SUBSCRIPTION_KEY=${subscriptionKey} MTN_CALLBACKS=on`,
  )
  console.log(`Move its clock: curl -d '{"advance":180000}' ${url}/control/clock`)
  console.log('\nBy the last four digits of the telephone:')
  for (const [digits, { about }] of Object.entries(behaviours)) console.log(`  ${digits}  ${about}`)
}
