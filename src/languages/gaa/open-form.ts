import type { openFormWords } from '../../islands/services/forms/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const openForm: Translation<typeof openFormWords> = {
  act: { draft: 'Hetoo' },
  notOpen: { draft: 'Akpɛlɛɛɛ hetoo nɔ bianɛ.' },
  closes: { draft: 'Kɛyashi {day}.' },
  full: { draft: 'Hei lɛ fɛɛ eyi obɔ.' },
  yes: { draft: 'Hɛɛ' },
  oneALine: { draft: 'Gbɛi kome yɛ lai fɛɛ lai nɔ.' },
  otherNames: { draft: 'Gbɛii krokomɛi' },
  fileLimit: { draft: 'Foto loo PDF ni feko MB {most}.' },
  leaveEmpty: { draft: 'Kaaŋma nɔ ko yɛ biɛ' },
  submit: { draft: 'Kɛ hetoo lɛ amaje' },
  taken: { draft: 'Oyiwaladɔŋŋ. Wɔnine eshɛ ohetoo lɛ nɔ.' },
}
