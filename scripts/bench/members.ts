import { join } from 'node:path'
import { seedMembers } from '../../src/server/app/samples/seed/members.ts'
import { migrate, openDatabase } from '../../src/server/platform/db/open.ts'
import { serverCommand } from '../setup/setup.mjs'
import { measure, type Server, signIn, start } from './tools.ts'

const sizes = [1000, 100_000]
const paths = ['?limit=10', '?limit=10&ordering=last_name', '?limit=10&search=yeboah', '?limit=10&search=k']

/** Compares the same page and search with 1,000 and with 100,000 members. */
export async function benchMembers(folder: string): Promise<void> {
  const servers: Server[] = []
  try {
    for (const size of sizes) servers.push(await openLarge(join(folder, String(size)), size))
    const rows: Record<string, unknown>[] = []
    for (const path of paths) rows.push(await compare(path, servers))
    console.table(rows)
  } finally {
    for (const server of servers) server.process.kill('SIGTERM')
  }
  console.log('Bar: at most 3 times.\n')
}

/** Average milliseconds per call for each server's admin, and the ratio of the last server to the first. */
async function compare(path: string, servers: readonly Server[]): Promise<Record<string, unknown>> {
  const times: number[] = []
  for (const server of servers) {
    const headers = await signIn(server, 'admin')
    const target = { name: path, path: `/backend/api/users/${path}`, server, headers, rows: 10 }
    times.push((await measure(target, { seconds: 3, connections: 1 })).average)
  }
  const [small = Number.NaN, large = Number.NaN] = times
  return {
    'admin, users/': path,
    '1,000: ms': Number(small.toFixed(2)),
    '100,000: ms': Number(large.toFixed(2)),
    ratio: (large / small).toFixed(2),
  }
}

/** Starts a server once to create its sample data, adds the members, and starts it again. */
async function openLarge(dataDir: string, size: number): Promise<Server> {
  const environment = { PORT: '0', DATA_DIR: dataDir, RATE_LIMITS: 'off' }
  const first = await start(serverCommand, environment)
  first.process.kill('SIGTERM')
  await new Promise((ended) => first.process.once('exit', ended))
  const db = openDatabase(join(dataDir, 'church.db'))
  await migrate(db)
  await seedMembers(db, size, { passwordHash: 'none', now: new Date(), report: () => undefined })
  await db.destroy()
  return start(serverCommand, environment)
}
