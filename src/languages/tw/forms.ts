import type { formWords } from '../../components/form/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const forms: Translation<typeof formWords> = {
  optional: { draft: ' (sɛ wopɛ a)' },
  sending: { draft: 'Ɛrekɔ...' },
  needsScript: {
    draft:
      '{act} hia JavaScript, na wɔadum wɔ saa browser yi mu. Yɛsrɛ wo, sɔ na san bue saa krataafa yi, anaasɛ kasa kyerɛ ɔsomfoɔ bi Kwasiada: yɛn ani bɛgye sɛ yɛne wo bɛyɛ.',
  },
}
