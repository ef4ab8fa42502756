import type { Translation } from '../../lib/words/translation.ts'
import type { formEmailWords } from '../../server/services/forms/messages.ts'

export const formEmails: Translation<typeof formEmailWords> = {
  taken: { draft: 'Wɔnine eshɛ ohetoo lɛ nɔ: {form}' },
  waits: { draft: 'Oomɛ he: {form}' },
  placeFree: { draft: 'Ona he: {form}' },
  takenText: { draft: 'Oyiwaladɔŋŋ. Wɔnine eshɛ ohetoo lɛ nɔ.' },
  waitsText: { draft: 'Hei lɛ fɛɛ eyi obɔ. Oomɛ he; kɛ he gbele lɛ, wɔbaaŋma bo.' },
  placeFreeText: { draft: 'He ko egbele, ni ji onɔ.' },
  notYou: { draft: 'Jeee bo oŋma form nɛɛ? No lɛ mɔ ko tɔ̃ yɛ address lɛ mli, ni ehiaaa akɛ ofeɔ nɔ ko.' },
  withdraw: { draft: 'Onyɛŋ oba, loo ootao ni ohe ohetoo lɛ ekoŋŋ? Jiemɔ kɛ nine ko miamɔ: {page}' },
  withdrawPage: { draft: 'link ni yɔɔ e-mail lɛ mli' },
  newAnswer: { draft: 'Hetoo hee: {form}' },
  newAnswerText: { draft: 'Mɔ ko eha form “{form}” hetoo. Nɔ ni eŋma lɛ bɛ e-mail nɛɛ mli.' },
  read: { draft: 'Kane hetoi lɛ: {page}' },
  page: { draft: 'Forms' },
}
