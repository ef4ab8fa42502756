import type { workerWords } from '../../lib/texts/messages/service-worker.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const serviceWorker: Translation<typeof workerWords> = {
  kept: { draft: 'Baafa nɛɛ jɛ {day}.' },
  noConnection: { draft: 'Network ko bɛ biɛ.' },
  again: { draft: 'Kaa ekoŋŋ' },
  message: { draft: 'Sane ko ni jɛ asafo lɛ mli' },
}
