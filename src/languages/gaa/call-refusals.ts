import type { Translation } from '../../lib/words/translation.ts'
import type { callRefusals as words } from '../../server/platform/errors/messages.ts'

export const callRefusals: Translation<typeof words> = {
  deviceSignedOut: { draft: 'Tsɔne nɛɛ eje mli.' },
  thereNoSuchMember: { draft: 'Asafonyo ko bɛ ni tamɔ nakai.' },
  thereNoSuchFellowship: { draft: 'Kuu ko bɛ ni tamɔ nakai' },
  hereAlreadySomebodyElse: {
    draft: 'Enɛ yɛ jɛmɛ momo: mɔ kroko tsɔ hiɛ, loo atsu lɛ shii enyɔ. Ofainɛ, gbelemɔ baafa lɛ ekoŋŋ.',
  },
  somethingBelongsNotHere: { draft: 'Nɔ ni enɛ kɔɔ he lɛ bɛ dɔŋŋ. Ofainɛ, gbelemɔ baafa lɛ ekoŋŋ ni ohala.' },
  addressLongerThanAny: { draft: 'Address nɛɛ kɛ fe wɔnɔ fɛɛ. Ofainɛ, kwɛmɔ link lɛ.' },
  callBrokeOffBefore: { draft: 'Efo dani fɛɛ shɛ. Ofainɛ, tsumɔ ekoŋŋ.' },
  moreThanCanTaken2: { draft: 'Enɛ fa tsɔ akɛ ahe shikome' },
  textCharactersCannotStored: { draft: 'Niŋmaa nɛɛ yɛ okadii ni anyɛŋ ato' },
  fileLargerThanSize: { draft: 'Fael nɛɛ fe MB {size}.' },
  moreThanCanTaken3: { draft: 'Enɛ fa tsɔ akɛ ahe shikome.' },
  uploadBrokeOffSend: { draft: 'Fael lɛ shɛko. Ofainɛ, tsumɔ ekoŋŋ.' },
  chooseOneChoices: { draft: 'Ofainɛ, halamɔ ekome kɛjɛ enɛɛmɛi amli: {choices}' },
  decidedWithdrawnMeanwhileLoad: { draft: 'Akpɛ enɛ nɔ yiŋ loo ajie lɛ momo. Ofainɛ, gbelemɔ ekoŋŋ.' },
  accountClosed: { draft: 'Aŋa account nɛɛ.' },
  thereNoSuchRequest: { draft: 'Nibimɔ ko bɛ ni tamɔ nakai.' },
  messageDeleted: { draft: 'Atsumɔ shɛɛ sane lɛ.' },
  thereNoSuchEntry: { draft: 'Enɛ ko bɛ ni tamɔ nakai.' },
  thereNoSuchPerson: { draft: 'Mɔ ko bɛ ni tamɔ nakai.' },
  noSong: { draft: 'Lala ko bɛ ni tamɔ nakai.' },
  noService: { draft: 'Sɔlemɔ ko bɛ ni tamɔ nakai.' },
  noSermon: { draft: 'Shiɛmɔ ko bɛ ni tamɔ nakai.' },
  noAnnouncement: { draft: 'Adafitswaa ko bɛ ni tamɔ nakai.' },
  noFellowship: { draft: 'Kuu ko bɛ ni tamɔ nakai.' },
}
