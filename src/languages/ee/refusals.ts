import type { Translation } from '../../lib/words/translation.ts'
import type { refusalWords } from '../../server/platform/errors/messages.ts'

export const refusals: Translation<typeof refusalWords> = {
  signInFirst: { draft: 'Taflatsɛ ge ɖe eme gbã.' },
  mayNot: { draft: 'Womeɖe mɔ na wò account be wòawɔ esia o.' },
  mustEnrol: { draft: 'Wò dɔ le hamea me hiã two-step sign-in fifia. Taflatsɛ ɖoe ɖi le wò ɖoɖowo me.' },
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
  diskFull: {
    draft:
      'Hamea ƒe kɔmpita yɔ fũ fifia, eya ta womedzra esia ɖo o. Woate ŋu axlẽ nusi le eme. Taflatsɛ gate kpɔ emegbe.',
  },
  readOnly: {
    draft:
      'Hamea ƒe nudzraɖoƒe mele tɔtrɔ aɖeke xɔm fifia o, eya ta womedzra esia ɖo o. Woate ŋu axlẽ nusi le eme. Taflatsɛ gate kpɔ emegbe.',
  },
  away: { draft: 'Hamea ƒe kɔmpita mele eŋu ɖom fifia o. Taflatsɛ lala vie eye nàgate kpɔ.' },
  changedMeanwhile: { draft: 'Ame bubu trɔ asi le esia ŋu fifia. Taflatsɛ gaʋui, be eya tɔ aɖeke nagabu o.' },
}
