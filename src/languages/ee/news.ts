import type { newsWords } from '../../lib/texts/website/news.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const news: Translation<typeof newsWords> = {
  posts: { draft: 'Nya siwo míeŋlɔ' },
  all: { draft: 'Nyadzɔdzɔwo katã' },
  none: { draft: 'Míeŋlɔ naneke haɖe o.' },
  pinned: { draft: 'Etso ŋgɔ' },
  by: { draft: '{author} ŋlɔe' },
  categories: { draft: 'Hatsotsowo' },
  months: { draft: 'Ɣletiwo' },
  inCategory: { draft: 'Nyadzɔdzɔwo: {category}' },
  inMonth: { draft: 'Nyadzɔdzɔwo le {month}' },
  categoryDescription: { draft: 'Nu si {church} gblɔ tso {category} ŋu.' },
  monthDescription: { draft: 'Nu si {church} gblɔ le {month}.' },
  pages: { draft: 'Axa bubuwo' },
  older: { draft: 'Esiwo do ŋgɔ' },
  newer: { draft: 'Esiwo nye yeyewo' },
  place: { draft: 'Axa {page} le {pages} me' },
  otherPosts: { draft: 'Esi do ŋgɔ kple esi kplɔe ɖo' },
  previous: { draft: 'Esi do ŋgɔ' },
  next: { draft: 'Esi kplɔe ɖo' },
  whatsApp: { draft: 'Mae to WhatsApp dzi' },
  subscribe: { draft: 'Nyadzɔdzɔwo ƒe feed (RSS)' },
  feed: { draft: '{church}: nyadzɔdzɔwo' },
  feedOfCategory: { draft: '{church}: nyadzɔdzɔwo, {category}' },
  feedDescription: { draft: 'Nu siwo le dzɔdzɔm le {church}.' },
}
