import type { testimonyWords } from '../../islands/care/testimonies/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const testimonies: Translation<typeof testimonyWords> = {
  newest: { draft: 'Odaseyelii heei {most} nɛ.' },
  share: { draft: 'Ye odase' },
  search: { draft: 'Taomɔ odaseyeli' },
  category: { draft: 'Henɔ' },
  allCategories: { draft: 'Fɛɛ' },
  all: { draft: 'Odaseyeli fɛɛ' },
  testimonies: { draft: { one: 'odaseyeli {count}', other: 'odaseyeli {count}' } },
  noneFound: { draft: 'Odaseyeli ko wieko nakai he yɛ biɛ.' },
  noneYet: { draft: 'Mɔ ko yeko odase lolo. Onɔ lɛ baanyɛ afee klɛŋklɛŋ nɔ.' },
  showAll: { draft: 'Tsɔɔmɔ odaseyeli fɛɛ' },
  waits: { draft: 'Eemɛ kpɛlɛmɔ' },
  aMember: { draft: 'Asafo lɛ mli nyo ko' },
  verified: { draft: '✓ Ama nɔ mi' },
  like: { draft: 'Misumɔɔ' },
  liked: { draft: 'Osumɔɔ' },
  likedAlready: { draft: 'Osumɔ enɛ ŋmɛnɛ. Oyiwaladɔŋŋ!' },
  likes: { draft: { one: 'mɔ {count} sumɔɔ', other: 'mɛi {count} sumɔɔ' } },
  video: { draft: 'Video<a> {title}, yɛ baafa hee nɔ</a>' },
}
