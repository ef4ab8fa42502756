import type { testimonyTexts as words } from '../../lib/texts/care/testimonies.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const testimonyTexts: Translation<typeof words> = {
  success: { draft: 'Yɛn nsa aka w’adanseɛ!' },
  failure: { draft: 'Yɛantumi amfa w’adanseɛ no ankɔ' },
  tooLarge: { draft: 'Mfonini yi boro 10 MB. Yɛsrɛ wo, paw deɛ ɛsua.' },
}
