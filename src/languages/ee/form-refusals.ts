import type { Translation } from '../../lib/words/translation.ts'
import type { formRefusals as words } from '../../server/services/forms/messages.ts'

export const formRefusals: Translation<typeof words> = {
  noForm: { draft: 'Form sia ƒomevi meli o.' },
  otherAddress: { draft: 'Adrɛs sia le form bubu si' },
  kindStays: { draft: 'Ŋuɖoɖowo le “{label}” si: eƒe ƒomevi metrɔna o. Taflatsɛ tsɔ biabia bubu kpee.' },
  namesStay: {
    draft:
      'Ŋuɖoɖowo le form sia si: nenye ŋkɔwo le eme alo womele eme o la metrɔna o. Taflatsɛ wɔ form bubu.',
  },
  placesTaken: { draft: 'Woxɔ teƒe {placed} xoxo' },
  addQuestion: { draft: 'Taflatsɛ tsɔ biabia kpee hafi nàʋu forma.' },
  namedTwice: { draft: 'Woyɔ ame aɖe ŋkɔ zi eve' },
  noAccount: { draft: 'Account mele ame siawo dometɔ aɖe si o' },
  noPhotograph: { draft: 'Foto sia ƒomevi meli o.' },
  tooManyPhotographs: { draft: 'Foto geɖe akpa le lalam. Taflatsɛ gate kpɔ etsɔ.' },
  noFileThere: { draft: 'Form sia mebia faila aɖeke le afi ma o' },
  deletedForm: { draft: 'Wotutu forma kple eƒe ŋuɖoɖowo.' },
  noAnswer: { draft: 'Ŋuɖoɖo sia ƒomevi meli o.' },
  deletedAnswer: { draft: 'Wotutu ŋuɖoɖoa.' },
  notReader: { draft: 'Mèle ame siwo xlẽa form sia ƒe ŋuɖoɖowo dome o.' },
  withdrawnAlready: { draft: 'Woɖe ŋuɖoɖo sia ɖa xoxo.' },
  noTemplate: { draft: 'Template sia ƒomevi meli o.' },
  taken: { draft: 'Woxɔe' },
  waiting: { draft: 'Ele lalam' },
  withdrawn: { draft: 'Woɖee ɖa' },
  sentAt: { draft: 'Ɣeyiɣi si woɖoe ɖa (UTC)' },
  account: { draft: 'Account' },
  state: { draft: 'Nɔnɔme' },
  answers: { draft: 'Ŋuɖoɖowo' },
  logIn: { draft: 'Taflatse, ge ɖe eme.' },
  withdrawnAnswer: { draft: 'Woɖe ŋuɖoɖo sia ɖa.' },
  otherPerson: { draft: 'Ŋuɖoɖo sia meku ɖe ame sia ŋu o.' },
  notAgreed: { draft: 'Ame si ɖo eŋu la melɔ̃ ɖe edzi be woaŋlɔ esia ɖe amewo ƒe agbalẽ me o.' },
  ownsAccount: { draft: 'Account le ame sia si, eye wòtrɔa esia le eƒe profile me.' },
}
