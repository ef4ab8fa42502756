import type { guestWords } from '../../islands/staff/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const guests: Translation<typeof guestWords> = {
  title: { draft: 'Gbɛi ŋmai kɛha {name}' },
  remove: { draft: 'Jiemɔ' },
  removeQuestion: { draft: 'Oojie {name}?' },
  removeAct: { draft: 'Jie gbɛi ŋmaa lɛ' },
  removeExplained: { draft: 'Hei lɛ yaa mɔ ni nyiɛ sɛɛ ni miimɛ lɛ ŋɔɔ. Akɛɛɛ {name}: ofainɛ, okɛ lɛ agba.' },
  notRemoved: { draft: 'Ajieee gbɛi ŋmaa lɛ' },
  removed: { draft: 'Ajie gbɛi ŋmaa lɛ' },
  noTelephone: { draft: 'Atsɔɔɔ tɛlifoŋ' },
  nobody: { draft: 'Mɔ ko ŋmako egbɛi lolo' },
  noLimit: { draft: '{taken} eŋma amɛgbɛii, naagbee bɛ' },
  noLimitWaiting: { draft: '{taken} eŋma amɛgbɛii, naagbee bɛ, {waiting} miimɛ' },
  taken: { draft: 'ahe hei {places} lɛ amli {taken}' },
  takenWaiting: { draft: 'ahe hei {places} lɛ amli {taken}, {waiting} miimɛ' },
  nobodyLoses: { draft: '{state}. Mɔ ni hiɛ hei lɛ laajeee.' },
  name: { draft: 'Gbɛi' },
  telephone: { draft: 'Tɛlifoŋ' },
  signedUp: { draft: 'Eŋma egbɛi' },
  place: { draft: 'Hei' },
}
