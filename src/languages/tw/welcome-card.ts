import type { welcomeCardWords } from '../../islands/care/welcome-card/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const welcomeCard: Translation<typeof welcomeCardWords> = {
  title: { draft: 'Akwaaba kaad' },
  about: { draft: 'Kaad ma wɔn a ɛnnɛ ne da a ɛdi kan a wɔaba.' },
  heading: { draft: 'Akwaaba' },
  lede: { draft: 'Ɛnnɛ ne da a ɛdi kan a woaba? {church} ani agye sɛ wobaeɛ. Gya wo din, na obi bɛfrɛ wo.' },
  theChurch: { draft: 'Asɔre no' },
  whoReads: {
    draft: 'Wɔn a wɔhwɛ ahɔhoɔ nko ara na wɔkenkan wo kaad no. <a>Deɛ asɔre no kora, ne deɛ nti</a>',
  },
  act: { draft: 'Akwaaba kaad no' },
  firstName: { draft: 'Din a ɛdi kan' },
  lastName: { draft: 'Abusua din' },
  telephone: { draft: 'Phone nɔma' },
  email: { draft: 'E-mail' },
  broughtBy: { draft: 'Deɛ ɔfrɛɛ wo, anaa fekuo' },
  mayWrite: { draft: 'Mepene so sɛ mo de nkra bɛbrɛ me. Mɛtumi agyae berɛ biara.' },
  leaveEmpty: { draft: 'Gya yei sɛdeɛ ɛteɛ' },
  progress: { draft: 'Yɛde wo kaad no rekɔ…' },
  submit: { draft: 'Fa me kaad no kɔma' },
}
