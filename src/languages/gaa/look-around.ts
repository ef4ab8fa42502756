import type { lookAroundWords } from '../../islands/accounts/look-around/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const lookAround: Translation<typeof lookAroundWords> = {
  fiveThings: { draft: 'Nibii enumɔ ni obaaka okwɛ' },
  sample: { draft: 'Nɔkwɛmɔnɔ asafo lɛ' },
  dismiss: { draft: 'Kaatsɔɔ mi enɛ dɔŋŋ' },
  heading: { draft: 'Kwɛ mli akɛ' },
  lede: { draft: 'Nɔkwɛmɔnɔ asafo ni enɛ, kɛ mɛi ni jeee anɔkwale. Nine ko miamɔ haa oyaa mli.' },
  startAgain: { draft: 'Je shishi ekoŋŋ' },
  startAgainTitle: { draft: 'Ooku nɔkwɛmɔnɔ asafo lɛ sɛɛ tamɔ tsutsu?' },
  deleted: { draft: 'Ajieɔ nɔ fɛɛ ni mɔ ko etsake yɛ biɛ kɛjɛ beni afee: mɛi, shika woji, baafai, faili.' },
  signedOut: { draft: 'Ajieɔ mɔ fɛɛ mɔ kɛjɛɔ mli, bo hu. Ehiaa sɛkɛnsi fioo.' },
}
