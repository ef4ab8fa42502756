import type { Translation } from '../../lib/words/translation.ts'
import type { languagePartWords } from '../../server/website/languages/messages.ts'

export const languageParts: Translation<typeof languagePartWords> = {
  frame: { draft: 'Baafa fɛɛ baafa' },
  rules: { draft: 'Nɔ ni forms kɛɔ' },
  signingIn: { draft: 'Mli yaa' },
  own: { draft: 'Mɔ diɛŋtsɛ ebaafai' },
  letters: { draft: 'E-mail kɛ shɛɛ saji' },
  care: { draft: 'Sɔlemɔ kɛ mɛi akwɛmɔ' },
  groups: { draft: 'Kui' },
  services: { draft: 'Sɔlemɔ kɛ nifeemɔi' },
  media: { draft: 'Shiɛmɔi kɛ live' },
  giving: { draft: 'Hamɔ' },
  messages: { draft: 'Shɛɛ saji' },
  other: { draft: 'Krokomɛi' },
}
