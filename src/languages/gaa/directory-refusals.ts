import type { Translation } from '../../lib/words/translation.ts'
import type { directoryRefusals as words } from '../../server/people/directory/messages.ts'

export const directoryRefusals: Translation<typeof words> = {
  confirmYourEMail: {
    draft:
      'Ofainɛ, maamɔ o-e-mail address loo otɛlifoŋ nɔmba lɛ nɔ mi dã yɛ Gbɛjianɔtoi amli, loo bi asafo lɛ ɔfis.',
  },
  directoryMembersJoinFellowship: {
    draft: 'Gbɛii awolo lɛ yɛ kɛha asafobii. Ofainɛ, bote kuu ko mli, loo bi asafo lɛ ɔfis.',
  },
  nobodyListAddressYou: { draft: 'Mɔ ko bɛ list nɛɛ mli ni obaanyɛ ona e-address.' },
  giveNumberFrom0: { draft: 'Ofainɛ, haa nɔmba kɛjɛ 0 kɛyashi {most}' },
  personAccountDecidesAbout: {
    draft: 'Gbɔmɔ nɛɛ yɛ account, ni lɛ diɛŋtsɛ ekpɛɔ yiŋ yɛ directory lɛ he yɛ Gbɛjianɔtoi amli.',
  },
}
