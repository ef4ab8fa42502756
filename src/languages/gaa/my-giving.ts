import type { myGivingWords } from '../../islands/giving/books/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const myGiving: Translation<typeof myGivingWords> = {
  title: { draft: 'Minikeenii' },
  about: { draft: 'Nɔ ni oha, kɛ oreceipts.' },
  lede: {
    draft:
      'Nɔ ni jɛ oŋɔɔ kɛba asafo lɛ ŋɔɔ, kɛtsɔ baafa Hamɔ nɔ, yɛ envelope mli, kɛ cheque loo tɛɛ kɛba e-account lɛ mli.',
  },
  needsScript: { draft: 'Baafa nɛɛ miitao JavaScript, shi agbe yɛ browser nɛɛ mli.' },
  toBooks: { draft: 'Gbele asafo lɛ shika woji' },
  guests: {
    draft:
      'Nikeenii ni oha akɛ gbɔ, ni oyaaa mli lɛ, bɛ biɛ. Nɔ ni ya ka lɛ mli ni gbɛi bɛ he lɛ, jeee mɔ ko nɔ.',
  },
  notLoaded: { draft: 'Nɔ ni oha lɛ egbeleee.' },
  loading: { draft: 'Wɔmiigbele nɔ ni oha' },
}
