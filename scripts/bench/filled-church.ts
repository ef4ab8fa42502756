import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { hashPassword } from '../../src/server/accounts/accounts/passwords/passwords.ts'
import { seedSampleData } from '../../src/server/app/samples/seed/seed.ts'
import { openChosenDatabase } from '../../src/server/platform/db/choose.ts'
import { migrate } from '../../src/server/platform/db/open-database.ts'
import type { Db } from '../../src/server/platform/db/tables.ts'
import { openFiles } from '../../src/server/platform/files/store.ts'
import { startPostgres } from '../../tests/support/postgres.ts'
import { endProcess } from '../../tests/support/server.ts'
import { serverCommand } from '../setup/setup.mjs'
import { root, type Server, start } from './tools.ts'

type Fill<Found> = (db: Db) => Promise<Found>

/** Opens churches on one engine: `open` makes one of a size by the generator of the demonstration, and starts a server for it. */
export type Engine = {
  name: 'sqlite' | 'postgres'
  folder: string
  /** The address of a new, empty database; undefined on SQLite. */
  newDatabase: (name: string) => Promise<string | undefined>
  /** The server of a demonstration of so many people and what `fill` adds, and what `fill` found. */
  open: <Found>(people: number, fill: Fill<Found>) => Promise<{ server: Server; found: Found }>
}

/** Runs `bench` on each engine whose name contains `which`, and ends its servers afterwards. */
export async function onEachEngine(bench: (engine: Engine) => Promise<void>, which = ''): Promise<void> {
  const folder = await mkdtemp(join(root, 'dist', 'bench-'))
  try {
    for (const name of ['sqlite', 'postgres'] as const) {
      if (!name.includes(which)) continue
      await using stack = new AsyncDisposableStack()
      const database = name === 'postgres' ? stack.use(await startPostgres({ durable: true })) : undefined
      const newDatabase = async (church: string) => database?.create(church)
      let opened = 0
      const open: Engine['open'] = async (people, fill) => {
        // Two churches may have the same size.
        opened += 1
        const church = `church_${opened}_${people}`
        const dataDir = join(folder, `${name}-${church}`)
        const filled = await openFilled({ dataDir, url: await newDatabase(church), people }, fill)
        stack.defer(() => endProcess(filled.server.process, 'SIGTERM'))
        return filled
      }
      await bench({ name, folder, newDatabase, open })
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

type Filled = { dataDir: string; url: string | undefined; people: number }

async function openFilled<Found>({ dataDir, url, people }: Filled, fill: Fill<Found>) {
  const started = performance.now()
  const db = openChosenDatabase({ DATA_DIR: dataDir, DATABASE_URL: url })
  await migrate(db)
  const mediaFolder = join(root, 'src/content/media/')
  await seedSampleData(db, {
    files: openFiles(dataDir),
    mediaFolder,
    now: new Date(),
    hashPassword,
    year: 'at once',
    people,
  })
  // PostgreSQL looks after its tables by itself within minutes; a church on SQLite has no statistics.
  if (url) await sql`vacuum analyze`.execute(db)
  const records = await fill(db)
  await db.destroy()
  console.log(`${dataDir.split('/').at(-1)}: filled in ${Math.round((performance.now() - started) / 1000)} s`)
  const environment = {
    PORT: '0',
    DATA_DIR: dataDir,
    LANGUAGES: 'off',
    RATE_LIMITS: 'off',
    SAMPLE_YEAR: 'off',
    ...(url && { DATABASE_URL: url }),
  }
  return { server: await start(serverCommand, environment), found: records }
}
