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
  'The duty ended',
  'Prayer request: {}',
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
]

/** What is stored as it was written, and what pages name in a dictionary of theirs. */
const stored = [
  'Call or visit {}',
  'Ask how they are, and whether they need anything. Tell the pastor what is more than you can carry.',
  'Marked absent at the last {} meetings of {}: {}.',
  'Pray, and ask how it is',
  'The same person as {}, whose other card goes on',
  'Ways to give',
  'In the morning of the day, to everybody whose birthday the register knows.',
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

/** Defaults of a church, what operators read, protocols, and modules for the command line alone. */
const apart =
  /\/(samples|commands|backup|operations|api-docs|content-file|db|delivery|keys|logging|mail|net|pubsub|retention)\/|\/messages\.ts$|contract\/.*\/calls\/|platform\/(config|process-settings)\.ts$|contract\/settings\/church-settings\.ts$|sessions\/keys\.ts$|factors\/verify\.ts$|html\/(serve|variants)\.ts$|views\/(backend|route-cache)\.ts$|files\/sweep\.ts$|http\/timeouts\.ts$|languages\/files\/po\.ts$/

const folders = '{accounts,app,care,groups,people,platform,register,settings,website}'
const files = [...globSync('src/lib/contract/**/*.ts'), ...globSync(`src/server/${folders}/**/*.ts`)].filter(
  (file) => !apart.test(file.replaceAll('\\', '/')),
)

const bare = files.flatMap((file) => bareRefusals(readFileSync(file, 'utf8')).map((text) => ({ file, text })))

test('no refusal, answer or rule of a value is a bare English text', () => {
  const known = new Set([...logged, ...stored])
  const unknown = bare.filter(({ text }) => !known.has(text)).map(({ file, text }) => `${file}: ${text}`)

  expect(files.length).toBeGreaterThan(400)
  expect(unknown).toEqual([])
})

test('a text that is excused is still there', () => {
  const all = new Set(bare.map(({ text }) => text))

  expect([...logged, ...stored].filter((text) => !all.has(text))).toEqual([])
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
