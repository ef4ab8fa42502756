import type { testimonyWords } from '../../islands/care/testimonies/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const testimonies: Translation<typeof testimonyWords> = {
  newest: { draft: 'Yei ne adansedie {most} a ɛyɛ foforɔ paa.' },
  share: { draft: 'Di w’adanseɛ' },
  search: { draft: 'Hwehwɛ adansedie mu' },
  category: { draft: 'Ne fã' },
  allCategories: { draft: 'Ne nyinaa' },
  all: { draft: 'Adansedie nyinaa' },
  testimonies: { draft: { one: 'adansedie {count}', other: 'adansedie {count}' } },
  noneFound: { draft: 'Adansedie biara nni ha a ɛka saa asɛm no.' },
  noneYet: { draft: 'Obiara nnya nnii adanseɛ wɔ ha. Wo deɛ bɛtumi ayɛ deɛ ɛdi kan.' },
  showAll: { draft: 'Kyerɛ adansedie nyinaa' },
  waits: { draft: 'Ɛretwɛn mpene' },
  aMember: { draft: 'Asɔreba bi' },
  verified: { draft: '✓ Wɔahwɛ mu' },
  like: { draft: 'M’ani gye ho' },
  liked: { draft: 'M’ani agye ho' },
  likedAlready: { draft: 'Woakyerɛ sɛ w’ani gye yei ho ɛnnɛ. Yɛda wo ase!' },
  likes: { draft: { one: '{count} ani gye ho', other: '{count} ani gye ho' } },
  video: { draft: 'Video<a>: {title}, wɔ tab foforɔ mu</a>' },
}
