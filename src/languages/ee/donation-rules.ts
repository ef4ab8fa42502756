import type { donationRules as words } from '../../lib/texts/giving/donation-rules.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const donationRules: Translation<typeof words> = {
  noAmount: { draft: 'Taflatsɛ, tia alo ŋlɔ ga agbɔsɔsɔ' },
  notWhole: { draft: 'Taflatsɛ ŋlɔ xexlẽdzesi blibo: {amount}' },
  tooMuch: { draft: 'Esia wu nusi woate ŋu ana zi ɖeka. Taflatsɛ ƒo nu kple hamea ƒe dɔwɔƒe' },
  name: { draft: 'Taflatsɛ, ŋlɔ wò ŋkɔ' },
  noEmail: { draft: 'Taflatsɛ, ŋlɔ wò e-mail' },
  email: { draft: 'Taflatsɛ na e-mail adrɛs nyuitɔ' },
  fund: { draft: 'Taflatsɛ tia nusi ta nènae' },
  telephone: { draft: 'Taflatsɛ, ŋlɔ nɔmba si axe fe la' },
  noCode: { draft: 'Taflatsɛ, ŋlɔ code la' },
  code: { draft: 'Taflatsɛ ŋlɔ codea abe alesi woɖoe ɖa ene' },
  openElsewhere: {
    draft:
      'Nunana aɖe na esia tso xexlẽdzesi sia dzi gale ŋuɖoɖo lalam. Taflatsɛ wu enu le afi si wodze egɔme le, alo nàgate kpɔ le miniti ʋɛ aɖewo megbe.',
  },
  notWanted: { draft: 'Womegahiã code o.' },
  noGifts: { draft: 'Hame sia mexɔa nunana le afi sia o. Taflatsɛ kpɔ eƒe axa Nunana.' },
  giveLater: { draft: 'Taflatsɛ gana le miniti ʋɛ aɖewo megbe.' },
  noSuch: { draft: 'Nunana sia meli o.' },
  unwanted: {
    draft:
      'Xexlẽdzesi sia tɔ bia be fexexe biabia aɖeke megava edzi o. Taflatsɛ na tso xexlẽdzesi bubu dzi alo to mɔ bubu nu. Ne tɔwòe la, link si le míaƒe SMS me gbugbɔnɛ.',
  },
  day: { draft: 'Taflatsɛ, tia ŋkeke' },
  every: { draft: 'Taflatsɛ tia kɔsiɖa ɖe sia ɖe alo ɣleti ɖe sia ɖe' },
  method: { draft: 'Taflatsɛ, tia mɔ si dzi nàto axe fe' },
  agreed: { draft: 'Taflatsɛ lɔ̃ be woaɖe ga tso karta la dzi ɣleti ɖe sia ɖe' },
}
