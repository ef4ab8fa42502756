import { smsBehaviours } from './behaviours.ts'
import { settingsOf } from './dialects.ts'
import { openFakeSms } from './server.ts'

/* npm run provider:sms: the fake as a process of its own, on PROVIDER_PORT or a free port. */

const { PROVIDER_PORT = '0' } = process.env
const { url } = await openFakeSms({ port: Number(PROVIDER_PORT), stays: true })
console.log(url)
console.log('\nA provider of text messages that reaches nobody. For a church, one of these:')
for (const settings of settingsOf(url)) console.log(`  ${settings}`)
console.log('\nBy the last four digits of the telephone:')
for (const [digits, { about }] of Object.entries(smsBehaviours)) console.log(`  ${digits}  ${about}`)
