import type { loginWords } from '../../islands/accounts/session/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const login: Translation<typeof loginWords> = {
  title: { draft: 'Ge ɖe eme' },
  description: { draft: 'Ge ɖe wò hame ƒe axa me.' },
  heading: { draft: 'Woezɔ' },
  lede: { draft: 'Ge ɖe eme nàkpɔ wò habɔbɔ, wò gbedodoɖawo kple nusiwo katã nye tɔwò.' },
  newHere: { draft: 'Amedzro nènyea? <a>Ŋlɔ ŋkɔ</a>' },
  needsScript: { draft: 'Geɖeme' },
  forgotten: { draft: 'Èŋlɔ wò mɔʋunya bea?' },
  username: { draft: 'Ezazãŋkɔ' },
  password: { draft: 'Mɔʋunya' },
  showPassword: { draft: 'Fia nusi meŋlɔ' },
  submit: { draft: 'Ge ɖe eme' },
  busy: { draft: 'Ele eme gem...' },
  keepAccount: { draft: 'Dzra nye account ɖo nàge ɖe eme' },
  byText: { draft: 'Zã code si va le SMS dzi' },
  byPassword: { draft: 'Ge ɖe eme kple nye mɔʋunya' },
  byPasskey: { draft: 'Zã passkey boŋ' },
  numberHint: { draft: 'Xexlẽdzesi si dzi nèɖo kpee le Ɖoɖowo me.' },
  noCode: {
    draft:
      'Naneke meva le miniti eve megbe oa? Ɖewohĩ mèɖo kpe xexlẽdzesi sia dzi haɖe o: zã wò mɔʋunya nàge ɖe eme, eye nàɖo kpe edzi le Ɖoɖowo me, alo <a>bia hamea ƒe dɔwɔƒe</a>.',
  },
  anotherCode: { draft: 'Bia code bubu' },
  oneMoreStep: { draft: 'Afɔɖeɖe ɖeka susɔ' },
  forgottenChoices: { draft: 'Megale susu me na wò oa? <a>Tia yeye</a>, to link alo dɔwɔƒea ƒe code dzi.' },
  noStorage: {
    draft:
      'Browser sia meɖe mɔ be websait la nana nànɔ eme o. Taflatsɛ ɖe mɔ nɛ wòadzra data ɖo, eye nàgate kpɔ.',
  },
}
