import type { Translation } from '../../lib/words/translation.ts'
import type { careRefusalWords } from '../../server/care/care/messages.ts'

export const careRefusals: Translation<typeof careRefusalWords> = {
  noSuchPrayer: { draft: 'Faikpamɔ ko bɛ ni tamɔ nakai.' },
  prayerTaken: { draft: 'Mɔ kroko ehe faikpamɔ nɛɛ. Oyiwaladɔŋŋ akɛ osumɔɔ.' },
  noSuchCard: { draft: 'Kaadi ko bɛ ni tamɔ nakai.' },
  notYours: { draft: 'Mɔ ni hiɛ, osɔfo loo super admin pɛ baanyɛ afee enɛ.' },
  cardClosed: { draft: 'Aŋa kaadi nɛɛ. Ofainɛ, gbelemɔ ekoŋŋ dã.' },
  noThanksWait: { draft: 'Shidaa ko mɛɛɛ kaadi nɛɛ.' },
  otherCardOpen: { draft: 'Mɔ nɛɛ yɛ kaadi kroko ni egbele momo.' },
  noWayToThank: {
    draft: 'Gbɛ ko bɛ bianɛ ni wɔbaatsɔ nɔ wɔda gbɔ nɛɛ shi kɛjɛ biɛ. Ofainɛ, tswaa lɛ tɛlifoŋ.',
  },
  noSuchTask: { draft: 'Nitsumɔ ko bɛ ni tamɔ nakai.' },
  noSuchPerson: { draft: 'Mɔ ko bɛ ni tamɔ nakai.' },
  taskDone: { draft: 'Nitsumɔ nɛɛ egbe naa. Ofainɛ, gbelemɔ ekoŋŋ dã.' },
  taskDoneAlready: { draft: 'Nitsumɔ nɛɛ egbe naa momo.' },
  isDoneBy: { draft: '{name} miifee enɛ momo.' },
  somebody: { draft: 'Mɔ ko' },
  notDone: { draft: 'Nitsumɔ ni egbe naa pɛ agbeleɔ ekoŋŋ.' },
  chooseOfList: { draft: 'Ofainɛ, halamɔ mɔ ko kɛjɛ gbɛii lɛ amli' },
  superAdmin: { draft: 'Super admin' },
  fellowshipLeader: { draft: 'Kuu hiɛnyiɛlɔ' },
  mediaTeam: { draft: 'Media kuu' },
}
