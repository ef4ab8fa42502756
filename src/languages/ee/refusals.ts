import type { Translation } from '../../lib/words/translation.ts'
import type { refusalWords } from '../../server/platform/errors/messages.ts'

export const refusals: Translation<typeof refusalWords> = {
  signInFirst: { draft: 'Taflatsɛ ge ɖe eme gbã.' },
  mayNot: { draft: 'Womeɖe mɔ na wò account be wòawɔ esia o.' },
  tooOftenSeconds: {
    draft: {
      one: 'Èwɔe zi geɖe akpa. Taflatsɛ gate kpɔ le sekend {count} megbe.',
      other: 'Èwɔe zi geɖe akpa. Taflatsɛ gate kpɔ le sekend {count} megbe.',
    },
  },
  tooOftenMinutes: {
    draft: {
      one: 'Èwɔe zi geɖe akpa. Taflatsɛ gate kpɔ le miniti {count} megbe.',
      other: 'Èwɔe zi geɖe akpa. Taflatsɛ gate kpɔ le miniti {count} megbe.',
    },
  },
  away: { draft: 'Hamea ƒe kɔmpita mele eŋu ɖom fifia o. Taflatsɛ lala vie eye nàgate kpɔ.' },
}
