import type { readyListWords as words } from '../../lib/texts/people/ready-lists.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const readyListWords: Translation<typeof words> = {
  notSeen: { draft: 'Wɔn a yɛahunu wɔn nnawɔtwe mmiɛnsa ni' },
  birthdays: { draft: 'Awoda bosome yi' },
  anniversaries: { draft: 'Ayeforɔ nkaeda bosome yi' },
  parents: { draft: 'Awofoɔ' },
  builtIn: { draft: 'Din a ɛwɔ hɔ dada' },
}
