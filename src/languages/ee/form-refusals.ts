import type { Translation } from '../../lib/words/translation.ts'
import type { formRefusals as words } from '../../server/services/forms/messages.ts'

export const formRefusals: Translation<typeof words> = {
  noForm: { draft: 'Form sia ƒomevi meli o.' },
  namedTwice: { draft: 'Woyɔ ame aɖe ŋkɔ zi eve' },
  noAccount: { draft: 'Account mele ame siawo dometɔ aɖe si o' },
  noPhotograph: { draft: 'Foto sia ƒomevi meli o.' },
  tooManyPhotographs: { draft: 'Foto geɖe akpa le lalam. Taflatsɛ gate kpɔ etsɔ.' },
  noFileThere: { draft: 'Form sia mebia faila aɖeke le afi ma o' },
  noAnswer: { draft: 'Ŋuɖoɖo sia ƒomevi meli o.' },
  withdrawnAlready: { draft: 'Woɖe ŋuɖoɖo sia ɖa xoxo.' },
  logIn: { draft: 'Taflatse, ge ɖe eme.' },
  withdrawnAnswer: { draft: 'Woɖe ŋuɖoɖo sia ɖa.' },
  otherPerson: { draft: 'Ŋuɖoɖo sia meku ɖe ame sia ŋu o.' },
  notAgreed: { draft: 'Ame si ɖo eŋu la melɔ̃ ɖe edzi be woaŋlɔ esia ɖe amewo ƒe agbalẽ me o.' },
  ownsAccount: { draft: 'Account le ame sia si, eye wòtrɔa esia le eƒe profile me.' },
}
