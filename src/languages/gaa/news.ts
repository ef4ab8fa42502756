import type { newsWords } from '../../lib/texts/website/news.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const news: Translation<typeof newsWords> = {
  posts: { draft: 'Sanei ni wɔŋma' },
  all: { draft: 'Sanehee fɛɛ' },
  none: { draft: 'Aŋmako nɔ ko lolo.' },
  pinned: { draft: 'Tsɔ hiɛ' },
  by: { draft: '{author} ŋma' },
  categories: { draft: 'Kui' },
  months: { draft: 'Nyɔŋtserei' },
  inCategory: { draft: 'Sanehee: {category}' },
  inMonth: { draft: 'Sanehee yɛ {month}' },
  categoryDescription: { draft: 'Nɔ ni {church} kɛɔ yɛ {category} he.' },
  monthDescription: { draft: 'Nɔ ni {church} kɛɛ yɛ {month}.' },
  pages: { draft: 'Baafai krokomɛi' },
  older: { draft: 'Nɔ ni tsɔ hiɛ ba' },
  newer: { draft: 'Nɔ ni ji hee' },
  place: { draft: 'Baafa {page} yɛ {pages} mli' },
  otherPosts: { draft: 'Nɔ ni tsɔ hiɛ kɛ nɔ ni nyiɛ sɛɛ' },
  previous: { draft: 'Nɔ ni tsɔ hiɛ' },
  next: { draft: 'Nɔ ni nyiɛ sɛɛ' },
  whatsApp: { draft: 'Kɛ WhatsApp aja' },
  subscribe: { draft: 'Sanehee feed (RSS)' },
  feed: { draft: '{church}: sanehee' },
  feedOfCategory: { draft: '{church}: sanehee, {category}' },
  feedDescription: { draft: 'Nɔ ni yaa nɔ yɛ {church}.' },
}
