import type { directoryWords } from '../../islands/people/directory/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const directory: Translation<typeof directoryWords> = {
  title: { draft: 'Directory' },
  about: { draft: 'Hameviwo siwo lɔ̃ be hameviwo nakpɔ yewo.' },
  lede: {
    draft:
      'Hameviwo siwo lɔ̃ be woakpɔ yewo le afi sia, kple nusi wo dometɔ ɖesiaɖe fia. <a>Tia nusi nàfia</a>',
  },
  needsScript: { draft: 'Directory hiã JavaScript, gake wotsii le afi sia.' },
  search: { draft: 'Di ŋkɔ' },
  loading: { draft: 'Míele directory la ʋum' },
  nobody: {
    draft:
      'Ame aɖeke mele directory me haɖe o. Ne wò kple bubuwo mielɔ̃ la, hameviwo akpɔ miaƒe xexlẽdzesiwo le afi sia.',
  },
  notFound: { draft: 'Ame aɖeke le directory me si ŋkɔ nye esia o.' },
  showMe: { draft: 'Tsɔ nye ŋkɔ de directory me' },
  families: { draft: { one: 'ƒome {count}', other: 'ƒome {count}' } },
  more: { draft: 'Fia ƒome bubuwo' },
  birthday: { draft: 'Dzigbezã: {day}' },
  call: { draft: 'Yɔ {name}' },
  write: { draft: 'Ŋlɔ e-mail na {name}' },
  tryAgain: { draft: 'Gate kpɔ' },
  onlyFor: { draft: 'Nusi nèxlẽ le afi sia la, hameviwo tɔe. Meɖe kuku, mègatsɔe na ame bubu o.' },
}
