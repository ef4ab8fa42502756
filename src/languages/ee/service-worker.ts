import type { workerWords } from '../../lib/texts/messages/service-worker.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const serviceWorker: Translation<typeof workerWords> = {
  renewed: { draft: 'Wowɔ websait la yeye tso esime nèʋu axa sia. Taflatsɛ gaʋui.' },
  partKept: { draft: 'Axa sia ƒe akpa aɖe tso {day}. Network mele eŋu ɖom o.' },
  kept: { draft: 'Axa sia tso {day}.' },
  notKept: { draft: 'Womexlẽ axa sia le mɔ̃ sia dzi kpɔ o.' },
  noAnswer: { draft: 'Hamea ƒe server mele eŋu ɖom o.' },
  noConnection: { draft: 'Network aɖeke meli o.' },
  again: { draft: 'Gate ekpɔ' },
  message: { draft: 'Gbedasi tso hamea gbɔ' },
  stop: { draft: 'Dzudzɔ esiawo' },
}
