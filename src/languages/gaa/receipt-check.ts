import type { receiptCheckWords } from '../../islands/giving/receipts/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const receiptCheck: Translation<typeof receiptCheckWords> = {
  title: { draft: 'Kwɛmɔ receipt' },
  about: { draft: 'Kɛji asafo nɛɛ receipt ji anɔkwale.' },
  lede: {
    draft: 'Code ni yɔɔ receipt nɔ lɛ kɛ bo baa biɛ. Etsɔɔ kɛji receipt lɛ ji anɔkwale, shika lɛ kɛ gbi lɛ.',
  },
  act: { draft: 'Receipt kwɛmɔ' },
  scan: { draft: 'Ofainɛ, kɛ ofon lɛ camera scan receipt lɛ nɔ code lɛ.' },
  looking: { draft: 'Wɔmiikwɛ shika woji lɛ amli…' },
  reversed: { draft: 'Aku receipt nɛɛ sɛɛ ni akaneee dɔŋŋ: {sum}, {day}.' },
  real: { draft: 'Receipt nɛɛ ji anɔkwale: {sum}, {day}.' },
  sample: { draft: 'Nɔkwɛmɔnɔ asafo nɔ ni: shika ko tsiii.' },
  unreachable: { draft: 'Wɔnyɛɛɛ wɔshɛ asafo lɛ ŋɔɔ. Ofainɛ, kwɛmɔ onetwɔk lɛ ni okaa ekoŋŋ.' },
  noCode: { draft: 'Enɛ jeee receipt code.' },
}
