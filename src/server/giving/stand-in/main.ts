import { behaviours } from './behaviours.ts'
import { standInKey } from './key.ts'
import { openStandIn } from './server.ts'

/*
 * npm run provider: the stand-in as a process of its own, on PROVIDER_PORT or a free port. With `--child` it is part of a
 * server, which holds its standard input: it ends with the server, however that ends.
 */

const { PROVIDER_PORT = '0', WEBHOOK_URL = '' } = process.env
const { url } = await openStandIn({ port: Number(PROVIDER_PORT), webhookUrl: WEBHOOK_URL })
console.log(url)
if (process.argv.includes('--child')) process.stdin.on('end', () => process.exit()).resume()
else {
  console.log(
    `\nA payment provider that moves no money. For a church: PAYSTACK_URL=${url} PAYSTACK_SECRET_KEY=${standInKey}`,
  )
  console.log(`Move its clock: curl -d '{"advance":180000}' ${url}/control/clock`)
  console.log('\nBy the last four digits of the telephone:')
  for (const [digits, { about }] of Object.entries(behaviours)) console.log(`  ${digits}  ${about}`)
}
