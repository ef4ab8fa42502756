import type { closedWords } from '../../components/site/head/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const closed: Translation<typeof closedWords> = {
  gettingReady: { draft: 'Míele dzadzram ɖo' },
  description: { draft: 'Womeʋu {church} ƒe axa la haɖe o.' },
  heading: { draft: '{church} le dzadzram ɖo' },
  telephone: { draft: 'Telefon' },
  notOpen: { draft: 'Womeʋu axa sia haɖe o. Taflatsɛ, gatrɔ va emegbe.' },
  whenWeMeet: { draft: 'Ɣeyiɣi si míekpea ta' },
  callUs: { draft: 'Ƒo ka na mí' },
  notUsed: { draft: 'Hame sia mezãa esia o' },
  askChurch: { draft: 'Bia hamea' },
  notUsedDescription: { draft: 'Hame sia mezãa axa la ƒe akpa sia o.' },
  notUsedLede: {
    draft: 'Hamea mezãa axa la ƒe akpa sia o. Ne èle nane dim la, taflatsɛ bia: ame aɖe akpe ɖe ŋuwò.',
  },
}
