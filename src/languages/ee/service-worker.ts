import type { workerWords } from '../../lib/texts/messages/service-worker.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const serviceWorker: Translation<typeof workerWords> = {
  kept: { draft: 'Axa sia tso {day}.' },
  noConnection: { draft: 'Network aɖeke meli o.' },
  again: { draft: 'Gate ekpɔ' },
  message: { draft: 'Gbedasi tso hamea gbɔ' },
}
