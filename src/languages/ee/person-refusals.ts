import type { Translation } from '../../lib/words/translation.ts'
import type { personRefusals as words } from '../../server/people/messages.ts'

export const personRefusals: Translation<typeof words> = {
  thankYouAccountSeparated: { draft: 'Akpe. Woma account la kple wò ŋkɔ. Ɔfisa akpɔe.' },
  linkUsedAlreadyToo: { draft: 'Wozã link sia xoxo, alo etsi akpa. Hamea ƒe ɔfis akpe ɖe ŋuwò.' },
  giveTelephoneNumberCountry: { draft: 'Taflatsɛ ŋlɔ telefonxexlẽdzesi, kple + kple duta code ne duta tɔe' },
  nameMovedMeanwhileLoad: { draft: 'Wotsɔ {name} yi afi bubu. Taflatsɛ gaʋui.' },
  namesNotChosenAny: { draft: '{names}: womagate ŋu atiae o. Taflatsɛ gadii.' },
  waitingPeopleWaitOffice: {
    draft: 'Ame {waiting} le ɔfis lalam xoxo, eye {mostWaiting} koe ate ŋu alala. Taflatsɛ bia ɔfis gbã.',
  },
}
