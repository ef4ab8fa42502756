import type { welcomeCardTexts as words } from '../../lib/texts/care/welcome-card.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const welcomeCardTexts: Translation<typeof words> = {
  firstName: { draft: 'Taflatsɛ, ŋlɔ ŋkɔ gbãtɔ' },
  telephone: { draft: 'Taflatsɛ, ŋlɔ phone nɔmba' },
  outdated: { draft: 'Form sia do xoxo. Taflatsɛ gaʋu axa sia' },
  email: { draft: 'Taflatsɛ na e-mail adrɛs nyuitɔ' },
  thanks: { draft: 'Akpe. Ame aɖe tso hamea me ayɔ wò.' },
}
