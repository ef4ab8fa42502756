import type { cropWords } from '../../components/picture/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const crop: Translation<typeof cropWords> = {
  title: { draft: 'Tsɔmɔ ni ofo' },
  turn: { draft: 'Tsɔmɔ' },
  left: { draft: '<a>Tsɔmɔ </a>abɛku' },
  right: { draft: '<a>Tsɔmɔ </a>ninejurɔ' },
  shape: { draft: 'Subaŋ' },
  any: { draft: 'Fɛɛ' },
  asShown: { draft: 'Tamɔ bɔ ni baafa lɛ tsɔɔ' },
  howTo: { draft: 'Gbalamɔ kɔnai lɛ, loo nia Tab ni okɛ arrow keys lɛ atsi amɛ.' },
  tooLarge: { draft: 'Browser nɛɛ nyɛŋ efo mfoniri lɛ. Ofainɛ, halamɔ nɔ ni da fioo.' },
  use: { draft: 'Kɛ mfoniri nɛɛ' },
  cancel: { draft: 'Foo mli' },
  part: { draft: 'Fã ni akɛtoɔ: kɛ arrow keys lɛ atsi lɛ' },
  upperLeft: { draft: 'Yiteŋ abɛku kɔna ni akɛtoɔ: kɛ arrow keys lɛ atsi lɛ' },
  upper: { draft: 'Yiteŋ naa ni akɛtoɔ: kɛ arrow keys lɛ atsi lɛ' },
  upperRight: { draft: 'Yiteŋ ninejurɔ kɔna ni akɛtoɔ: kɛ arrow keys lɛ atsi lɛ' },
  rightEdge: { draft: 'Ninejurɔ naa ni akɛtoɔ: kɛ arrow keys lɛ atsi lɛ' },
  lowerRight: { draft: 'Shishi ninejurɔ kɔna ni akɛtoɔ: kɛ arrow keys lɛ atsi lɛ' },
  lower: { draft: 'Shishi naa ni akɛtoɔ: kɛ arrow keys lɛ atsi lɛ' },
  lowerLeft: { draft: 'Shishi abɛku kɔna ni akɛtoɔ: kɛ arrow keys lɛ atsi lɛ' },
  leftEdge: { draft: 'Abɛku naa ni akɛtoɔ: kɛ arrow keys lɛ atsi lɛ' },
}
