import type { Translation } from '../../lib/words/translation.ts'
import type { liveRefusals as words } from '../../server/media/live/messages.ts'

export const liveRefusals: Translation<typeof words> = {
  tooMany: { draft: 'Nnipa dodoɔ rehwɛ, enti yɛntumi nkan afoforɔ bio. Video no kɔ so.' },
  network: { draft: 'Nkratafa dodo na abue firi wo network so. Yɛsrɛ wo, to bi mu.' },
  noMessage: { draft: 'Nkra a ɛte saa nni hɔ.' },
  hidden: { draft: 'Yɛde nkra no asie.' },
  shown: { draft: 'Nkra no ada adi bio.' },
  noSample: { draft: 'Asɔre yi nni live nhwɛsoɔ.' },
  another: { draft: 'Live foforɔ ahyɛ aseɛ: “{title}”.' },
  already: { draft: 'Yɛwɔ live dada, “{title}”. Di kan gyae saa no.' },
  notLive: { draft: 'Yɛnni live seesei.' },
}
