import type { Translation } from '../../lib/words/translation.ts'
import type { formEmailWords } from '../../server/services/forms/messages.ts'

export const formEmails: Translation<typeof formEmailWords> = {
  taken: { draft: 'Yɛanya wo mmuaeɛ: {form}' },
  waits: { draft: 'Woretwɛn baabi: {form}' },
  placeFree: { draft: 'Woanya baabi: {form}' },
  takenText: { draft: 'Yɛda wo ase. Yɛanya wo mmuaeɛ.' },
  waitsText: { draft: 'Mmaabi nyinaa ayɛ ma. Woretwɛn baabi; sɛ baabi da hɔ a, yɛbɛtwerɛ wo.' },
  placeFreeText: { draft: 'Baabi ada hɔ, na ɛyɛ wo dea.' },
  notYou: {
    draft: 'Ɛnyɛ wo na wohyɛɛ form yi ma? Ɛnneɛ obi dii mfomsoɔ wɔ address no mu, na ɛho nhia sɛ woyɛ hwee.',
  },
  withdraw: { draft: 'Wontumi mma, anaa wopɛ sɛ wofa wo mmuaeɛ no san? Mia prɛko na twe san: {page}' },
  withdrawPage: { draft: 'link a ɛwɔ e-mail no mu' },
  newAnswer: { draft: 'Mmuaeɛ foforɔ: {form}' },
  newAnswerText: { draft: 'Obi abua form “{form}”. Deɛ ɔtwerɛeɛ no nni e-mail yi mu.' },
  read: { draft: 'Kenkan mmuaeɛ no: {page}' },
  page: { draft: 'Forms' },
}
