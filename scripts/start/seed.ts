// npm run seed [-- --members 100000]: fills the demonstration and, with --members, adds many members to it for load tests.
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { demonstrationPassword } from '../../src/content/people.ts'
import { hashPassword } from '../../src/server/accounts/accounts/passwords/passwords.ts'
import { seedMembers } from '../../src/server/app/samples/seed/members.ts'
import { seedSampleData } from '../../src/server/app/samples/seed/seed.ts'
import { readSettings, type Settings, WrongSetting } from '../../src/server/platform/config.ts'
import { openChosenDatabase } from '../../src/server/platform/db/choose.ts'
import { isDemonstration } from '../../src/server/platform/db/demonstration.ts'
import { migrate } from '../../src/server/platform/db/open-database.ts'
import type { Db } from '../../src/server/platform/db/tables.ts'
import { openFiles } from '../../src/server/platform/files/store.ts'
import { dataEnvironment } from './data-folder.mjs'

const mostMembers = 1_000_000
const usage = `Say how many members to add: npm run seed -- --members 100000 (1 to ${mostMembers}); without it only the sample data is added.`

class WrongArgument extends Error {}

/** Number of members to add; 0 without the option. Throws WrongArgument. */
function readArguments(given: string[]): number {
  const members = membersOf(given)
  if (members === undefined) return 0
  const count = /^\d{1,7}$/.test(members) ? Number(members) : 0
  if (count >= 1 && count <= mostMembers) return count
  throw new WrongArgument(`--members ${members} is not a whole number from 1 to ${mostMembers}. ${usage}`)
}

function membersOf(given: string[]): string | undefined {
  try {
    return parseArgs({ args: given, options: { members: { type: 'string' } } }).values.members
  } catch {
    throw new WrongArgument(`${given.join(' ')} is not understood. ${usage}`)
  }
}

async function seed(settings: Settings, members: number): Promise<void> {
  const started = performance.now()
  await using db = openChosenDatabase(settings)
  await migrate(db)
  const now = new Date()
  const files = openFiles(settings.DATA_DIR)
  const mediaFolder = fileURLToPath(new URL('../../src/content/media/', import.meta.url))
  const seeded = await seedSampleData(db, {
    files,
    mediaFolder,
    now,
    hashPassword,
    year: settings.SAMPLE_YEAR ? 'at once' : 'none',
  })
  if (!(await isDemonstration(db)))
    throw new WrongArgument(
      `The church in ${settings.DATA_DIR} is one of people, and gets no sample data. For the demonstration leave DATA_DIR out, or name an empty folder.`,
    )
  console.log(seeded ? 'Sample data added.' : 'The sample data is there already.')
  if (members > 0) await addMembers(db, members, now)
  console.log(await summary(db))
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`Done in ${seconds} s. The data lies in ${settings.DATA_DIR}`)
}

async function addMembers(db: Db, members: number, now: Date): Promise<void> {
  const passwordHash = await hashPassword(demonstrationPassword)
  const report = (added: number) => {
    if (added % 10_000 === 0 || added === members) console.log(`${added} of ${members} members added`)
  }
  await seedMembers(db, members, { passwordHash, now, report })
}

async function summary(db: Db): Promise<string> {
  const tables = [
    'account',
    'profile',
    'fellowship',
    'event',
    'sermon',
    'prayer_request',
    'testimony',
  ] as const
  const counts = await Promise.all(
    tables.map(async (table) => {
      const { rows } = await db
        .selectFrom(table)
        .select((expression) => expression.fn.countAll<number>().as('rows'))
        .executeTakeFirstOrThrow()
      return `${table.replace('_', ' ')} ${rows}`
    }),
  )
  return `Rows now: ${counts.join(', ')}.`
}

try {
  const members = readArguments(process.argv.slice(2))
  await seed(readSettings({ ...process.env, ...dataEnvironment([]) }), members)
} catch (error) {
  const expected = error instanceof WrongArgument || error instanceof WrongSetting
  console.error(expected ? error.message : error)
  process.exitCode = 1
}
