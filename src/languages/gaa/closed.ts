import type { closedWords } from '../../components/site/head/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const closed: Translation<typeof closedWords> = {
  gettingReady: { draft: 'Wɔmiisaa wɔhe' },
  whenWeMeet: { draft: 'Be ni wɔkpeɔ' },
  callUs: { draft: 'Tswaa wɔ' },
  description: { draft: 'Agbeleko {church} baafa lɛ.' },
  heading: { draft: '{church} miisaa ehe' },
  telephone: { draft: 'Tɛlifoŋ' },
  notOpen: { draft: 'Agbeleko baafa nɛɛ. Ofainɛ, ku sɛɛ oba sɛɛ mli.' },
  notUsed: { draft: 'Asafo nɛɛ kɛ enɛ tsuuu nii' },
  notUsedDescription: { draft: 'Asafo nɛɛ kɛ website lɛ fã nɛɛ tsuuu nii.' },
  notUsedLede: {
    draft: 'Asafo lɛ kɛ website lɛ fã nɛɛ tsuuu nii. Kɛ ootao nɔ ko lɛ, ofainɛ, bi: mɔ ko baaye bua bo.',
  },
  askChurch: { draft: 'Bi asafo lɛ' },
}
