import type { myGivingWords } from '../../islands/giving/books/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const myGiving: Translation<typeof myGivingWords> = {
  title: { draft: 'M’ayɛyɛdeɛ' },
  about: { draft: 'Deɛ woamaeɛ ne ne receipt.' },
  lede: {
    draft:
      'Deɛ ɛfiri wo nkyɛn baa asɔre no nkyɛn, sɛ ɛfaa kratafa Ntoboa, envelope, cheque anaa asɔre no account so.',
  },
  needsScript: { draft: 'Kratafa yi hia JavaScript, na wɔadum wɔ browser yi mu.' },
  toBooks: { draft: 'Bue asɔre no sika nwoma' },
  guests: {
    draft: 'Ayɛyɛdeɛ a womaeɛ a woankɔ mu no nni ha. Deɛ ɛkɔɔ bowl mu a din nni so no nyɛ obiara dea.',
  },
  notLoaded: { draft: 'Yɛantumi annya deɛ woamaeɛ.' },
  loading: { draft: 'Yɛrefa deɛ woamaeɛ aba' },
}
