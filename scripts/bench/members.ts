import { onEachEngine } from './filled-church.ts'
import { measure, type Server, signIn } from './tools.ts'

const sizes = [1000, 100_000]
const paths = ['?limit=10', '?limit=10&ordering=last_name', '?limit=10&search=yeboah', '?limit=10&search=k']

/** Compares the same page and search with 1,000 and with 100,000 people. */
export async function benchMembers(): Promise<void> {
  await onEachEngine(async ({ open }) => {
    const servers: Server[] = []
    for (const size of sizes) servers.push((await open(size, async () => undefined)).server)
    const rows: Record<string, unknown>[] = []
    for (const path of paths) rows.push(await compare(path, servers))
    console.table(rows)
  }, 'sqlite')
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
