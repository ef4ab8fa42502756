import type { Translation } from '../../lib/words/translation.ts'
import type { refusalWords } from '../../server/platform/errors/messages.ts'

export const refusals: Translation<typeof refusalWords> = {
  signInFirst: { draft: 'Ofainɛ yaa mli dã.' },
  mayNot: { draft: 'O-account bɛ gbɛ akɛ efeɔ enɛ.' },
  tooOftenMinutes: {
    draft: {
      one: 'Ofee lɛ shii pii. Ofainɛ kaa ekoŋŋ yɛ minitii {count} sɛɛ.',
      other: 'Ofee lɛ shii pii. Ofainɛ kaa ekoŋŋ yɛ minitii {count} sɛɛ.',
    },
  },
}
