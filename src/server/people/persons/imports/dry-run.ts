import { sql } from 'kysely'
import type { ColumnKind, DateOrder, Fate } from '../../../../lib/contract/people/people-import.ts'
import { nameOfPerson } from '../../../../lib/contract/people/person.ts'
import { isWholeDate } from '../../../../lib/time/partial-date.ts'
import { rowsIn } from '../../../platform/db/many-rows.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { branchesFor } from '../../../register/entries/branches.ts'
import { nameKey } from '../../../register/entries/name-key.ts'
import { foldName } from '../../../register/entries/names.ts'
import { findStanding } from '../../../register/imported/known-people.ts'
import { churchDay, countryOf } from '../../../settings/church-settings/place.ts'
import { statusesOf } from '../statuses.ts'
import { indexTitles, titlesOf } from '../titles.ts'
import { openMissing } from './fellowships.ts'
import { changesOf } from './fill.ts'
import { hashOfRow, type Known, matchRow, type RowMatch } from './match-row.ts'
import { findBirthParts } from './reading/birth-parts.ts'
import { readRow } from './reading/read-row.ts'
import type { Reading, RowRead } from './reading/row-read.ts'
import { cellsOf, type Import, noCounts, type Plan, registerVersion, type Trial } from './repo.ts'

/** Reads and judges every row of a list, writes its fate beside it, and returns how many have each. Nothing of the register changes. */
export async function tryImport(db: Db, list: Import, now: Date): Promise<Trial> {
  const stands = await registerVersion(db)
  const reading = await readingOf(db, list, now)
  const earlier = openIndex()
  const missing = openMissing()
  const counts = { ...noCounts }
  for await (const rows of cellsOf(db, list.id)) {
    const read = rows.map(({ cells }) => readRow(JSON.parse(cells) as string[], reading))
    for (const row of read) missing.add(row)
    const register = await findKnown(db, read)
    const told = rows.map(({ number }, at) => {
      const row = read[at] as RowRead
      const matches = [...register.find(row), ...earlier.find(row)]
      const { judged, plan, person } = fateOf(row, matchRow(row, matches), register, list.name)
      // A later row is compared with who is new; one of somebody known is found in the register.
      if (judged.fate === 'new' || judged.fate === 'doubtful')
        earlier.add({
          ...knownOf(row.values, 0),
          row: number,
          said: hashOfRow(row),
          isDoubtful: judged.fate === 'doubtful',
        })
      counts[judged.fate] += 1
      return { number, fate: judged.fate, why: judged.why, plan: JSON.stringify(plan), person_id: person }
    })
    await writeFates(db, list, told)
  }
  return { counts, stands, missing: missing.list() }
}

async function readingOf(db: Db, list: Import, now: Date): Promise<Reading> {
  const branches = await branchesFor(db)
  const fellowships = await db.selectFrom('fellowship').select(['id', 'name']).execute()
  const header = JSON.parse(list.header) as string[]
  const mapping = JSON.parse(list.mapping) as ColumnKind[]
  return {
    header,
    mapping,
    birth: findBirthParts(header, mapping),
    dates: JSON.parse(list.dates) as DateOrder[],
    country: await countryOf(db),
    today: await churchDay(db, now),
    statuses: await statusesOf(db),
    titles: indexTitles(await titlesOf(db)),
    fellowships: new Map(fellowships.map(({ id, name }) => [foldName(name), id])),
    branches: new Map(branches.map(({ id, name }) => [foldName(name), id])),
  }
}

/** The fate with what the row would do: somebody known for whom it says nothing more is the same. */
function fateOf(row: RowRead, judged: RowMatch, register: Register, list: string) {
  const { values, notes, consents, named, homes } = row
  const { match, mate } = judged
  const plan: Plan = {
    values,
    notes,
    consents,
    named,
    homes,
    ...(match?.row !== undefined && { of: match.row }),
    ...(mate && mate.row === undefined && { mate: mate.id }),
  }
  const person = match && match.row === undefined ? match.id : null
  const standing = person === null ? undefined : register.row(person)
  if (judged.fate !== 'changes' || !standing) return { judged, plan, person }
  const { sentences, changes } = changesOf(standing.person, standing.consents, plan, list)
  const isSame = Object.keys(changes).length === 0 && sentences.length === 0
  const fate: Fate = isSame ? 'same' : 'changes'
  return { judged: { ...judged, fate, why: `${judged.why} ${sentences.join('. ')}`.trim() }, plan, person }
}

