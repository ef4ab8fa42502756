import type { newPasswordWords } from '../../islands/accounts/session/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const newPassword: Translation<typeof newPasswordWords> = {
  forgotTitle: { draft: 'Èŋlɔ wò mɔʋunya be' },
  forgotHeading: { draft: 'Èŋlɔ wò mɔʋunya bea?' },
  byMail: { draft: 'Edzɔna. Gblɔ ame si nènye na mí, eye link na yeye ava wò e-mail adrɛs dzi.' },
  byText: { draft: 'Edzɔna. Code si va to SMS dzi, alo esi tso hamea ƒe dɔwɔƒe, ʋua mɔ na yeye.' },
  byOffice: { draft: 'Edzɔna. Hamea ƒe dɔwɔƒe naa code wò, eye nàtsɔe atia yeye le afi sia.' },
  byMailDescription: { draft: 'Link si na mɔʋunya yeye, to e-mail dzi.' },
  otherDescription: { draft: 'Alesi nàkpɔ mɔʋunya yeyee.' },
  remembered: { draft: 'Èɖo ŋku edzia? <a>Ge ɖe eme</a>' },
  forgotNeedsScript: { draft: 'Mɔʋunya yeye biabia' },
  officeHeading: { draft: 'Hamea ƒe dɔwɔƒe akpe ɖe ŋuwò' },
  officeOrLeader: {
    draft:
      'Yɔ wo alo yi wo gbɔ, alo bia wò habɔbɔ ƒe kplɔla: ame si nya wò naa code wò, si nye xexlẽdzesi enyi. Ewɔa dɔ ŋkeke ɖeka.',
  },
  office: {
    draft: 'Yɔ wo alo yi wo gbɔ: ame si nya wò naa code wò, si nye xexlẽdzesi enyi. Ewɔa dɔ ŋkeke ɖeka.',
  },
  phone: { draft: 'Telefon' },
  textInstead: { draft: 'Ɖo code ɖem to SMS dzi boŋ' },
  haveOfficeCode: { draft: 'Dɔwɔƒea ƒe code le asinye' },
  mailInstead: { draft: 'Ɖo link ɖem to e-mail dzi' },
  nothingCame: {
    draft:
      'Naneke meva le miniti ʋɛ aɖewo megbe oa? Kpɔ e-mail siwo mèdi o me, kpɔ alesi nèŋlɔe le ete, eye nàgabia: e-mail xoxowo ƒe linkwo hã wɔa dɔ. Ne e-mail adrɛs mele wò account me o la, dɔwɔƒea naa code wò.',
  },
  login: { draft: 'Ezazãŋkɔ alo e-mail' },
  loginHint: { draft: 'Eyina wò account ƒe e-mail adrɛs dzi.' },
  askAgain: { draft: 'Gabia' },
  sendLink: { draft: 'Ɖo link ɖem' },
  noText: {
    draft:
      'Naneke meva le miniti eve megbe oa? Ɖewohĩ womeɖo kpe xexlẽdzesi sia dzi na wò account o. Hamea ƒe dɔwɔƒe naa code bubu wò.',
  },
  goOn: { draft: 'Yi edzi' },
  oneMoment: { draft: 'Lala vie...' },
  username: { draft: 'Ezazãŋkɔ' },
  officeCode: { draft: 'Dɔwɔƒea ƒe code' },
  officeCodeHint: { draft: 'Xexlẽdzesi enyi siwo hamea ƒe dɔwɔƒe na wò egbe.' },
  chooseTitle: { draft: 'Tia mɔʋunya yeye' },
  chooseDescription: { draft: 'Mɔʋunya yeye, to link si wɔa dɔ zi ɖeka dzi.' },
  chooseLede: { draft: 'Emegbe la, àdo le eme le wò mɔ̃wo katã dzi, eye nàtsɔ yeyea age ɖe eme.' },
  notNeeded: { draft: 'Megahiã oa? <a>Ge ɖe eme</a>' },
  chooseNeedsScript: { draft: 'Mɔʋunya yeye tiatia' },
  incomplete: { draft: 'Link sia mede o. Taflatsɛ, gaʋui tso afi si nèkpɔe le, alo nàbia yeye.' },
  password: { draft: 'Mɔʋunya yeye' },
  passwordHint: {
    draft:
      'Ŋɔŋlɔdzesi 8 alo wu nenema; 10 alo wu nenema ne ènye admin, kplɔla alo nèle media ƒuƒoƒoa me. Nya ʋɛ aɖewo ƒo ƒu le bɔbɔe na ŋkuɖoɖodzi eye wòsesẽ na ame bubu be wòanya.',
  },
  set: { draft: 'Dzra mɔʋunya yeyea ɖo' },
  saving: { draft: 'Ele dzadzram ɖo...' },
  askForLink: { draft: 'Bia link yeye' },
}
