import type { Translation } from '../../lib/words/translation.ts'
import type { directoryRefusals as words } from '../../server/people/directory/messages.ts'

export const directoryRefusals: Translation<typeof words> = {
  confirmYourEMail: {
    draft:
      'Taflatsɛ ɖo kpe wò e-mail adrɛs alo telefonxexlẽdzesi dzi le Ɖoɖowo me gbã, alo bia hamea ƒe ɔfis.',
  },
  directoryMembersJoinFellowship: {
    draft: 'Ŋkɔgbalẽa li na hameviwo. Taflatsɛ ge ɖe habɔbɔ aɖe me, alo bia hamea ƒe ɔfis.',
  },
  nobodyListAddressYou: { draft: 'Ame aɖeke le list sia me si ƒe address nàte ŋu akpɔ o.' },
  giveNumberFrom0: { draft: 'Taflatsɛ na xexlẽdzesi tso 0 va ɖo {most}' },
  personAccountDecidesAbout: {
    draft: 'Account le ame sia si, eye eya ŋutɔe tsoa nya me le directory la ŋu le Ɖoɖowo me.',
  },
}
