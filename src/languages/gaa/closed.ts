import type { closedWords } from '../../components/site/head/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const closed: Translation<typeof closedWords> = {
  gettingReady: { draft: 'Wɔmiisaa wɔhe' },
  description: { draft: 'Agbeleko {church} baafa lɛ.' },
  heading: { draft: '{church} miisaa ehe' },
  telephone: { draft: 'Tɛlifoŋ' },
  notOpen: { draft: 'Agbeleko baafa nɛɛ. Ofainɛ, ku sɛɛ oba sɛɛ mli.' },
  whenWeMeet: { draft: 'Be ni wɔkpeɔ' },
  callUs: { draft: 'Tswaa wɔ' },
  notUsed: { draft: 'Asafo nɛɛ kɛ enɛ tsuuu nii' },
  askChurch: { draft: 'Bi asafo lɛ' },
}
