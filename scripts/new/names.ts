/** The spellings of a resource's name, as the templates have them in braces. */
export type Names = Record<
  | 'domain'
  | 'group'
  | 'file'
  | 'path'
  | 'table'
  | 'name'
  | 'names'
  | 'Name'
  | 'Names'
  | 'word'
  | 'words'
  | 'Word'
  | 'Words'
  | 'migration',
  string
>

/** Domains that may have a resource, as docs/architecture.md names them. */
const domains = [
  'settings',
  'accounts',
  'people',
  'groups',
  'services',
  'care',
  'messages',
  'media',
  'giving',
  'website',
]

/** The spellings of `services/prayer-room` (or of its plural, where that is not the singular with an s). Throws a sentence for anything else. */
export function namesOf(resource: string, plural = `${resource.split('/')[1]}s`): Omit<Names, 'migration'> {
  const [domain = '', file = '', ...rest] = resource.split('/')
  if (!domains.includes(domain) || rest.length > 0)
    throw new Error(
      `Please say the domain and the name: services/prayer-room. Domains: ${domains.join(', ')}`,
    )
  const odd = [file, plural].find((one) => !/^[a-z]+(?:-[a-z]+)*$/.test(one))
  if (odd !== undefined)
    throw new Error(`Please write "${odd}" in small letters, words with a hyphen: prayer-room`)
  return {
    // Accounts have no group of the workspace of their own.
    group: domain === 'accounts' ? 'people' : domain,
    domain,
    file,
    path: plural,
    table: file.replaceAll('-', '_'),
    name: camel(file),
    names: camel(plural),
    Name: pascal(file),
    Names: pascal(plural),
    word: words(file),
    words: words(plural),
    Word: capital(words(file)),
    Words: plural.split('-').map(capital).join(' '),
  }
}

const words = (name: string) => name.replaceAll('-', ' ')
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const pascal = (name: string) => name.split('-').map(capital).join('')
const camel = (name: string) => pascal(name).replace(/^./, (letter) => letter.toLowerCase())
