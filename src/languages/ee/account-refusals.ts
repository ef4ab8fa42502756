import type { Translation } from '../../lib/words/translation.ts'
import type { accountRefusals as words } from '../../server/accounts/accounts/messages.ts'

export const accountRefusals: Translation<typeof words> = {
  noMember: { draft: 'Hamevi sia ƒomevi meli o.' },
  youMayOnlyChange: { draft: 'Wò ŋutɔ wò nyatakakawo koe nàte ŋu atrɔ.' },
  somebodyElseGavePerson: { draft: 'Ame bubu na dɔ bubu ame sia fifia. Taflatsɛ kpɔe ɖa hafi nàyi edzi.' },
  onlySuperAdminPlease: { draft: 'Super admin ɖeka koe nye esia. Taflatsɛ tsɔ dɔa na ame bubu gbã.' },
  notYourPassword: { draft: 'Menye wò mɔʋunyae nye esia o' },
  pleaseGiveIdFellowship: { draft: 'Taflatsɛ na habɔbɔ aɖe ƒe id, alo gblẽe ƒuƒlu' },
  yourEMailAddress: { draft: 'Woɖo kpe wò e-mail adrɛs dzi xoxo.' },
  notConfirmedAskThem: {
    draft: 'Womeɖo kpe esia dzi o: bia wo. Ne èkpɔ wo vɔ la, taflatsɛ gblɔ alesi nènya be woe',
  },
  yourOwnYouFind: { draft: 'Wò ŋutɔ tɔwò le wò ɖoɖowo me. Na esia la, taflatsɛ bia admin bubu' },
  noPasskey: { draft: 'Passkey sia ƒomevi meli o.' },
  passkeyInUseAlready: { draft: 'Wole passkey sia zãm xoxo. Taflatsɛ wɔ yeye, alo zã mɔ̃ bubu.' },
  passkeyNotKnownHere: { draft: 'Womenya passkey sia le afi sia o. Taflatsɛ ge ɖe eme kple wò mɔʋunya.' },
  passkeyWasNotTaken: { draft: 'Womexɔ passkey sia o: ɣeyiɣi didi akpa, alo websait bubu tɔe.' },
  youHaveMostpasskeysPasskeys: { draft: 'Passkey {mostPasskeys} le asiwò. Taflatsɛ ɖe ɖeka ɖa gbã.' },
  youUseAppAlready: { draft: 'Èle app aɖe zãm xoxo. Ɖee ɖa gbã.' },
  youHaveNoApp: { draft: 'Mèɖo app aɖeke ɖi o.' },
  recoveryCodesComeWith: {
    draft: 'Recovery codewo kplɔa passkey alo app ɖo. Taflatsɛ ɖo wo dometɔ ɖeka ɖi gbã.',
  },
  codeNotRightPlease: { draft: 'Code sia mesɔ o. Taflatsɛ ŋlɔ esi wò app la le fiafiam fifia' },
  linkDoesNotHold: {
    draft:
      'Link sia megawɔa dɔ o. Gadze servera gɔme: esi admin aɖeke mele hamea si o la, gɔmedzedze ɖe sia ɖe wɔa yeye.',
  },
  withoutChurchCannotKeep: {
    draft:
      'Ne esia meli o la, hamea mate ŋu alé wò account ɖe asi o. Be nàɖee ɖa la, tu wò account le wò ɖoɖowo me.',
  },
  linkWasUsedAlready: { draft: 'Wozã link sia xoxo, alo edidi akpa.' },
  pleaseLogInOn: {
    draft:
      'Taflatsɛ tsɔ account si wotsɔ adrɛs sia na la ge ɖe eme le mɔ̃ sia dzi gbã, eye nàgaʋu link si le e-maila me. Ne account sia ƒomevi mele asiwò o la, mehiã be nàwɔ naneke o.',
  },
  addressBelongsToAnother: { draft: 'Adrɛs sia zu account bubu tɔ fifia. Taflatsɛ bia hamea ƒe dɔwɔƒe.' },
  linkWasUsedAlready2: { draft: 'Wozã link sia xoxo, alo edidi akpa. Taflatsɛ bia yeye.' },
  noSession: { draft: 'Session sia ƒomevi meli o.' },
  oneFirstThatGuesser: { draft: 'Esia nye esiwo ame ado kpɔ gbã la dometɔ ɖeka. Taflatsɛ tia bubu' },
  pleaseUseAtLeast: {
    draft: 'Taflatsɛ ŋlɔ ŋɔŋlɔdzesi {staffLength} alo wu nenema: account sia kpɔa nusi ame bubuwo mekpɔna o',
  },
  usernameAlreadyTaken: { draft: 'Ame aɖe xɔ ezazãŋkɔ sia xoxo' },
  yourSessionHasEnded: { draft: 'Wò ɣeyiɣi le eme wu enu. Taflatsɛ gage ɖe eme.' },
  noFellowship: { draft: 'Habɔbɔ sia ƒomevi meli o.' },
  youLeadAnotherFellowship: { draft: 'Èle ŋgɔ xɔm na habɔbɔ bubu.' },
  youAssistAnotherFellowship: { draft: 'Èle kpekpem ɖe habɔbɔ bubu ŋu.' },
  threePeopleAreSignatories: {
    draft: 'Ame etɔ̃ nye asidelatewo xoxo. Taflatsɛ xɔ dɔa le wo dometɔ ɖeka si gbã.',
  },
  pleaseConfirmThatIt: { draft: 'Taflatsɛ ɖo kpe edzi be wòe.' },
  sessionNotKnown: { draft: 'Womenya session sia o.' },
  churchTakesNumbersWith: { draft: 'Hamea xɔa xexlẽdzesi siwo dze egɔme kple {code}' },
  pleaseUseLettersOne: { draft: 'Taflatsɛ zã alphabet ɖeka ƒe ŋɔŋlɔdzesiwo ko' },
  looksLikeAddressSite: { draft: 'Esia le abe websait adrɛs ene. Taflatsɛ tia ezazãŋkɔ bubu' },
  usernameKeptForChurch: { draft: 'Wodzra ezazãŋkɔ sia ɖo na hamea ŋutɔ. Taflatsɛ tia bubu' },
  pleaseChooseOneStates: { draft: 'Taflatsɛ tia {states} dometɔ ɖeka' },
  requestClosedAlreadyPlease: { draft: 'Wotu biabia sia xoxo. Taflatsɛ gaʋu ŋkɔawo.' },
  noRequest: { draft: 'Biabia sia ƒomevi meli o.' },
  youHaveDutyAlready: { draft: 'Dɔ sia le asiwò xoxo. Amekpekpea gale ʋuʋu na ame bubu.' },
  youAreSuperAdmin: { draft: 'Super admine nènye xoxo, eye àte ŋu awɔ esia katã. Amekpekpea gale ʋuʋu.' },
  youAreMemberAlready: { draft: 'Hamevie nènye xoxo. Amekpekpea gale ʋuʋu na ame bubu.' },
  youHaveRoleAlready: { draft: 'Dɔ sia le asiwò xoxo. Amekpekpea gale ʋuʋu na ame bubu.' },
  invitationWasTakenMeanwhile: { draft: 'Ame aɖe xɔ amekpekpe sia fifia. Taflatsɛ bia yeye.' },
  linkNotKnownPlease: {
    draft: 'Womenya link sia o. Taflatsɛ kpɔe be ede hã, alo bia yeye tso ame si nae wò la gbɔ.',
  },
  noInvitation: { draft: 'Amekpekpe sia ƒomevi meli o.' },
  invitationWasTakenOr: { draft: 'Ame aɖe xɔ amekpekpe sia alo woɖee ɖa fifia. Taflatsɛ gakpɔe ɖa.' },
  noFellowship2: { draft: 'Habɔbɔ sia ƒomevi meli o' },
  inChurchOfficeOffers: { draft: 'Le hame sia me la, dɔwɔƒea naa mɔʋunya yeyewo.' },
  personDoesWorkFor: { draft: 'Ame sia wɔa dɔ na hamea. Taflatsɛ bia dɔwɔƒea.' },
  yourOwnPasswordYou: { draft: 'Wò ŋutɔ wò mɔʋunya la, ètrɔnɛ le wò ɖoɖowo me.' },
  noMemberInFellowship: { draft: 'Hamevi sia ƒomevi mele habɔbɔ sia me o.' },
  pleaseCompleteYourProfile: {
    draft: 'Taflatsɛ wu wò nyatakakawo nu gbã. Ekema àte ŋu aɖo kpe wò telefon xexlẽdzesi dzi.',
  },
  youHaveAskedFor: {
    draft:
      'Èbia code na xexlẽdzesi bubu egbe. Taflatsɛ gate kpɔ etsɔ; hamea ƒe dɔwɔƒe ate ŋu akpe ɖe ŋuwò fifia.',
  },
  churchSendsNoCodes: { draft: 'Hame sia meɖoa codewo ɖa to SMS dzi o. Taflatsɛ zã wò mɔʋunya.' },
  codesByTextMessage: {
    draft:
      'Womele codewo ɖom ɖa to SMS dzi fifia o, elabena hamea ɖo geɖe ɖa. Taflatsɛ zã wò mɔʋunya, alo te kpɔ etsɔ.',
  },
  codesThatConfirmNumber: {
    draft:
      'Womele code siwo ɖo kpe xexlẽdzesi dzi ɖom ɖa fifia o, elabena hamea ɖo geɖe ɖa. Taflatsɛ te kpɔ etsɔ, alo bia hamea ƒe dɔwɔƒe.',
  },
  codeOnItsWay: { draft: 'Code aɖe le mɔa dzi gbɔna xexlẽdzesi sia dzi. Ewɔa dɔ miniti ewo.' },
  ifNumberConfirmedFor: {
    draft: 'Ne woɖo kpe xexlẽdzesi sia dzi na account aɖe la, code aɖe le mɔa dzi gbɔna. Ewɔa dɔ miniti ewo.',
  },
  codeNotRightOr: { draft: 'Code sia mesɔ o, alo megawɔa dɔ o. Taflatsɛ gakpɔe ɖa, alo bia yeye' },
  somebodyElseHasConfirmed: {
    draft: 'Ame bubu ɖo kpe xexlẽdzesi sia dzi na account bubu. Ne tɔwòe la, hamea ƒe dɔwɔƒe akpe ɖe ŋuwò.',
  },
  codeAloneNotEnough: {
    draft:
      'Code ɖeɖe mesɔ gbɔ na account sia o. Taflatsɛ bia link si va to e-mail dzi, alo bia hamea ƒe dɔwɔƒe.',
  },
  pleaseChooseDayThat: { draft: 'Taflatsɛ, tia ŋkeke si gbɔna' },
  noEntry: { draft: 'Nu sia ƒomevi meli o.' },
  yourAccountPinsSermons: { draft: 'Wò account tsɔa mawunyagbɔgblɔwo ɖeɖe ɖoa ŋgɔ.' },
  pleaseChoosePhotograph: { draft: 'Taflatsɛ, tia foto' },
  formPeopleWhoServe: { draft: 'Form sia nye ame siwo le subɔsubɔm la tɔ. Taflatsɛ wu wò nyatakakawo nu.' },
  fellowshipDoesNotExist: { draft: 'Habɔbɔ sia meli o. Taflatsɛ tia bubu' },
  yourProfileNotComplete: { draft: 'Wò nyatakakawo mede haɖe o.' },
  yourProfileAlreadyComplete: { draft: 'Wò nyatakakawo de xoxo.' },
  stopsNothingItLacks: { draft: 'Esia medzudzɔa naneke o: eƒe nyawo mede o.' },
  linkIncompleteOrAnother: { draft: 'Link sia mede o, alo hame bubu tɔe. Taflatsɛ gaʋui tso gbedasia me.' },
  noWhatsApp: { draft: 'Hame sia meŋlɔa nu to WhatsApp dzi o.' },
  noNumberForWhatsApp: { draft: 'Taflatsɛ tsɔ wò telefon xexlẽdzesi kpe ɖe wò nyatakakawo ŋu gbã.' },
  stoppedByWhatsApp: {
    draft: 'Woŋlɔ STOP tso xexlẽdzesi sia dzi. Ŋlɔ START ɖo ɖe hamea ƒe xexlẽdzesi le WhatsApp dzi.',
  },
}
