import type { Translation } from '../../lib/words/translation.ts'
import type { personRefusals as words } from '../../server/people/messages.ts'

export const personRefusals: Translation<typeof words> = {
  whatDoneAtBranch: {
    draft: 'Deɛ wɔyɛɛ wɔ asɔre nkorabata yi mu no tena hɔ: {stays}. Yɛsrɛ wo, mmom to mu.',
  },
  stillBranchMovesMove: {
    draft:
      'Yeinom da so yɛ asɔre nkorabata yi dea: {moves}. Yɛsrɛ wo, di kan fa kɔ baabi foforɔ, anaa to asɔre nkorabata no mu.',
  },
  branchDeleted: { draft: 'Wɔapepa asɔre nkorabata no.' },
  branchClosedOpenAgain: { draft: 'Wɔato asɔre nkorabata yi mu. Yɛsrɛ wo, di kan san bue.' },
  notThereAnyMore: { draft: 'Yei nni hɔ bio. Yɛsrɛ wo, hwɛ bio.' },
  anotherBranchName: { draft: 'Asɔre nkorabata foforɔ wɔ din yi' },
  nextKinThereAlready: { draft: 'Busuani a ɔbɛn yi wɔ hɔ dada' },
  chooseSomebodyElse: { draft: 'Yɛsrɛ wo, paw obi foforɔ' },
  twoRelatedSoAlready: { draft: 'Baanu no bɔ abusua saa dada. Yɛsrɛ wo, hwɛ bio.' },
  twoParentChildRegister: {
    draft: 'Baanu no yɛ ɔwofoɔ ne ɔba wɔ nwoma no mu. Yɛsrɛ wo, di kan yi saa firi hɔ.',
  },
  nameHusbandWifeRegister: {
    draft: '{name} wɔ okunu anaa ɔyere wɔ nwoma no mu. Yɛsrɛ wo, di kan twerɛ ɔno sɛ atwam.',
  },
  twoWereMarriedRegister: {
    draft: 'Baanu no aware, anaa na wɔaware, wɔ nwoma no mu. Yɛsrɛ wo, di kan yi saa firi hɔ.',
  },
  childParentGrandparentParent: { draft: '{child} yɛ {parent} wofoɔ anaa ne nana wɔ nwoma no mu.' },
  parentNotOlderThan: { draft: '{parent} nnyinii nsene {child} wɔ nwoma no mu.' },
  giveName: { draft: 'Yɛsrɛ wo, twerɛ din' },
  thereNoSuchRelation: { draft: 'Abusuabɔ a ɛte saa nni hɔ.' },
  theseTwoOneFamily: {
    draft:
      'Saa baanu yi yɛ abusua baako wɔ nwoma no mu. Sɛ wɔyɛ onipa baako a, yɛsrɛ wo, di kan yi abusuabɔ no firi hɔ.',
  },
  eachTwoHusbandWife: {
    draft:
      'Baanu no mu biara wɔ okunu anaa ɔyere wɔ nwoma no mu. Yɛsrɛ wo, di kan twerɛ wɔn mu baako sɛ atwam.',
  },
  thereNoSuchNote: { draft: 'Asɛm a wotwerɛeɛ a ɛte saa nni hɔ.' },
  thankYouAccountSeparated: { draft: 'Yɛda wo ase. Account no ne wo din no ntam atete. Ɔfese no bɛhunu.' },
  linkUsedAlreadyToo: { draft: 'Link yi ayɛ adwuma dada, anaa akyɛ dodo. Asɔre ɔfese bɛboa wo.' },
  householdChangedMeanwhileLook: { draft: 'Efie no asesa seesei ara. Yɛsrɛ wo, hwɛ bio.' },
  giveTelephoneNumberCountry: { draft: 'Yɛsrɛ wo, twerɛ telefon nɔma, a ɔman foforɔ deɛ wɔ + ne ne code' },
  chooseSomebodyElse2: { draft: 'Yɛsrɛ wo, paw obi foforɔ.' },
  sTOPWrittenFromNumber: {
    draft: 'Obi twerɛɛ STOP firii nɔma yi so. Onipa no twerɛ START kɔma asɔre no nɔma.',
  },
  youMostListsListsDelete: {
    draft: 'Wowɔ nnipa din list {mostLists}. Yɛsrɛ wo, pepa deɛ wɔmfa nyɛ adwuma bio.',
  },
  listDeleted: { draft: 'Wɔapepa nnipa din list no.' },
  somebodyElseMadeList: { draft: 'Obi foforɔ na ɔyɛɛ list yi. Wobɛtumi asie w’ankasa deɛ.' },
  giveIdPerson: { draft: 'Yɛsrɛ wo, twerɛ onipa no id' },
  nameMovedMeanwhileLoad: { draft: 'Wɔayi {name} akɔ baabi foforɔ. Yɛsrɛ wo, san bue.' },
  namesNotChosenAny: { draft: '{names}: wontumi mpaw no bio. Yɛsrɛ wo, hwehwɛ bio.' },
  waitingPeopleWaitOffice: {
    draft:
      'Nnipa {waiting} retwɛn ɔfese dada, na {mostWaiting} pɛ na ɛtumi twɛn. Yɛsrɛ wo, di kan bisa ɔfese.',
  },
  personAccountDeleteAccount: {
    draft: 'Onipa yi wɔ account. Yɛsrɛ wo, pepa account no, na onipa no ka ho kɔ.',
  },
  personDeleted: { draft: 'Wɔapepa onipa no.' },
  churchDoesNotWrite: { draft: 'Asɔre yi mfa WhatsApp ntwerɛ.' },
  accountCannotPersonAny: { draft: 'Account yi ntumi nyɛ onipa yi dea bio. Yɛsrɛ wo, hwɛ bio.' },
  personNoAccountAny: { draft: 'Onipa yi nni account bio. Yɛsrɛ wo, hwɛ bio.' },
  nameStatusChurch: { draft: 'Yɛsrɛ wo, bɔ asɔre no tebea baako din' },
  giveIdName: { draft: 'Yɛsrɛ wo, twerɛ {name} id' },
  childCollects: { draft: 'Abɔfra mfa ne ho.' },
  listed: { draft: '{first} ne {second}' },
  cards: { draft: { one: 'ahɔhoɔ foforɔ kaad {count}', other: 'ahɔhoɔ foforɔ kaad {count}' } },
  checkIns: { draft: { one: 'check-in {count}', other: 'check-in {count}' } },
  peopleOf: { draft: { one: 'onipa {count}', other: 'nnipa {count}' } },
  staffOf: { draft: { one: 'odwumayɛni {count}', other: 'adwumayɛfoɔ {count}' } },
  deletedStaffOf: { draft: { one: 'odwumayɛni {count} wɔ bin mu', other: 'adwumayɛfoɔ {count} wɔ bin mu' } },
  fellowshipsOf: { draft: { one: 'fekuo {count}', other: 'fekuo {count}' } },
  servicesOf: { draft: { one: 'asɔre {count}', other: 'asɔre {count}' } },
}
