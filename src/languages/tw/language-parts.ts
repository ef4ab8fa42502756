import type { Translation } from '../../lib/words/translation.ts'
import type { languagePartWords } from '../../server/website/languages/messages.ts'

export const languageParts: Translation<typeof languagePartWords> = {
  frame: { draft: 'Kratafa biara' },
  rules: { draft: 'Deɛ forms ka' },
  signingIn: { draft: 'Wura mu' },
  own: { draft: 'Obi ankasa nkratafa' },
  letters: { draft: 'E-mail ne nkra' },
  care: { draft: 'Mpaebɔ ne ahwɛsoɔ' },
  groups: { draft: 'Fekuo ahodoɔ' },
  services: { draft: 'Asɔre ne dwumadie' },
  media: { draft: 'Asɛnka ne live' },
  giving: { draft: 'Ntoboa' },
  messages: { draft: 'Nkra' },
  other: { draft: 'Foforɔ' },
}
