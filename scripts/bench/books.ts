// npm run bench -- --entries 1000000: reports, statements and the ledger of a church with so many entries, on both engines.
import { sampleTreasurer } from '../../src/content/people.ts'
import { onEachEngine } from './filled-church.ts'
import { checkTarget, median, type Server, signIn } from './tools.ts'

/** Entries of the books for each person of the demonstration, in its two years. */
const entriesOfPerson = 6
const years = 2
const calls = 15
const mostMilliseconds = 200

type Row = { engine: string; call: string; ms: number }

/** Prints how long each call takes in books of about `entries` entries. */
export async function benchBooks(entries: number): Promise<void> {
  const rows: Row[] = []
  const people = Math.ceil(entries / entriesOfPerson)
  await onEachEngine(async ({ name, open }) => {
    const { server } = await open(people, async () => undefined)
    rows.push(...(await measureCalls(name, server)))
  })
  console.log(
    `\nAbout ${entries} entries of ${years} years, ${people} people, median of ${calls} calls; bar ${mostMilliseconds} ms:\n`,
  )
  console.table(rows.map(({ ms, ...row }) => ({ ...row, ms: ms.toFixed(1) })))
}

async function measureCalls(engine: string, server: Server): Promise<Row[]> {
  const headers = await signIn(server, sampleTreasurer)
  const last = new Date().getUTCFullYear() - 1
  const month = `from=${last}-10-01&to=${last}-10-31`
  const [year, all] = [
    `from=${last}-01-01&to=${last}-12-31`,
    `from=${last - years}-01-01&to=${last + 1}-12-31`,
  ]
  const paths = [
    `report?by=fund&${month}`,
    ...['month', 'week', 'fund', 'service'].map((by) => `report?by=${by}&${year}`),
    `report?by=year&${all}`,
    `statement?${year}`,
    `statement?${all}`,
    'funds',
    'entries?limit=20',
    `entries?limit=20&search=${last}-10-11`,
    '',
  ].map((path) => `/backend/api/books/${path}`)
  const rows: Row[] = []
  for (const path of paths) {
    const target = { name: path, path, server, headers }
    await checkTarget(target)
    const times: number[] = []
    for (let call = 0; call < calls; call++) {
      const started = performance.now()
      await (await fetch(server.url + path, { headers })).arrayBuffer()
      times.push(performance.now() - started)
    }
    rows.push({ engine, call: path.replace('/backend/api/', ''), ms: median(times) })
  }
  return rows
}
