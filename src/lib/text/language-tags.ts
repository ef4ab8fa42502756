import type { Church } from '../contract/website/church.ts'

/** Languages of Ghana whose tags have three letters; those of two letters are found by their names in English and in themselves. */
const threeLetters = [
  'abr',
  'dag',
  'dga',
  'fat',
  'gaa',
  'gjn',
  'gur',
  'gux',
  'kus',
  'mfi',
  'ntr',
  'nzi',
  'sfw',
  'sil',
  'xsm',
]

/** Names that people use besides those that Intl knows. */
const others: Readonly<Record<string, string>> = {
  fante: 'fat',
  mfantse: 'fat',
  dagbani: 'dag',
  dagaare: 'dga',
  nzema: 'nzi',
  kusaal: 'kus',
  gonja: 'gjn',
  sisaala: 'sil',
  twi: 'ak',
  ga: 'gaa',
  eʋe: 'ee',
  pidgin: 'pcm',
  frafra: 'gur',
  kasem: 'xsm',
  bono: 'abr',
}

/** The tag (BCP 47) of a language as people name it, `ak` of “Asante Twi”; undefined for one that is not known. */
export function tagOf(name: string): string | undefined {
  const words = name.trim().toLowerCase().split(/\s/)
  return tags().get(words.join(' ')) ?? tags().get(words.at(-1) ?? '')
}

let known: Map<string, string> | undefined

/** Tags by name, made when they are first asked for. */
function tags(): Map<string, string> {
  if (known) return known
  const english = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })
  const letters = [...'abcdefghijklmnopqrstuvwxyz']
  const codes = [...letters.flatMap((first) => letters.map((second) => first + second)), ...threeLetters]
  known = new Map(
    codes.flatMap((code) => {
      const name = english.of(code)
      // An old code stands for a newer one.
      if (!name || Intl.getCanonicalLocales(code)[0] !== code) return []
      const own = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? name
      return [own, name, code].map((one) => [one.toLowerCase(), code] as const)
    }),
  )
  for (const [name, code] of Object.entries(others)) known.set(name, code)
  return known
}

/** The language of a feed, `en-gh`: the first of the church's services, in its country; English where none is known. */
export const feedLanguage = ({
  languages: [first = ''],
  country,
}: Pick<Church, 'languages' | 'country'>): string => `${tagOf(first) ?? 'en'}-${country.toLowerCase()}`
