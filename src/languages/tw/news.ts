import type { newsWords } from '../../lib/texts/website/news.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const news: Translation<typeof newsWords> = {
  posts: { draft: 'Nsɛm a yɛatwerɛ' },
  all: { draft: 'Nkaseɛbɔ nyinaa' },
  none: { draft: 'Yɛntwerɛɛ hwee da.' },
  pinned: { draft: 'Ɛdi kan' },
  by: { draft: '{author} na ɔtwerɛeɛ' },
  categories: { draft: 'Akuo' },
  months: { draft: 'Abosome' },
  inCategory: { draft: 'Nkaseɛbɔ: {category}' },
  inMonth: { draft: 'Nkaseɛbɔ, {month}' },
  categoryDescription: { draft: 'Deɛ {church} ka fa {category} ho.' },
  monthDescription: { draft: 'Deɛ {church} kaeɛ wɔ {month}.' },
  pages: { draft: 'Nkratafa a ɛka ho' },
  older: { draft: 'Deɛ ɛdi kan baeɛ' },
  newer: { draft: 'Deɛ ɛyɛ foforɔ' },
  place: { draft: 'Kratafa {page} wɔ {pages} mu' },
  otherPosts: { draft: 'Deɛ ɛdi anim ne deɛ ɛdi akyire' },
  previous: { draft: 'Deɛ ɛdi anim' },
  next: { draft: 'Deɛ ɛdi so' },
  whatsApp: { draft: 'Fa WhatsApp kyɛ' },
  subscribe: { draft: 'Nkaseɛbɔ feed (RSS)' },
  feed: { draft: '{church}: nkaseɛbɔ' },
  feedOfCategory: { draft: '{church}: nkaseɛbɔ, {category}' },
  feedDescription: { draft: 'Deɛ ɛrekɔ so wɔ {church}.' },
}
