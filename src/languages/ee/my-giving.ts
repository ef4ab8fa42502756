import type { myGivingWords } from '../../islands/giving/books/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const myGiving: Translation<typeof myGivingWords> = {
  title: { draft: 'Nye nunanawo' },
  about: { draft: 'Nusi nèna, kple wò receiptwo.' },
  lede: {
    draft:
      'Nusi tso gbɔwò va hamea gbɔ, to axa Nunana dzi, le envelope me, kple cheque alo tẽ va eƒe account me.',
  },
  needsScript: { draft: 'Axa sia hiã JavaScript, gake wotsii le browser sia me.' },
  toBooks: { draft: 'Ʋu hamea ƒe ga-agbalẽwo' },
  guests: {
    draft:
      'Nunana siwo nèna abe amedzro ene, gegeɖeme manɔmee, mele afi sia o. Nusi yi agbaa me ŋkɔ manɔŋu la menye ame aɖeke tɔ o.',
  },
  notLoaded: { draft: 'Nusi nèna meʋu o.' },
  loading: { draft: 'Míele nusi nèna ʋum' },
}
