// npm run seed [-- --members 100000]: fills the demonstration, with --members as a church of so many people for load tests.
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { hashPassword } from '../../src/server/accounts/accounts/passwords/passwords.ts'
import { seedSampleData } from '../../src/server/app/samples/seed/seed.ts'
import { readSettings, type Settings, WrongSetting } from '../../src/server/platform/config.ts'
import { openChosenDatabase } from '../../src/server/platform/db/choose.ts'
import { isDemonstration } from '../../src/server/platform/db/demonstration.ts'
import { migrate } from '../../src/server/platform/db/open-database.ts'
import type { Db } from '../../src/server/platform/db/tables.ts'
import { openFiles } from '../../src/server/platform/files/store.ts'
import { dataEnvironment } from './data-folder.mjs'

const [fewest, most] = [240, 1_000_000]
const usage = `Say how many people the church has: npm run seed -- --members 100000 (${fewest} to ${most}); without it there are ${fewest}.`

class WrongArgument extends Error {}

/** Number of people; 0 without the option. Throws WrongArgument. */
function readArguments(given: string[]): number {
  const members = membersOf(given)
  if (members === undefined) return 0
  const count = /^\d{1,7}$/.test(members) ? Number(members) : 0
  if (count >= fewest && count <= most) return count
  throw new WrongArgument(`--members ${members} is not a whole number from ${fewest} to ${most}. ${usage}`)
}

function membersOf(given: string[]): string | undefined {
  try {
    return parseArgs({ args: given, options: { members: { type: 'string' } } }).values.members
  } catch {
    throw new WrongArgument(`${given.join(' ')} is not understood. ${usage}`)
  }
}

async function seed(settings: Settings, people: number): Promise<void> {
  const started = performance.now()
  await using db = openChosenDatabase(settings)
  await migrate(db)
  const seeded = await seedSampleData(db, {
    files: openFiles(settings.DATA_DIR),
    mediaFolder: fileURLToPath(new URL('../../src/content/media/', import.meta.url)),
    now: new Date(),
    hashPassword,
    year: settings.SAMPLE_YEAR || people > 0 ? 'at once' : 'none',
    ...(people > 0 && { people }),
  })
  if (!(await isDemonstration(db)))
    throw new WrongArgument(
      `The church in ${settings.DATA_DIR} is one of people, and gets no sample data. For the demonstration leave DATA_DIR out, or name an empty folder.`,
    )
  if (!seeded && people > 0)
    throw new WrongArgument(
      `The demonstration in ${settings.DATA_DIR} is there already. For one of ${people} people name an empty folder in DATA_DIR.`,
    )
  console.log(seeded ? 'Sample data added.' : 'The sample data is there already.')
  console.log(await summary(db))
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`Done in ${seconds} s. The data lies in ${settings.DATA_DIR}`)
}

async function summary(db: Db): Promise<string> {
  const tables = [
    'account',
    'person',
    'household',
    'fellowship',
    'event',
    'attendance',
    'sitting_mark',
    'gift',
    'ledger_entry',
  ] as const
  const counts = await Promise.all(
    tables.map(async (table) => {
      const { rows } = await db
        .selectFrom(table)
        .select((expression) => expression.fn.countAll<number>().as('rows'))
        .executeTakeFirstOrThrow()
      return `${table.replaceAll('_', ' ')} ${rows}`
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
