import type { workerWords } from '../../lib/texts/messages/service-worker.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const serviceWorker: Translation<typeof workerWords> = {
  renewed: { draft: 'Afee website lɛ hee kɛjɛ beni ogbele baafa nɛɛ. Ofainɛ, gbelemɔ ekoŋŋ.' },
  partKept: { draft: 'Baafa nɛɛ fã ko jɛ {day}. Netwɔk lɛ haaa hetoo.' },
  kept: { draft: 'Baafa nɛɛ jɛ {day}.' },
  notKept: { draft: 'Akaneko baafa nɛɛ yɛ tsɔne nɛɛ nɔ dã.' },
  noAnswer: { draft: 'Asafo lɛ server lɛ haaa hetoo.' },
  noConnection: { draft: 'Network ko bɛ biɛ.' },
  again: { draft: 'Kaa ekoŋŋ' },
  message: { draft: 'Sane ko ni jɛ asafo lɛ mli' },
  stop: { draft: 'Tsi enɛɛmɛi' },
}
