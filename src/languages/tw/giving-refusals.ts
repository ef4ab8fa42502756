import type { Translation } from '../../lib/words/translation.ts'
import type { givingRefusals as words } from '../../server/giving/giving/messages.ts'

export const givingRefusals: Translation<typeof words> = {
  pleaseGiveWholeAmount: { draft: 'Yɛsrɛ wo, ma sika dodoɔ a nkyɛmu nni ho' },
  churchTakesNoMoney: { draft: 'Asɔre no nnye sika wɔ ɛkwan yi so. Yɛsrɛ wo, paw foforɔ' },
  churchTakesNoGifts: { draft: 'Asɔre no nnye ayɛyɛdeɛ wɔ ɛkwan yi so. Yɛsrɛ wo, paw foforɔ' },
  kofiAmaCollectionHas: { draft: 'Kofi & Ama ntoboa no aba awieeɛ. Yɛsrɛ wo, paw sɛ ɛnyɛ saa deɛ' },
  pleaseChooseDay: { draft: 'Yɛsrɛ wo, paw da' },
  youAskedForRefund: {
    draft: 'Wo na wosrɛɛ sɛ wɔnsan mfa mma. Ɛsɛ sɛ treasurer foforɔ anaa super admin pene so.',
  },
  noRefund: { draft: 'Sika a wɔresan ama a ɛte saa nni hɔ.' },
  refundDecidedPleaseLoad: { draft: 'Wɔasi yei ho gyinaeɛ. Yɛsrɛ wo, san bue.' },
  thereNoGiftBy: { draft: 'Ayɛyɛdeɛ a ɛfaa fon anaa card so a ɛwɔ nɔma yi nni hɔ' },
  paidForTickets: { draft: 'Yei tuaa ticket ho ka: gyae no wɔ Registrations ase' },
  moreThanWasGiven: { draft: 'Yei boro deɛ wɔmaeɛ' },
  giftBeingGivenBack: { draft: 'Wɔresan de ayɛyɛdeɛ yi ama, anaa wɔde ama dada.' },
  entryGiftWasReversed: {
    draft:
      'Wɔadane ayɛyɛdeɛ yi wɔ nwoma no mu, enti ɛnka ho bio. Yɛsrɛ wo, fa sika no san ma wɔ sikakorabea no hɔ.',
  },
  providerGiftTakesNo: {
    draft:
      'Ayɛyɛdeɛ yi sikakorabea nsan mfa sika mma mfiri ha. Yɛsrɛ wo, fa san ma wɔ hɔ, anaa wo nsa so, na twerɛ wɔ nwoma no mu.',
  },
  theseAreTooMany: { draft: 'Yei dɔɔso dodo. Yɛsrɛ wo, di kan gyae baako.' },
  giftsCardCannotBe: {
    draft: 'Wontumi nnye sika mfiri saa card yi so bio. Yɛsrɛ wo, ma yɛnkae wo mmom, anaa bisa wo bank.',
  },
  paymentProviderDoesNot: { draft: 'Sikakorabea no mmua seesei. Yɛsrɛ wo, sɔ hwɛ bio simma kakra akyi.' },
  noGiftByCard: { draft: 'Ayɛyɛdeɛ a ɛfaa card so a ɛte saa nni hɔ.' },
  cardChargedForPurpose: {
    draft: 'Wɔgye sika firi card yi so ma saa adeɛ yi bosome biara dada. Yɛsrɛ wo, di kan gyae.',
  },
  noRepeat: { draft: 'Deɛ ɛsan ba a ɛte saa nni hɔ.' },
  linkNoLongerGood: { draft: 'Link yi nyɛ adwuma bio. Yɛsrɛ wo, kɔ mu, na gyae no wɔ Me ntoboa ase.' },
  hasNoValidSignature: { draft: 'Sikakorabea no nsano hyɛ nni yei so.' },
  nothingDecidedAboutPayment: { draft: 'Obiara nsii gyinaeɛ wɔ sikatua yi ho.' },
  somebodyHasDecidedAbout: { draft: 'Obi asi gyinaeɛ wɔ sikatua yi ho. Yɛsrɛ wo, san bue.' },
  noPayment: { draft: 'Sikatua a ɛte saa nni hɔ.' },
  thereNoGiftReference: { draft: 'Ayɛyɛdeɛ a ɛwɔ reference yi nni hɔ.' },
  moneyWasGivenBack: { draft: 'Wɔasan de sika yi ama: ɛnyɛ ayɛyɛdeɛ. Yɛsrɛ wo, ka deɛ enti a ɛtena hɔ.' },
  giftHasItsMoney: {
    draft: 'Ayɛyɛdeɛ yi nsa aka ne sika dada. San fa sikatua yi ma, anaa ka deɛ enti a ɛtena hɔ.',
  },
  providerDidNotSay: {
    draft: 'Sikakorabea no anka sika dodoɔ a wɔtuaeɛ. Yɛsrɛ wo, hwɛ hɔ, na ka deɛ enti a ɛtena hɔ wɔ ha.',
  },
  giftInCurrencyAnd: { draft: 'Ayɛyɛdeɛ yi wɔ {currency} mu, na sikatua no wɔ {currency2} mu.' },
  giftBeingGivenBack2: {
    draft: 'Wɔresan de ayɛyɛdeɛ yi ama, anaa wɔde ama dada. Yɛsrɛ wo, di kan mpene so berɛ a ɛretwɛn.',
  },
  ourChurchWasChanged: {
    draft: 'Wɔasesa Yɛn asɔre firi saa berɛ no. Yɛsrɛ wo, mpene yei so, na ma wɔmmisa bio.',
  },
  weekOverPleaseChange: { draft: 'Dapɛn no atwam. Yɛsrɛ wo, fa wo nsa sesa no.' },
  decidedPleaseLoadList: { draft: 'Wɔasi yei ho gyinaeɛ. Yɛsrɛ wo, san bue.' },
  youMadeChangeAnother: {
    draft: 'Wo na woyɛɛ nsesaeɛ yi. Ɛsɛ sɛ super admin anaa treasurer foforɔ pene so.',
  },
  wouldBringBackWhat: {
    draft: 'Yei bɛsan de deɛ w’ankasa twerɛeɛ aba. Ɛsɛ sɛ super admin anaa treasurer foforɔ na ɔyɛ.',
  },
  noChange: { draft: 'Nsesaeɛ a ɛte saa nni hɔ.' },
  thankYou: { draft: 'Yɛda wo ase.' },
  noReminderAnyMore: { draft: 'Worennya nkaeɛ a ɛte saa bio.' },
}
