import type { withdrawWords } from '../../islands/services/forms/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const withdrawAnswer: Translation<typeof withdrawWords> = {
  about: { draft: 'Akaneee ohetoo lɛ dɔŋŋ, ni ohe lɛ yaa ha mɔ ni emɛ etsɛ fe fɛɛ.' },
  withdraw: { draft: 'Jiemɔ hetoo lɛ' },
}
