import type { Translation } from '../../lib/words/translation.ts'
import type { givingRefusals as words } from '../../server/giving/giving/messages.ts'

export const givingRefusals: Translation<typeof words> = {
  pleaseGiveWholeAmount: { draft: 'Taflatsɛ na ga agbɔsɔsɔ blibo' },
  churchTakesNoMoney: { draft: 'Hamea mexɔa ga to mɔ sia dzi o. Taflatsɛ tia bubu' },
  churchTakesNoGifts: { draft: 'Hamea mexɔa nunana to mɔ sia dzi o. Taflatsɛ tia bubu' },
  kofiAmaCollectionHas: { draft: 'Kofi & Ama nudzɔdzɔa wu enu. Taflatsɛ tia be menye na eya o' },
  pleaseChooseDay: { draft: 'Taflatsɛ, tia ŋkeke' },
  youAskedForRefund: {
    draft: 'Wòe bia be woagbugbɔe. Ele be gadzikpɔla bubu alo super admin nada asi ɖe edzi.',
  },
  noRefund: { draft: 'Gbugbɔna sia ƒomevi meli o.' },
  refundDecidedPleaseLoad: { draft: 'Wotso nya me le gbugbɔna sia ŋu. Taflatsɛ gaʋui.' },
  thereNoGiftBy: { draft: 'Nunana aɖeke si to telefon alo karta dzi meli kple xexlẽdzesi sia o' },
  paidForTickets: { draft: 'Esia xe fe ɖe ticketwo ta: dzudzɔ wo le Registrations te' },
  moreThanWasGiven: { draft: 'Esia wu esi wona' },
  giftBeingGivenBack: { draft: 'Wole nunana sia gbugbɔm xoxo, alo wogbugbɔe.' },
  entryGiftWasReversed: {
    draft:
      'Woɖe nunana sia le agbalẽwo me, eya ta womegaxlẽnɛ o. Taflatsɛ gbugbɔ gaa le fexexewɔla ŋutɔ gbɔ.',
  },
  providerGiftTakesNo: {
    draft:
      'Nunana sia ƒe fexexewɔla megbugbɔa ga tso afi sia o. Taflatsɛ gbugbɔe le egbɔ, alo asi me, eye nàŋlɔe ɖe agbalẽwo me.',
  },
  theseAreTooMany: { draft: 'Esiawo sɔ gbɔ akpa. Taflatsɛ dzudzɔ ɖeka gbã.' },
  giftsCardCannotBe: {
    draft:
      'Womate ŋu agaɖe ga tso nunana sia ƒe karta dzi o. Taflatsɛ na míaɖo ŋku edzi na wò boŋ, alo bia wò gadzraɖoƒe.',
  },
  paymentProviderDoesNot: {
    draft: 'Fexexewɔla mele eŋu ɖom fifia o. Taflatsɛ gate kpɔ le miniti ʋɛ aɖewo megbe.',
  },
  noGiftByCard: { draft: 'Nunana sia ƒomevi to karta dzi meli o.' },
  cardChargedForPurpose: {
    draft: 'Woɖea ga tso karta sia dzi na nu sia ɣleti ɖe sia ɖe xoxo. Taflatsɛ dzudzɔ ema gbã.',
  },
  noRepeat: { draft: 'Nusi gbugbɔna sia ƒomevi meli o.' },
  linkNoLongerGood: { draft: 'Link sia megawɔa dɔ o. Taflatsɛ ge ɖe eme, eye nàdzudzɔe le Nye nunanawo te.' },
  hasNoValidSignature: { draft: 'Fexexewɔla ƒe asidede mele esia te o.' },
  nothingDecidedAboutPayment: { draft: 'Womelé nya aɖeke tso le fexexe sia ŋu o.' },
  somebodyHasDecidedAbout: { draft: 'Ame aɖe tso nya me le fexexe sia ŋu. Taflatsɛ gaʋui.' },
  noPayment: { draft: 'Fexexe sia ƒomevi meli o.' },
  thereNoGiftReference: { draft: 'Nunana si ƒe reference nye esia meli o.' },
  moneyWasGivenBack: { draft: 'Wogbugbɔ ga sia: menye nunanae o. Taflatsɛ gblɔ nusi ta wònɔa anyi.' },
  giftHasItsMoney: { draft: 'Nunana sia ƒe ga su esi xoxo. Gbugbɔ fexexe sia, alo gblɔ nusi ta wònɔa anyi.' },
  providerDidNotSay: {
    draft: 'Fexexewɔla megblɔ ga neni woxe o. Taflatsɛ kpɔ afi ma, eye nàgblɔ nusi ta wònɔa anyi le afi sia.',
  },
  giftInCurrencyAnd: { draft: 'Nunana sia le {currency} me, eye fexexea le {currency2} me.' },
  giftBeingGivenBack2: {
    draft: 'Wole nunana sia gbugbɔm, alo wogbugbɔe. Taflatsɛ gbe eƒe gbugbɔna gbã, esi wògale lalam.',
  },
  ourChurchWasChanged: {
    draft: 'Wotrɔ asi le Míaƒe hame ŋu tso ɣemaɣi. Taflatsɛ gbe esia, eye nàna woagabiae.',
  },
  weekOverPleaseChange: { draft: 'Kɔsiɖaa wu enu. Taflatsɛ wò ŋutɔ trɔe.' },
  decidedPleaseLoadList: { draft: 'Wotso nya me le esia ŋu. Taflatsɛ gaʋui.' },
  youMadeChangeAnother: {
    draft: 'Wòe wɔ tɔtrɔ sia. Ele be super admin alo gadzikpɔla bubu nada asi ɖe edzi.',
  },
  wouldBringBackWhat: {
    draft: 'Esia agbugbɔ nusi wò ŋutɔ nèŋlɔ vɛ. Ele be super admin alo gadzikpɔla bubu nawɔe.',
  },
  noChange: { draft: 'Tɔtrɔ sia ƒomevi meli o.' },
  thankYou: { draft: 'Akpe.' },
  noReminderAnyMore: { draft: 'Màgaxɔ ŋkuɖodzi sia tɔgbi o.' },
}
