import type { Db } from '../../platform/db/tables.ts'
import { foldName } from '../../register/entries/names.ts'
import { readChurchSettings } from '../../settings/church-settings/repo.ts'

/** Titles by their spellings, folded: `reverend` and `rev` have the church's own spelling, `Rev.`. */
export type Titles = ReadonlyMap<string, string>

/** The titles of the church's own list, in its order. */
export async function titlesOf(db: Db): Promise<string[]> {
  const { person_titles } = await readChurchSettings(db)
  const named = person_titles.split(',').map((name) => name.trim())
  return [...new Set(named.filter(Boolean))]
}

/** Spellings of one title. Which one a church writes is what its list says. */
const spellings = [
  ['rev', 'reverend', 'revd'],
  ['dr', 'doctor', 'docteur'],
  ['prof', 'professor'],
  ['mr', 'mister'],
  ['bro', 'brother'],
  ['sis', 'sister'],
  ['pastor', 'ps', 'pst'],
  ['evangelist', 'evang', 'evg'],
  ['deacon', 'dcn'],
  ['deaconess', 'dcns'],
  ['hon', 'honourable', 'honorable'],
  ['madam', 'madame', 'mme'],
  ['apostle', 'apst'],
  ['bishop', 'bp'],
  ['opanyin', 'opanin', 'opayin'],
  ['maame', 'mame'],
  ['alhaji', 'alhaj'],
  ['hajia', 'hajiya', 'hajj'],
  ['mrs', 'missus'],
  ['miss', 'mlle'],
  ['osofo', 'sofo'],
]

export function indexTitles(list: readonly string[]): Titles {
  const own = list.map((title) => [foldName(title), title] as const)
  const others = own.flatMap(([key, title]) =>
    (spellings.find((alike) => alike.includes(key)) ?? []).map((spelling) => [spelling, title] as const),
  )
  return new Map([...others, ...own])
}

/** These are names of people, too: they are titles only in front of a whole name. */
const alsoNames = new Set(['nana', 'maame', 'ohemaa', 'egya'])
/** These may also stand at the end of a name: `MENSAH AMA MRS`. Others, such as Bishop, are family names there. */
const last = new Set(['mr', 'mrs', 'miss', 'ms', 'dr', 'prof', 'rev'])

type Taken = { title: string; rest: string }

/**
 * The titles at the ends of a name, in the church's spelling, and the rest of it. `least`: so many words are left by a title that is a
 * name, too.
 */
export function takeTitles(name: string, titles: Titles, least = 2): Taken {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const taken: string[] = []
  for (let length = titleAhead(words, titles, least); length > 0; length = titleAhead(words, titles, least))
    taken.push(titles.get(foldName(words.splice(0, length).join(' '))) ?? '')
  while (words.length > 2 && last.has(foldName(words.at(-1) ?? ''))) {
    const title = titles.get(foldName(words.at(-1) ?? ''))
    if (title === undefined) break
    taken.push(title)
    words.pop()
  }
  return { title: joinTitles(taken), rest: words.join(' ') }
}

/** How many words at the beginning are a title: 2, 1, or 0. */
function titleAhead(words: readonly string[], titles: Titles, least: number): number {
  const one = foldName(words[0] ?? '')
  if (words.length > 1 && titles.has(`${one} ${foldName(words[1] ?? '')}`)) return 2
  return titles.has(one) && !(alsoNames.has(one) && words.length <= least) ? 1 : 0
}

/** The longest title, in letters. */
const longest = 60

/** Titles in one line, each once. */
export const joinTitles = (titles: readonly string[]): string =>
  [...new Set(titles.filter(Boolean))].join(' ').slice(0, longest)
