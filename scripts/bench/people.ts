// npm run bench -- --people 100000: lists of the register in a church of 1,000 people and in a large one, on both engines.
import { type Engine, onEachEngine } from './filled-church.ts'
import { median, type Server, signIn } from './tools.ts'

const small = 1000
const mostRatio = 3
const calls = 24

const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)

/** What a list asks: of each thing what many answer, and what few answer. */
const filters = [
  '',
  'status=Member',
  'status=Transferred',
  'status=Visitor',
  'fellowship=7',
  'fellowship=none',
  'ministry=Choir',
  'ministry=Ushers',
  'ministry=Sound',
  'gender=female',
  'age_from=18&age_to=30',
  'age_from=90',
  'age_to=3',
  'birthday_month=this',
  'wedding_month=2',
  'wedding_month=this',
  'children=yes',
  'children=no',
  'baptised_from=1990-01-01',
  `baptised_from=${day(10)}`,
  'joined_from=1990-01-01',
  `joined_from=${day(10)}`,
  'married_from=1990-01-01',
  'married_from=1990-01-01&married_to=1990-12-31',
  'telephone=yes',
  'telephone=no',
  'email=yes',
  'email=no',
  'account=yes',
  'account=no',
  'purpose=church&leave=yes',
  'purpose=church&leave=no',
  'purpose=church&leave=unknown',
  'not_seen=1',
  'not_seen=3',
  'birthday_month=this&telephone=no',
  'birthday_month=this&status=Transferred',
  'not_seen=3&gender=female',
  'not_seen=3&status=Member',
  'age_from=18&age_to=30&telephone=yes',
  'age_from=60&children=yes',
  `joined_from=${day(10)}&telephone=yes`,
  'ministry=Choir&gender=female',
  'ministry=Sound&status=Member',
  'gender=female&telephone=no',
  'status=Transferred&email=no',
  'fellowship=7&not_seen=3',
  'purpose=church&leave=no&status=Member',
  'account=no&telephone=yes',
  'email=no&ministry=Ushers',
]
const filteredLists = filters.flatMap((filter) => [
  ['admin', `people/lists/found/?limit=50&${filter}`],
  ['admin', `people/lists/found/?limit=50&${filter}&after=:later`],
  ['admin', `people/lists/found/count/?${filter}`],
])
/** The register itself, as its page asks. */
const register = [
  '',
  '&status=Visitor',
  '&status=Member',
  '&fellowship=7',
  '&lacks=telephone',
  '&lacks=birthday',
  '&lacks=account',
  '&lacks=fellowship',
  '&search=mensah',
  '&search=ama mensah',
  '&search=zq',
  '&ordering=born',
  '&offset=400',
  '&status=Member&offset=400',
  '&ordering=-status',
  '&search=02441',
].map((asked) => ['admin', `people/?limit=20${asked}`])
const others = [
  ['admin', 'people/week/'],
  ['leader', 'people/week/'],
  ['leader', 'people/?limit=20'],
  ['leader', 'people/?limit=20&search=ama'],
  ...['', 'telephone=no', 'birthday_month=this', 'not_seen=3', 'status=Visitor'].flatMap((filter) => [
    ['leader', `people/lists/found/?limit=50&${filter}`],
    ['leader', `people/lists/found/count/?${filter}`],
  ]),
]
const lists = [...filteredLists, ...register, ...others] as [role: string, path: string][]

type Headers = Awaited<ReturnType<typeof signIn>>
type Church = { server: Server; later: number; headers: Record<string, Headers> }
type Times = { least: number; middle: number }
type Row = { list: string; small: Times; large: Times }

/** Prints the time of each list at both sizes; `only` chooses those whose role and path contain it. */
export const benchPeople = (
  people: number,
  { engine, only }: { engine: string; only: string },
): Promise<void> => onEachEngine((one) => benchEngine(one, { people, only }), engine)

async function benchEngine(
  engine: Engine,
  { people, only }: { people: number; only: string },
): Promise<void> {
  const churches = [await openChurch(engine, small), await openChurch(engine, people)]
  const rows: Row[] = []
  for (const [role, path] of lists)
    if (`${role} ${path}`.includes(only)) {
      const row = await compare(role, path, churches)
      rows.push(row)
      // Of a run that is ended, too, what it has measured is known.
      console.log(`${row.list}: ${row.small.least.toFixed(2)}, ${row.large.least.toFixed(2)} ms`)
    }
  const shown = rows.map((row) => ({
    engine: engine.name,
    list: row.list,
    'small: ms': row.small.least.toFixed(2),
    'large: ms': row.large.least.toFixed(2),
    ratio: ratioOf(row, 'least').toFixed(2),
    'of medians': ratioOf(row, 'middle').toFixed(2),
  }))
  console.table(shown)
  const beyond = rows.filter((row) => ratioOf(row, 'least') > mostRatio)
  const ratios = rows.map((row) => ratioOf(row, 'least'))
  const atMost = (most: number) => ratios.filter((ratio) => ratio <= most).length
  console.log(
    `${engine.name}: the least of ${calls} calls, taken in turns. Bar: ${mostRatio}; beyond it ${beyond.length} of ${rows.length}: ${beyond.map(({ list }) => list).join('; ')}`,
  )
  console.log(
    `Median of the ratios ${median(ratios).toFixed(2)}; ${atMost(2)} at most 2. Of medians beyond the bar: ${rows.filter((row) => ratioOf(row, 'middle') > mostRatio).length}. Slowest: ${Math.max(...rows.map(({ large }) => large.least)).toFixed(0)} ms\n`,
  )
}

const ratioOf = ({ small: few, large }: Row, which: keyof Times) => large[which] / few[which]

/** The least time counts: other work on the machine only ever makes a call longer. */
async function compare(role: string, path: string, churches: readonly Church[]): Promise<Row> {
  const requests = churches.map(({ server, later, headers }) => ({
    url: `${server.url}/backend/api/${path.replace(':later', String(later))}`,
    headers: headers[role] ?? {},
    times: [] as number[],
  }))
  for (let call = 0; call < calls; call++)
    for (const { url, headers, times } of requests) {
      const started = performance.now()
      const answer = await fetch(url, { headers })
      await answer.arrayBuffer()
      if (answer.status !== 200) throw new Error(`${url} answers ${answer.status}`)
      times.push(performance.now() - started)
    }
  const [few, large] = requests.map(({ times }) => ({ least: Math.min(...times), middle: median(times) }))
  if (!few || !large) throw new Error('Two churches are compared')
  return { list: `${role}, ${path}`, small: few, large }
}

async function openChurch(engine: Engine, people: number): Promise<Church> {
  const { server, found: later } = await engine.open(people, async (db) => {
    // After a third of all names.
    const { id } = await db
      .selectFrom('person')
      .select('id')
      .orderBy('last_name')
      .orderBy('first_name')
      .orderBy('id')
      .offset(Math.floor(people / 3))
      .limit(1)
      .executeTakeFirstOrThrow()
    return id
  })
  return {
    server,
    later,
    headers: { admin: await signIn(server, 'admin'), leader: await signIn(server, 'leader') },
  }
}
