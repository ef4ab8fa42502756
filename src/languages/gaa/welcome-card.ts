import type { welcomeCardWords } from '../../islands/care/welcome-card/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const welcomeCard: Translation<typeof welcomeCardWords> = {
  title: { draft: 'Awaawaa atuu kaad' },
  about: { draft: 'Kaadi kɛha mɛi ni ba wɔŋɔɔ klɛŋklɛŋ.' },
  heading: { draft: 'Awaawaa atuu' },
  lede: {
    draft: 'Klɛŋklɛŋ be nɛ ni oyɔɔ wɔŋɔɔ? {church} miishɛɛ akɛ oba. Shi ogbɛi, ni mɔ ko baatswa bo tɛlifoŋ.',
  },
  theChurch: { draft: 'Asafo lɛ' },
  whoReads: { draft: 'Mɛi ni kwɛɔ gbɔi heei lɛ pɛ kaneɔ okaadi lɛ. <a>Nɔ ni asafo lɛ kɛtoɔ, kɛ nɔ hewɔ</a>' },
  act: { draft: 'Kaadi majemɔ' },
  firstName: { draft: 'Klɛŋklɛŋ gbɛi' },
  lastName: { draft: 'Weku gbɛi' },
  telephone: { draft: 'Phone nɔmba' },
  email: { draft: 'E-mail' },
  broughtBy: { draft: 'Mɔ ni fɔ bo nine, loo kuu' },
  mayWrite: { draft: 'Mikpɛlɛɔ nɔ akɛ mina shɛɛ saji. Manyɛ matsi amɛ be fɛɛ be.' },
  leaveEmpty: { draft: 'Shi enɛ folo' },
  progress: { draft: 'Okaadi lɛ miiya…' },
  submit: { draft: 'Kɛ mikaadi lɛ maje' },
}