const knownOf = (values: RowRead['values'], id: number): Known => ({
  id,
  name: nameOfPerson(values),
  email: values.email,
  born: values.born,
  telephones: [values.telephone, values.other_telephone].filter(Boolean),
})

/** By what people may be found: telephone, address, birth date, and name. */
const keysOf = ({ values }: RowRead): string[] =>
  keys(knownOf(values, 0), values.first_name, values.last_name)

const keys = ({ telephones, email, born, unproven }: Known, first: string, last: string): string[] => [
  ...[...telephones, unproven?.telephone].filter(Boolean).map((number) => `t${number}`),
  ...[email, unproven?.email].filter(Boolean).map((address) => `e${address}`),
  ...(isWholeDate(born) ? [`b${born}`] : []),
  `n${nameKey(last)} ${nameKey(first)}`,
  `n${nameKey(first)} ${nameKey(last)}`,
]

/** The rows of the list that were read before. */
function openIndex() {
  const index = new Map<string, Known[]>()
  return {
    add(known: Known) {
      const [first = '', ...others] = known.name.split(' ')
      for (const key of new Set(keys(known, first, others.at(-1) ?? ''))) {
        const before = index.get(key)
        // Who shares a key with fifty others is not found by it: a date that stands for "not known".
        if (!before) index.set(key, [known])
        else if (before.length < 50) before.push(known)
      }
    },
    find: (row: RowRead): Known[] => [...new Set(keysOf(row).flatMap((key) => index.get(key) ?? []))],
  }
}

type Register = Awaited<ReturnType<typeof findKnown>>

/** Everybody of the register who may be somebody of these rows. */
async function findKnown(db: Db, rows: readonly RowRead[]) {
  const all = [...new Set(rows.flatMap(keysOf))]
  const of = (kind: string) => all.filter((key) => key.startsWith(kind)).map((key) => key.slice(1))
  const people = await findStanding(db, {
    telephones: of('t'),
    emails: of('e'),
    births: of('b'),
    names: rows.map(({ values }) => ({ first: values.first_name, last: values.last_name })),
  })
  const ids = people.map(({ person }) => person.id)
  const consents =
    ids.length === 0
      ? []
      : await db.selectFrom('person_consent').selectAll().where('person_id', 'in', ids).execute()
  const index = new Map<string, Known[]>()
  for (const { person, known } of people)
    for (const key of new Set(keys(known, person.first_name, person.last_name)))
      index.set(key, [...(index.get(key) ?? []), known])
  const byId = new Map(people.map(({ person }) => [person.id, person]))
  return {
    find: (row: RowRead): Known[] => [...new Set(keysOf(row).flatMap((key) => index.get(key) ?? []))],
    row(id: number) {
      const person = byId.get(id)
      return person && { person, consents: consents.filter(({ person_id }) => person_id === id) }
    },
  }
}

type Told = { number: number; fate: Fate; why: string; plan: string; person_id: number | null }

/** One statement for all rows of a batch. Writes nothing when another trial of the list has begun meanwhile. */
async function writeFates(db: Db, list: Import, told: readonly Told[]): Promise<void> {
  if (told.length === 0) return
  const columns = { import_id: 'whole', number: 'whole', fate: 'text', why: 'text', plan: 'text' } as const
  const rows = rowsIn(
    db,
    { ...columns, person_id: 'whole' },
    told.map((one) => ({ import_id: list.id, ...one })),
  )
  // Both columns come from the rows: SQLite would go through the whole list for each of them otherwise.
  await sql`update people_import_row set fate = told.fate, why = told.why, plan = told.plan, person_id = told.person_id, decision = ''
    from ${rows} as told
    where people_import_row.import_id = told.import_id and people_import_row.number = told.number
      and exists (select 1 from people_import where id = ${list.id} and version = ${list.version})`.execute(
    db,
  )
}
