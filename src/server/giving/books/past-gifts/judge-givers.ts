import { chunksOf } from '../../../platform/db/chunks.ts'
import { insertRows } from '../../../platform/db/many-rows.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { foldName } from '../../../register/entries/names.ts'
import { findStanding, type Standing } from '../../../register/imported/known-people.ts'
import { type JudgedGiver, matchGiver } from './match-giver.ts'
import type { FileGiver } from './read-row.ts'
import { openMemory } from './remembered.ts'
import type { GiftImport } from './repo.ts'

type Summed = FileGiver & { rows: number; amount: number }

/** Says who each giver of a file is. What a treasurer has decided in an earlier trial of it stays. */
export async function judgeGivers(
  db: Db,
  { id }: Pick<GiftImport, 'id'>,
  givers: readonly Summed[],
): Promise<void> {
  const decided = await db
    .selectFrom('past_giver')
    .select(['key', 'fate', 'why', 'person_id'])
    .where('import_id', '=', id)
    .where('is_decided', '=', 1)
    .execute()
  const kept = new Map(decided.map((one) => [one.key, one]))
  await db.deleteFrom('past_giver').where('import_id', '=', id).execute()
  for (const part of chunksOf(givers)) {
    const remembered = await openMemory(db, id, part)
    const find = await openRegister(db, part)
    await insertRows(
      db,
      'past_giver',
      columns,
      part.map((giver) => {
        const before = kept.get(giver.key)
        const judged: JudgedGiver = before
          ? { fate: before.fate, why: before.why, person: before.person_id, candidates: [] }
          : matchGiver(giver, find(giver), remembered(giver))
        return {
          import_id: id,
          key: giver.key,
          name: giver.name,
          contacts: contactsOf(giver),
          envelope: giver.envelope,
          external_id: giver.external_id,
          gifts: giver.rows,
          amount: giver.amount,
          fate: judged.fate,
          why: judged.why,
          candidates: JSON.stringify(judged.candidates),
          person_id: judged.person,
          is_decided: before ? 1 : 0,
        }
      }),
    )
    await new Promise((done) => setImmediate(done))
  }
}

const columns = {
  import_id: 'whole',
  key: 'text',
  name: 'text',
  contacts: 'text',
  envelope: 'text',
  external_id: 'text',
  gifts: 'whole',
  amount: 'whole',
  fate: 'text',
  why: 'text',
  candidates: 'text',
  person_id: 'whole',
  is_decided: 'whole',
} as const

const contactsOf = ({ email, telephones, envelope, external_id }: FileGiver): string =>
  [email, ...telephones, envelope && `envelope ${envelope}`, external_id && `ID ${external_id}`]
    .filter(Boolean)
    .join(', ')

/** Everybody of the register who may be one of these givers, found by number, address or the words of a name. */
async function openRegister(db: Db, givers: readonly FileGiver[]) {
  const people = await findStanding(db, {
    telephones: givers.flatMap(({ telephones }) => telephones),
    emails: givers.map(({ email }) => email).filter(Boolean),
    births: [],
    names: givers.flatMap(({ name }) => splits(name)),
  })
  const index = new Map<string, Set<Standing>>()
  const put = (key: string, known: Standing) => index.set(key, (index.get(key) ?? new Set()).add(known))
  for (const { person, known } of people) {
    for (const number of known.telephones) put(`t${number}`, known)
    if (known.email) put(`e${known.email}`, known)
    put(nameOf(person.first_name, person.last_name), known)
  }
  return ({ name, email, telephones }: FileGiver): Standing[] => {
    const keys = [
      ...telephones.map((number) => `t${number}`),
      `e${email}`,
      ...splits(name).map(({ first, last }) => nameOf(first, last)),
    ]
    return [...new Set(keys.flatMap((key) => [...(index.get(key) ?? [])]))]
  }
}

/** The same for both orders of a name. */
const nameOf = (first: string, last: string) => `n${[foldName(first), foldName(last)].sort().join(' ')}`

/** Where the first name of a whole one may end, and without the names in the middle. */
function splits(name: string): { first: string; last: string }[] {
  const words = name.split(' ').filter(Boolean)
  const [first = '', last = ''] = [words[0], words.at(-1)]
  if (words.length < 2) return []
  const ends = words.slice(1).map((_, at) => ({
    first: words.slice(0, at + 1).join(' '),
    last: words.slice(at + 1).join(' '),
  }))
  return words.length > 5 ? [{ first, last }] : [...ends, { first, last }]
}
