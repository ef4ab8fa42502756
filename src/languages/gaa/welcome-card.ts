import type { welcomeCardWords } from '../../islands/care/welcome-card/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const welcomeCard: Translation<typeof welcomeCardWords> = {
  title: { draft: 'Awaawaa atuu kaad' },
  heading: { draft: 'Awaawaa atuu' },
  theChurch: { draft: 'Asafo lɛ' },
  telephone: { draft: 'Phone nɔmba' },
  email: { draft: 'E-mail' },
}
