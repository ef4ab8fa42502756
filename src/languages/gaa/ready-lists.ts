import type { readyListWords as words } from '../../lib/texts/people/ready-lists.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const readyListWords: Translation<typeof words> = {
  notSeen: { draft: 'Mɛi ni anako amɛ otsii 3' },
  birthdays: { draft: 'Fɔmɔ gbii yɛ nyɔŋ nɛɛ mli' },
  anniversaries: { draft: 'Gbalashihilɛ kaimɔ gbii yɛ nyɔŋ nɛɛ mli' },
  parents: { draft: 'Fɔlɔi' },
  builtIn: { draft: 'Gbɛii ni yɔɔ jɛmɛ momo' },
}
