import type { shareWords } from '../../islands/care/testimonies/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const testimonyShare: Translation<typeof shareWords> = {
  readOthers: { draft: 'Xlẽ nu si ame bubuwo gblɔ' },
  act: { draft: 'Ɖaseɖiɖi' },
  logInFirst: { draft: 'Taflatsɛ, ge ɖe eme ne nàɖi ɖase. Wò ŋkɔ adze le edzi.' },
  logIn: { draft: 'Ge ɖe eme' },
  signUp: { draft: 'Ŋlɔ ŋkɔ' },
  name: { draft: 'Ŋkɔ' },
  title: { draft: 'Tanya' },
  category: { draft: 'Hatsotso' },
  testimony: { draft: 'Wò ɖaseɖiɖi' },
  hint: {
    draft:
      'Nusi dzɔ, kple alesi nèkpɔ Mawu le eme. Nusi nèŋlɔ la nɔa browser sia me va se ɖe esime nàɖoe ɖa.',
  },
  image: { draft: 'Nɔnɔmetata' },
  picked: { draft: 'Nu si nètia' },
  imageHint: { draft: 'JPEG, PNG alo WebP, va ɖo 10 MB. Taflatsɛ bia ame bubu siwo le eme.' },
  video: { draft: 'Video link' },
  videoHint: { draft: 'Video la ƒe address, le kpɔɖeŋu me https://youtu.be/…' },
  submit: { draft: 'Ɖo ɖaseɖiɖi la ɖa' },
  busy: { draft: 'Míele eɖom ɖa...' },
}
