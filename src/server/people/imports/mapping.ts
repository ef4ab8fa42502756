import { createHash } from 'node:crypto'
import type { ColumnKind, DateOrder } from '../../../lib/contract/people-import.ts'
import { foldName } from '../../people-register/names.ts'
import { readTelephones } from './telephones.ts'

/** Headings by what they mean, folded: English, Twi, Ewe and French. */
const headings: readonly (readonly [ColumnKind, RegExp])[] = [
  ['consent church', /^(consent|may we (write|contact).*|agrees?|leave|all church)$/],
  ['consent services', /(consent|leave|agree|remind).*service/],
  ['consent events', /(consent|leave|agree|remind).*event/],
  ['consent fellowship', /(consent|leave|agree).*(fellowship|group|cell)/],
  ['consent care', /(consent|leave|agree).*(care|visit)/],
  ['consent giving', /(consent|leave|agree).*(giving|gifts|money)/],
  ['household', /^(household|family|home|house( hold)? (no|number|id)|fie|abusua|famille)( name| no| id)?$/],
  ['baptised', /baptis|baptiz|^asubo$/],
  ['married', /(wedding|marriage|married|anniversary|ayeforo)( date| day| on)?$/],
  ['joined', /(joined|membership date|member since|date of membership)/],
  ['born', /^(dob|d o b|born|birth ?day|birth date|date of birth|awoda|dzigbe|date de naissance)$/],
  ['full_name_last_first', /^(surname (and )?first names?|last name first name)$/],
  ['first_name', /^(first ?names?|given names?|christian names?|forenames?|prenom|din a edi kan)$/],
  ['middle_name', /^(middle ?names?|other ?names?|din foforo)$/],
  ['last_name', /^(last ?names?|sur ?names?|family names?|nom de famille|abusua din)$/],
  ['full_name', /^(names?|full ?names?|member|member name|name of member|din|nko|nom|edin)$/],
  ['gender', /^(gender|sex|sexe|m f|male female|obaa anaa obarima)$/],
  [
    'other_telephone',
    /^(other|second|alternative|work|home).*(phone|tel|mobile|contact|number)|^(phone|tel|mobile|contact) ?2$/,
  ],
  [
    'telephone',
    /^(tele?phone|phone|mobile|cell ?phone|cell (?=n)|tel|contact|whatsapp|momo|fon|ahomatrofo)( ?(no|number|numbers|1|s))?$/,
  ],
  ['email', /^(e ?mail)( address)?s?$/],
  [
    'address',
    /^(address|residence|residential address|house address|location|digital address|gps( address)?|where.*live|tebea|adresse)$/,
  ],
  ['fellowship', /^(fellowship|cell group|cell|bible class|class|group|home cell|kuw|zone)$/],
  ['branch', /^(branch|campus|parish|assembly|congregation|location of worship)( name)?$/],
  ['ministries', /^(ministry|ministries|departments?|organi[sz]ations?|serves in)$/],
  ['status', /^(status|membership status|category|membership)$/],
]

/** In letters: a longer heading is cut, a longer value is no e-mail address. */
const longest = 300

/** What a column probably is, by its heading, or else by what stands in it. Each kind is proposed for one column. */
export function proposeMapping(
  header: readonly string[],
  samples: readonly (readonly string[])[],
  { country, hasBranches }: { country: string; hasBranches: boolean },
): ColumnKind[] {
  const taken = new Set<ColumnKind>()
  const take = (kind: ColumnKind): ColumnKind => {
    if (kind === 'telephone' && taken.has('telephone')) return take('other_telephone')
    if (kind === 'notes' || taken.has(kind) || (kind === 'branch' && !hasBranches)) return 'notes'
    taken.add(kind)
    return kind
  }
  const byHeading = header.map((heading) => {
    const folded = foldName(heading.slice(0, longest))
    const found = headings.find(([, pattern]) => pattern.test(folded))
    return found ? take(found[0]) : 'notes'
  })
  return byHeading.map((kind, at) => (kind === 'notes' ? take(kindOf(samples[at] ?? [], country)) : kind))
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

/** A hash of the headings: a list with the same ones is mapped the same way. */
export const fingerprintOf = (header: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify(header.map(foldName)))
    .digest('hex')
