import type { welcomeCardWords } from '../../islands/care/welcome-card/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const welcomeCard: Translation<typeof welcomeCardWords> = {
  title: { draft: 'Woezɔ kaad' },
  about: { draft: 'Kaad na amesiwo va mía gbɔ zi gbãtɔ.' },
  heading: { draft: 'Woezɔ' },
  lede: { draft: 'Ɖe nèva mía gbɔ zi gbãtɔa? {church} kpɔ dzidzɔ be nèva. Ŋlɔ wò ŋkɔ, eye ame aɖe ayɔ wò.' },
  theChurch: { draft: 'Hamea' },
  whoReads: {
    draft:
      'Ame siwo léa be na amedzro yeyewo koe xlẽa wò agbalẽvi. <a>Nusi hamea dzrana ɖo, kple nusi ta</a>',
  },
  act: { draft: 'Agbalẽvi ɖoɖo ɖa' },
  firstName: { draft: 'Ŋkɔ gbãtɔ' },
  lastName: { draft: 'Ƒomeŋkɔ' },
  telephone: { draft: 'Phone nɔmba' },
  email: { draft: 'E-mail' },
  broughtBy: { draft: 'Ame si kpe wò, alo habɔbɔ' },
  mayWrite: { draft: 'Melɔ̃ be miaɖo gbedasiwo ɖem. Mate ŋu atɔ te wo ɣesiaɣi.' },
  leaveEmpty: { draft: 'Gblẽ esia ƒuƒlu' },
  progress: { draft: 'Míele wò kaad la ɖom ɖa…' },
  submit: { draft: 'Ɖo nye kaad la ɖa' },
}
