import type { Translation } from '../../lib/words/translation.ts'
import type { ownerEmailWords } from '../../server/accounts/accounts/addresses/messages.ts'

export const ownerEmails: Translation<typeof ownerEmailWords> = {
  passwordSubject: { draft: 'Wotrɔ wò mɔʋunya' },
  password: { draft: 'wotrɔ {account} ƒe mɔʋunya fifia. Ne wòe wɔe la, mehiã be nàwɔ naneke o.' },
  passwordNotYou: {
    draft:
      'Ne menye wòe o la, bia mɔʋunya yeye to "Èŋlɔ wò mɔʋunya bea?" dzi, eye nàgblɔe na hamea ƒe dɔwɔƒe.',
  },
  closedSubject: { draft: 'Wotu wò account' },
  closed: { draft: 'wotu {account}, abe alesi nèbia ene. Woatutui tegbee le {day}.' },
  closedNotYou: {
    draft:
      'Ne èdi be yeadzrae ɖo, alo ne menye wòe biae o la, ge ɖe eme hafi ŋkeke ma naɖo eye nàgbugbɔe axɔ.',
  },
  alreadySubject: { draft: 'Account le asiwò xoxo' },
  already: {
    draft:
      'ame aɖe, ɖewohĩ wòe, tsɔ adrɛs sia na míaƒe hame ƒe account yeye. Enye account aɖe tɔ xoxo, eye wòanɔ afi ma.',
  },
  alreadyYou: { draft: 'Ne wòe la, ge ɖe eme kple wò account gbãtɔ, alo nàtia mɔʋunya yeye nɛ:' },
  notYouNothing: { draft: 'Ne menye wòe o la, mehiã be nàwɔ naneke o.' },
  addressSubject: { draft: 'Wotrɔ wò account ƒe e-mail adrɛs' },
  address: { draft: 'esia megale {account} ƒe e-mail adrɛs o. Ne wòe wɔe la, mehiã be nàwɔ naneke o.' },
  addressNotYou: {
    draft:
      'Ne menye wòe o la, ʋu link sia le kɔsiɖa ɖeka me. Egbugbɔa adrɛs sia vɛ eye wòɖea amesiame le eme:',
  },
  askedSubject: { draft: 'Hamea ƒe dɔwɔƒe ŋlɔ e-mail adrɛs bubu na wò' },
  asked: {
    draft:
      'hamea ƒe dɔwɔƒe ŋlɔ e-mail adrɛs bubu na {account}. Edzea dɔwɔwɔ gɔme ne woʋu agbalẽ si yi edzi ƒe link.',
  },
  notAsked: { draft: 'Ne mèbia esia o la, taflatsɛ gblɔe na hamea ƒe dɔwɔƒe.' },
  roleSubject: { draft: 'Wotrɔ wò dɔ le hamea me' },
  role: { draft: 'hamea ƒe dɔwɔƒe na dɔ bubu {account}. Nusi nàte ŋu awɔ fifia la, àkpɔe ne ège ɖe eme.' },
  notExpected: { draft: 'Ne mènɔ mɔ kpɔm na esia o la, taflatsɛ gblɔe na hamea ƒe dɔwɔƒe.' },
  deviceSubject: { draft: 'Woge ɖe eme le mɔ̃ yeye dzi' },
  device: {
    draft:
      'woge ɖe {account} me le mɔ̃ si míenya o dzi, le {at}, tso network adrɛs {address}. Ne wòe la, mehiã be nàwɔ naneke o.',
  },
  deviceNotYou: {
    draft:
      'Ne menye wòe o la, ʋu link sia le kɔsiɖa ɖeka me. Eɖea amesiame le eme, eye agbalẽ si me link na mɔʋunya yeye le la kplɔnɛ ɖo:',
  },
  leadsSubject: { draft: 'Wòe le habɔbɔ aɖe kplɔm' },
  leads: {
    draft:
      'hamea ƒe dɔwɔƒe ŋlɔ {account} abe habɔbɔ aɖe ƒe kplɔla ene. Habɔbɔ kae wònye, kple eme tɔwo la, àkpɔe ne ège ɖe eme.',
  },
  leadsNoMoreSubject: { draft: 'Mègale wò habɔbɔ kplɔm o' },
  leadsNoMore: {
    draft:
      'hamea ƒe dɔwɔƒe megaŋlɔ {account} abe eƒe habɔbɔ ƒe kplɔla ene o. Hamevi siwo ŋlɔa nu na kplɔla megaɖoa gbɔwò o.',
  },
  telephoneSubject: { draft: 'Àte ŋu age ɖe eme kple wò telefon fifia' },
  telephone: {
    draft:
      'woɖo kpe telefon xexlẽdzesi aɖe dzi na {account} fifia. Ame si xlẽa eƒe SMSwo ate ŋu atsɔ code age ɖe eme, eye wòatia mɔʋunya yeye. Ne wòe la, mehiã be nàwɔ naneke o.',
  },
  noTelephoneSubject: { draft: 'Wò telefon megakplɔa wò geɖe eme o' },
  noTelephone: {
    draft:
      'telefon xexlẽdzesi si dzi woɖo kpee na {account} la, wotrɔe alo woɖee ɖa. SMS codewo megaʋunɛ o; wò mɔʋunya ʋunɛ abe tsã ene. Àte ŋu agaɖo kpe xexlẽdzesi dzi le Ɖoɖowo me.',
  },
  telephoneNotYou: {
    draft: 'Ne menye wòe o la, tia mɔʋunya yeye le Ɖoɖowo me, eye nàgblɔe na hamea ƒe dɔwɔƒe.',
  },
  guessingSubject: { draft: 'Ame aɖe le wò mɔʋunya susum' },
  guessing: {
    draft:
      'ame aɖe ŋlɔ mɔʋunya vodada geɖewo na {account} egbe. Ame aɖeke mege ɖe eme nenema o, eye àte ŋu age ɖe eme abe tsã ene tso mɔ̃ siwo nèzã va yi dzi.',
  },
  guessingThen: {
    draft:
      'Ne wòe la, tia mɔʋunya yeye to "Èŋlɔ wò mɔʋunya bea?" dzi. Ne menye wòe o la, mehiã be nàwɔ naneke o: womate ŋu asusu mɔʋunya si nye nya geɖewo nenema o. Èsenɛ zi ɖeka ko le ŋkeke me.',
  },
  offeredSubject: { draft: 'Hamea ƒe dɔwɔƒe na mɔʋunya yeye ƒe mɔ wò' },
  offered: {
    draft:
      'hamea me tɔ aɖe wɔ link kple code fifia, siwo woate ŋu atsɔ atia mɔʋunya yeye na {account}. Woawo ŋutɔ atsɔe na wò. Ne wòe biae la, mehiã be nàwɔ naneke bubu o.',
  },
  offeredNotYou: {
    draft:
      'Ne mèbiae o la, gblɔe na hamea ƒe dɔwɔƒe enumake. Va se ɖe esime woazã linka la, wò mɔʋunya nɔa anyi abe alesi wòle ene.',
  },
  offeredText: {
    draft:
      '{church}: wole mɔʋunya yeye nam account si si xexlẽdzesi sia le. Ne mèbiae o la, yɔ dɔwɔƒea enumake.',
  },
  offeredNotice: { draft: 'Wole mɔʋunya yeye nam wò account' },
  offeredNoticeText: { draft: 'Ne mèbiae o la, gblɔe na hamea ƒe dɔwɔƒe enumake.' },
  dataSubject: { draft: 'Hamea ɖo wò biabia le wò nyatakakawo ŋu ŋu' },
  data: {
    draft:
      'woɖo biabia si nèɖo ɖe mí le {day} tso wò nyatakakawo ŋu ŋu. Àte ŋu axlẽ ŋuɖoɖoa le afi sia: {page}',
  },
  dataPage: { draft: 'Ɖoɖowo, Nye nyatakakawo' },
}
