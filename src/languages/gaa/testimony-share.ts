import type { shareWords } from '../../islands/care/testimonies/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const testimonyShare: Translation<typeof shareWords> = {
  readOthers: { draft: 'Kane nɔ ni mɛi krokomɛi kɛɔ' },
  act: { draft: 'Odase yeli' },
  logInFirst: { draft: 'Ofainɛ, yaa mli koni oye oodase. Akɛɔ yɛ bo diɛŋtsɛ ogbɛi mli.' },
  logIn: { draft: 'Yaa mli' },
  signUp: { draft: 'Ŋmaa ogbɛi' },
  name: { draft: 'Gbɛi' },
  title: { draft: 'Yitso' },
  category: { draft: 'Henɔ' },
  testimony: { draft: 'Odaseyeli' },
  hint: {
    draft: 'Nɔ ni ba, kɛ bɔ ni ona Nyɔŋmɔ yɛ mli. Nɔ ni oŋma lɛ hiɔ browser nɛɛ mli kɛyashi okɛbaamaje.',
  },
  image: { draft: 'Mfoniri' },
  picked: { draft: 'Nɔ ni ohala' },
  imageHint: { draft: 'JPEG, PNG loo WebP, kɛyashi 10 MB. Ofainɛ, bi mɛi krokomɛi ni yɔɔ mli.' },
  video: { draft: 'Video link' },
  videoHint: { draft: 'Video lɛ address, nɔkwɛmɔnɔ https://youtu.be/…' },
  submit: { draft: 'Ye odase' },
  busy: { draft: 'Eeya...' },
}
