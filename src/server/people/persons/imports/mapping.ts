import type { ColumnKind, DateOrder } from '../../../../lib/contract/people/people-import.ts'
import { foldHeading } from '../../../register/imported/headings.ts'
import { readTelephones } from '../../../settings/church-settings/written-telephones.ts'
import { isOfOthers, kindOfHeading } from './headings.ts'
import { systemOf } from './systems.ts'

/** In letters: a longer value is no e-mail address. */
const longest = 300

/**
 * Fields that several columns may be mapped to. The first filled cell counts; the parts of an address, and those of a date, are put
 * together.
 */
const repeated: ReadonlySet<ColumnKind> = new Set([
  ...([
    'notes',
    'left out',
    'first_name',
    'other_telephone',
    'email',
    'address',
    'baptised',
    'born',
  ] as const),
])

type Church = { country: string; hasBranches: boolean }

/** What a column probably is: by the program that wrote the file, by its heading, or else by what stands in it. */
export function proposeMapping(
  header: readonly string[],
  samples: readonly (readonly string[])[],
  { country, hasBranches }: Church,
): ColumnKind[] {
  const folded = header.map(foldHeading)
  const system = systemOf(folded)
  const byHeading = folded.map(
    (heading) => system?.kinds.find(([, pattern]) => pattern.test(heading))?.[0] ?? kindOfHeading(heading),
  )
  const settled = settleNames(settleTelephones(byHeading, folded))
  const taken = new Set<ColumnKind>()
  const take = (kind: ColumnKind): ColumnKind => {
    const isTaken = taken.has(kind) && !repeated.has(kind)
    if (isTaken || (kind === 'branch' && !hasBranches)) return kind === 'household' ? 'left out' : 'notes'
    taken.add(kind)
    return kind
  }
  const proposed = settled.map(take)
  return proposed.map((kind, at) =>
    kind === 'notes' && byHeading[at] === 'notes' && !system && !isOfOthers(folded[at] ?? '')
      ? takeByValues(kindOf(samples[at] ?? [], country), taken)
      : kind,
  )
}

/** Of several telephones that of a mobile comes first. */
function settleTelephones(kinds: readonly ColumnKind[], folded: readonly string[]): ColumnKind[] {
  const places = kinds.flatMap((kind, at) => (kind === 'telephone' ? [at] : []))
  const mobile = places.find((at) => /mobile|cell|whats ?app|momo|portable/.test(folded[at] ?? ''))
  const first = mobile ?? places[0]
  return kinds.map((kind, at) => (kind === 'telephone' && at !== first ? 'other_telephone' : kind))
}

/** Beside a first name, `Nom` and `Name` are the last name; beside both, the whole name says nothing more. */
function settleNames(kinds: readonly ColumnKind[]): ColumnKind[] {
  const has = (kind: ColumnKind) => kinds.includes(kind)
  if (!has('first_name')) return [...kinds]
  return kinds.map((kind) => {
    if (kind !== 'full_name' && kind !== 'full_name_last_first') return kind
    return has('last_name') ? 'notes' : 'last_name'
  })
}

function takeByValues(kind: ColumnKind, taken: Set<ColumnKind>): ColumnKind {
  if (kind === 'telephone' && taken.has('telephone')) return 'other_telephone'
  if (kind === 'email' && taken.has('email')) return 'notes'
  taken.add(kind)
  return kind
}

function kindOf(values: readonly string[], country: string): ColumnKind {
  const filled = values.filter(Boolean)
  const most = (test: (value: string) => boolean) =>
    filled.length > 1 && filled.filter(test).length >= filled.length * 0.8
  if (most((value) => value.length <= longest && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value))) return 'email'
  const isNumber = (value: string) => readTelephones(value, country).some((one) => 'number' in one)
  return most((value) => /\d{9}/.test(value) && isNumber(value)) ? 'telephone' : 'notes'
}

/** Kinds of columns that are days. */
export const dayKinds: ReadonlySet<ColumnKind> = new Set(['born', 'baptised', 'joined', 'married'])

/** Whether a column of days has values that only a person can read. */
export const mustAsk = (kind: ColumnKind, order: DateOrder): boolean => dayKinds.has(kind) && order === 'ask'

/** A program writes all days alike: of a column that can be read in two ways, the order of the other ones. */
export function settleOrders(header: readonly string[], orders: readonly DateOrder[]): DateOrder[] {
  const known = new Set(orders.filter((order) => order === 'day first' || order === 'month first'))
  const [order] = known
  if (!order || known.size > 1 || !systemOf(header.map(foldHeading))) return [...orders]
  return orders.map((one) => (one === 'ask' ? order : one))
}
