import type { workerWords } from '../../lib/texts/messages/service-worker.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const serviceWorker: Translation<typeof workerWords> = {
  renewed: { draft: 'Wɔayɛ website no foforɔ firi berɛ a wobuee kratafa yi. Yɛsrɛ wo, bue bio.' },
  partKept: { draft: 'Kratafa yi fã bi firi {day}. Network no mmua.' },
  kept: { draft: 'Kratafa yi firi {day}.' },
  notKept: { draft: 'Wonkenkanee kratafa yi wɔ fon yi so da.' },
  noAnswer: { draft: 'Asɔre no server mmua.' },
  noConnection: { draft: 'Network biara nni ha.' },
  again: { draft: 'Sɔ hwɛ bio' },
  message: { draft: 'Asɛm a ɛfiri asɔre no hɔ' },
  stop: { draft: 'Gyae yeinom kɔma' },
}
