import type { shareWords } from '../../islands/care/testimonies/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const testimonyShare: Translation<typeof shareWords> = {
  readOthers: { draft: 'Xlẽ nu si ame bubuwo gblɔ' },
  logInFirst: { draft: 'Taflatsɛ, ge ɖe eme ne nàɖi ɖase. Wò ŋkɔ adze le edzi.' },
  logIn: { draft: 'Ge ɖe eme' },
  signUp: { draft: 'Ŋlɔ ŋkɔ' },
  name: { draft: 'Ŋkɔ' },
  title: { draft: 'Tanya' },
  testimony: { draft: 'Wò ɖaseɖiɖi' },
  image: { draft: 'Nɔnɔmetata' },
  picked: { draft: 'Nu si nètia' },
  video: { draft: 'Video link' },
  videoHint: { draft: 'Video la ƒe address, le kpɔɖeŋu me https://youtu.be/…' },
  submit: { draft: 'Ɖo ɖaseɖiɖi la ɖa' },
  busy: { draft: 'Míele eɖom ɖa...' },
}
