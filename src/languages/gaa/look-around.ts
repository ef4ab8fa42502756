import type { lookAroundWords } from '../../islands/accounts/look-around/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const lookAround: Translation<typeof lookAroundWords> = {
  fiveThings: { draft: 'Nibii enumɔ ni obaaka okwɛ' },
  sample: { draft: 'Nɔkwɛmɔnɔ asafo lɛ' },
  dismiss: { draft: 'Kaatsɔɔ mi enɛ dɔŋŋ' },
  heading: { draft: 'Kwɛ mli akɛ' },
  startAgain: { draft: 'Je shishi ekoŋŋ' },
}
