import type { Translation } from '../../lib/words/translation.ts'
import type { pageEmailWords } from '../../server/website/cms/messages.ts'

export const pageEmails: Translation<typeof pageEmailWords> = {
  page: { draft: 'Axa siwo dzi mekpɔna, le wò axa dzi' },
  givenSubject: { draft: 'Wòe akpɔ axa {path} dzi' },
  givenToAsk: {
    draft:
      'Tso fifia la, àte ŋu aŋlɔ míaƒe hame ƒe axa {path}. Ne èwu enu la, bia be woatae: ame aɖe kpɔnɛ gbã. Eyae nye esia:',
  },
  givenToPublish: {
    draft:
      'Tso fifia la, àte ŋu aŋlɔ míaƒe hame ƒe axa {path}. Nusi nèta la, amesiame kpɔnɛ enumake. Eyae nye esia:',
  },
  publishedSubject: { draft: 'Wota wò axa {path}' },
  published: { draft: 'Wota nusi nèŋlɔ ɖe axa {path} dzi. Akpe! Àte ŋu aganɔ eŋlɔm le afi sia:' },
  sentBackSubject: { draft: 'Nya aɖe tso wò axa {path} ŋu' },
  sentBack: { draft: 'Nusi nèŋlɔ ɖe axa {path} dzi la, wometae haɖe o. Esiae woŋlɔ tso eŋu:' },
  changeIt: { draft: 'Àte ŋu atrɔe eye nàgabia:' },
}
