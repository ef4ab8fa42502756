import type { receiptCodeWords } from '../../components/ui/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const receiptCode: Translation<typeof receiptCodeWords> = {
  label: { draft: 'Code ni yaa receipt nɛɛ kwɛmɔ nɔ' },
  whoScans: {
    draft:
      'Mɔ ni scanɔ code lɛ, loo egbeleɔ <a>ekwɛmɔ</a> lɛ, naa akɛ receipt lɛ ji anɔkwale, shika lɛ kɛ gbi lɛ; jeee ogbɛi, ni jeee nɔ hewɔ ni okɛha.',
  },
  root: { draft: 'Asafo lɛ shika woji lɛ ashishifã yɛ {day}: {root}' },
}
