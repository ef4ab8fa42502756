import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { bareRefusals } from '../../scripts/languages/bare-refusals.ts'

/* What the API refuses and answers stands in dictionaries, so that it is said in the language of who asked (docs/languages/README.md). */

/** Acts and reasons of the log, which is in English. */
const logged = [
  'Password changed by a mailed link',
  'Password changed by a code by text message',
  'Password changed by a link or code of the office',
  'the password was changed',
  'the account was closed',
  'ended by a mailed link',
  'ended by its owner',
  'ended by an admin',
  'START by WhatsApp',
  'STOP by WhatsApp',
  'The duty ended',
  'Prayer request changed',
  'Prayer request answered',
  'Prayer request pending again',
  'Prayer request deleted',
  'Asked to join {}',
  'Left the fellowship',
  'Person of a leader kept',
  'Person of a leader taken out',
  'Leader given a person of the register',
  'Leader not given a person of the register',
  'Page approved and published',
  'Page approved, waits for a second person',
  'Page sent back',
  'Own words dropped',
  'Payment of a statement posted',
  'Payment of a statement was counted',
  'Payment of a statement was a transfer',
  'Payment of a statement was for tickets',
  'Payment of a statement set aside',
  'Payment of a statement opened again',
  'Pledge taken up again',
  'Part of a pledge added',
  'Part of a pledge taken from it',
  'Payment details approved',
  'Payment details declined',
  'Payment details undone',
  'Dues from {}',
  'Order of service added',
  'Template of an order of service opened',
  'Template of an order of service saved',
  'Order of service changed',
  'Item added to an order of service',
  'Item of an order of service changed',
  'Item of an order of service moved',
  'Item of an order of service removed',
  'File added to an order of service',
  'File of an order of service removed',
  'Cash count of an order of service named',
]

/** What is stored as it was written, and what pages name in a dictionary of theirs. */
const stored = [
  'Statement of {}, {}',
  'Song of Songs',
  'said no',
  'no address',
  'no key',
  'Its payment was taken back by the church.',
  'The entry of its gift was taken back before.',
  'It never reached the provider: nobody was asked for money.',
  'It never reached the provider. Please ask for it again.',
  'No payment was confirmed in two weeks.',
  'It was not approved in time.',
  'It was not approved in two days.',
  'Who cancelled, by the rules of the event',
  'The church’s machine was off when it was time. Nothing was charged.',
  'It was stopped before it was charged.',
  'The account was closed when it was time. Nothing was charged.',
  'The card was refused.',
  'The same person as {}, whose other card goes on',
  'Ways to give',
  'Happy birthday, {first name}!',
  'Happy birthday, {first name}! We thank God for you and pray that this new year of yours is a blessed one.',
  'Telecel Cash (Vodafone Cash)',
  'AT Money (AirtelTigo Money)',
  'Not seen for 3 weeks',
  'Birthdays of this month',
  'Wedding anniversaries of this month',
  'Every 2 weeks',
  'Every 3 weeks',
  'Every 4 weeks',
  'Every month, same date (the 15th)',
  'Every month, same weekday (second Sunday)',
  'Every month, last weekday (last Friday)',
  'This event only',
  'This and all later events',
]

/** What the document of the API says, which is in English. */
const documented = [
  'The bytes of the whole file',
  'Pairs of a key and its value in base64, among them type: video, audio or page',
  'The bytes that have arrived before',
]

/** Defaults of a church, what operators read, protocols, and modules for the command line alone. */
const apart =
  /\/(samples|commands|backup|operations|api-docs|content-file|db|delivery|keys|logging|mail|net|pubsub|retention)\/|\/messages\.ts$|contract\/.*\/calls\/|platform\/(config|process-settings)\.ts$|contract\/settings\/church-settings\.ts$|sessions\/keys\.ts$|factors\/verify\.ts$|html\/(serve|variants)\.ts$|views\/(backend|route-cache)\.ts$|files\/sweep\.ts$|http\/timeouts\.ts$|languages\/files\/po\.ts$/

/** What a church takes over as its own words, and changes: forms and orders of service to begin with, and messages that go by themselves. */
const beginnings =
  /services\/(forms|plans)\/templates\.ts$|services\/automatic-messages\/|messages\/scheduled\/(announcement|missed)\.ts$|pledges\/automatic-message\.ts$|spending\/categories\.ts$/

/** Papers and files of the books, what their verification reports, and reasons of providers: they are stored or go to others in English. */
const books =
  /giving\/books\/(annual|pdf|verify|past-gifts)\/|giving\/books\/(statements|report|account-names|budgets\/spreadsheet|counts\/counts)\.ts$|welfare\/vouchers\.ts$|giving\/giving\/(fake|providers)\//

const files = [...globSync('src/lib/contract/**/*.ts'), ...globSync('src/server/**/*.ts')].filter(
  (file) => ![apart, beginnings, books].some((left) => left.test(file.replaceAll('\\', '/'))),
)

const bare = files.flatMap((file) => bareRefusals(readFileSync(file, 'utf8')).map((text) => ({ file, text })))

test('no refusal, answer or rule of a value is a bare English text', () => {
  const known = new Set([...logged, ...stored, ...documented])
  const unknown = bare.filter(({ text }) => !known.has(text)).map(({ file, text }) => `${file}: ${text}`)

  expect(files.length).toBeGreaterThan(700)
  expect(unknown).toEqual([])
})

test('a text that is excused is still there', () => {
  const all = new Set(bare.map(({ text }) => text))

  expect([...logged, ...stored, ...documented].filter((text) => !all.has(text))).toEqual([])
})

test.each([
  ["refuse(404, 'no such thing here')", 'no such thing here'],
  ["refuseFields({ name: ['taken by another'] })", 'taken by another'],
  ["refuse(404, isOne ? word() : 'no such kind')", 'no such kind'],
  ["const gone = 'There is no such page.'", 'There is no such page.'],
  ["export const answer = () => ({ detail: 'it is saved' })", 'it is saved'],
  ["z.string({ error: 'give a name' })", 'give a name'],
  ["z.string().check(z.minLength(1, 'Please give a name'))", 'Please give a name'],
  ["requiredText('Please give the name', 80)", 'Please give the name'],
])('%s is found', (code, text) => {
  expect(bareRefusals(code)).toEqual([text])
})

test.each([
  'refuse(404, words.gone)',
  "audit(c, db, 'Page was changed', { detail: 'of the church' })",
  "db.where('state', 'in', ['Now and then here'])",
  "const kinds = ['bank account', 'cash box']",
  "import { a } from 'Some one else'",
])('%s is none', (code) => {
  expect(bareRefusals(code)).toEqual([])
})
