import type { welcomeCardTexts as words } from '../../lib/texts/care/welcome-card.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const welcomeCardTexts: Translation<typeof words> = {
  firstName: { draft: 'Yɛsrɛ wo, twerɛ din a ɛdi kan' },
  telephone: { draft: 'Yɛsrɛ wo, twerɛ phone nɔma' },
  outdated: { draft: 'Kratafa yi akyɛ dodo. Yɛsrɛ wo, bue no bio' },
  email: { draft: 'Yɛsrɛ wo, twerɛ e-mail address a ɛyɛ' },
  thanks: { draft: 'Yɛda wo ase. Asɔre no mu bi bɛfrɛ wo.' },
}
