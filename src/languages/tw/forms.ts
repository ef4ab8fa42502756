import type { formWords } from '../../components/form/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const forms: Translation<typeof formWords> = {
  optional: { draft: ' (sɛ wopɛ a)' },
  sending: { draft: 'Yɛresoma...' },
  needsScript: {
    draft:
      '{act} hia JavaScript, na wɔadum wɔ browser yi mu. Yɛsrɛ wo, sɔ na bue kratafa yi bio, anaasɛ kasa kyerɛ wɔn a wɔgye ahɔhoɔ no mu baako Kwasiada: yɛn ani bɛgye sɛ yɛne wo bɛyɛ.',
  },
}
