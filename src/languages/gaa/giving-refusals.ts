import type { Translation } from '../../lib/words/translation.ts'
import type { givingRefusals as words } from '../../server/giving/giving/messages.ts'

export const givingRefusals: Translation<typeof words> = {
  pleaseGiveWholeAmount: { draft: 'Ofainɛ, ha shika muu' },
  churchTakesNoMoney: { draft: 'Asafo lɛ heee shika yɛ gbɛ nɛɛ nɔ. Ofainɛ, halamɔ ekroko' },
  churchTakesNoGifts: { draft: 'Asafo lɛ heee nikeenii yɛ gbɛ nɛɛ nɔ. Ofainɛ, halamɔ ekroko' },
  kofiAmaCollectionHas: { draft: 'Kofi & Ama shikabuamɔ lɛ egbe naa. Ofainɛ, halamɔ akɛ jeee kɛha lɛ' },
  pleaseChooseDay: { draft: 'Ofainɛ, halamɔ gbi' },
  youAskedForRefund: { draft: 'Bo obi akɛ aku sɛɛ. Esa akɛ shikakwɛlɔ kroko loo super admin kpɛlɛ nɔ.' },
  noRefund: { draft: 'Sɛɛkuu ko bɛ ni tamɔ nakai.' },
  refundDecidedPleaseLoad: { draft: 'Akpɛ yiŋ yɛ sɛɛkuu nɛɛ he. Ofainɛ, gbelemɔ ekoŋŋ.' },
  thereNoGiftBy: { draft: 'Nikeenii ko ni tsɔ tɛlifoŋ loo kaadi nɔ ba kɛ nɔmba nɛɛ bɛ' },
  paidForTickets: { draft: 'Enɛ wo tickets ahe nyɔmɔ: foo amɛmli yɛ Registrations shishi' },
  moreThanWasGiven: { draft: 'Enɛ fe nɔ ni aha' },
  giftBeingGivenBack: { draft: 'Amiiku nikeenii nɛɛ sɛɛ momo, loo aku sɛɛ.' },
  entryGiftWasReversed: {
    draft:
      'Aku nikeenii nɛɛ sɛɛ yɛ woji lɛ amli, no hewɔ lɛ akaneee dɔŋŋ. Ofainɛ, kuu shika lɛ sɛɛ yɛ nyɔmɔhelɔ lɛ diɛŋtsɛ ŋɔɔ.',
  },
  providerGiftTakesNo: {
    draft:
      'Nikeenii nɛɛ nyɔmɔhelɔ lɛ kuuu shika sɛɛ kɛjɛ biɛ. Ofainɛ, kuu sɛɛ yɛ eŋɔɔ, loo nine mli, ni oŋma yɛ woji lɛ amli.',
  },
  theseAreTooMany: { draft: 'Enɛɛmɛi fa tsɔ. Ofainɛ, tsi ekome dã.' },
  giftsCardCannotBe: {
    draft: 'Anyɛŋ ajie shika kɛjɛ nikeenii nɛɛ kaadi nɔ ekoŋŋ. Ofainɛ, ha wɔkai bo moŋ, loo bi oshikatoohe.',
  },
  paymentProviderDoesNot: { draft: 'Nyɔmɔhelɔ lɛ haaa hetoo bianɛ. Ofainɛ, kaa ekoŋŋ yɛ minitii fioo sɛɛ.' },
  noGiftByCard: { draft: 'Nikeenii ko ni tsɔ kaadi nɔ bɛ ni tamɔ nakai.' },
  cardChargedForPurpose: {
    draft: 'Ajieɔ shika kɛjɛ kaadi nɛɛ nɔ kɛhaa enɛ nyɔŋ fɛɛ nyɔŋ momo. Ofainɛ, tsi lɛ dã.',
  },
  noRepeat: { draft: 'Nɔ ni baa ekoŋŋ ni tamɔ nakai bɛ.' },
  linkNoLongerGood: { draft: 'Link nɛɛ etsuuu nii dɔŋŋ. Ofainɛ, yaa mli, ni otsi yɛ Minikeenii shishi.' },
  hasNoValidSignature: { draft: 'Nyɔmɔhelɔ lɛ nine bɛ enɛ shishi.' },
  nothingDecidedAboutPayment: { draft: 'Akpɛko yiŋ yɛ nyɔmɔwoo nɛɛ he.' },
  somebodyHasDecidedAbout: { draft: 'Mɔ ko ekpɛ yiŋ yɛ nyɔmɔwoo nɛɛ he. Ofainɛ, gbelemɔ ekoŋŋ.' },
  noPayment: { draft: 'Nyɔmɔwoo ko bɛ ni tamɔ nakai.' },
  thereNoGiftReference: { draft: 'Nikeenii ko bɛ ni hiɛ reference nɛɛ.' },
  moneyWasGivenBack: { draft: 'Aku shika nɛɛ sɛɛ: jeee nikeenii ni. Ofainɛ, kɛɛ nɔ hewɔ ni ehiɔ shi.' },
  giftHasItsMoney: {
    draft: 'Nikeenii nɛɛ shika eba momo. Kuu nyɔmɔwoo nɛɛ sɛɛ, loo kɛɛ nɔ hewɔ ni ehiɔ shi.',
  },
  providerDidNotSay: {
    draft: 'Nyɔmɔhelɔ lɛ kɛɛɛ shika ni awo. Ofainɛ, kwɛmɔ jɛmɛ, ni okɛɛ nɔ hewɔ ni ehiɔ shi yɛ biɛ.',
  },
  giftInCurrencyAnd: { draft: 'Nikeenii nɛɛ yɛ {currency} mli, ni nyɔmɔwoo lɛ yɛ {currency2} mli.' },
  giftBeingGivenBack2: {
    draft: 'Amiiku nikeenii nɛɛ sɛɛ, loo aku sɛɛ. Ofainɛ, kɛɛ daabi yɛ sɛɛkuu lɛ he dã, beni eemɛ lolo.',
  },
  ourChurchWasChanged: {
    draft: 'Atsake Wɔsafo lɛ kɛjɛ nakai be lɛ. Ofainɛ, kɛɛ daabi yɛ enɛ he, ni oha abi ekoŋŋ.',
  },
  weekOverPleaseChange: { draft: 'Otsi lɛ eho. Ofainɛ, bo diɛŋtsɛ tsakemɔ lɛ.' },
  decidedPleaseLoadList: { draft: 'Akpɛ yiŋ yɛ enɛ he. Ofainɛ, gbelemɔ ekoŋŋ.' },
  youMadeChangeAnother: { draft: 'Bo ofee tsakemɔ nɛɛ. Esa akɛ super admin loo shikakwɛlɔ kroko kpɛlɛ nɔ.' },
  wouldBringBackWhat: {
    draft: 'Enɛ aaŋɔɔ nɔ ni bo diɛŋtsɛ oŋma lɛ kɛba. Esa akɛ super admin loo shikakwɛlɔ kroko fee.',
  },
  noChange: { draft: 'Tsakemɔ ko bɛ ni tamɔ nakai.' },
  thankYou: { draft: 'Oyiwaladɔŋŋ.' },
  noReminderAnyMore: { draft: 'Onaŋ kaimɔ ni tamɔ nakai dɔŋŋ.' },
}
