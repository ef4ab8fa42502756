import type { Translation } from '../../lib/words/translation.ts'
import type { personRefusals as words } from '../../server/people/messages.ts'

export const personRefusals: Translation<typeof words> = {
  whatDoneAtBranch: {
    draft: 'Nusi wowɔ le hame alɔdze sia me la nɔa anyi kplii: {stays}. Taflatsɛ tui boŋ.',
  },
  stillBranchMovesMove: {
    draft: 'Esiawo gale hame alɔdze sia si: {moves}. Taflatsɛ tsɔ wo yi afi bubu gbã, alo tu hame alɔdzea.',
  },
  branchDeleted: { draft: 'Wotutu hame alɔdzea.' },
  branchClosedOpenAgain: { draft: 'Wotu hame alɔdze sia. Taflatsɛ gaʋui gbã.' },
  notThereAnyMore: { draft: 'Esia megali o. Taflatsɛ gakpɔe ɖa.' },
  anotherBranchName: { draft: 'Ŋkɔ sia le hame alɔdze bubu si' },
  nextKinThereAlready: { draft: 'Ƒometɔ kplikplikpli sia li xoxo' },
  chooseSomebodyElse: { draft: 'Taflatsɛ tia ame bubu' },
  twoRelatedSoAlready: { draft: 'Ame eveawo le ƒometɔwoe nenema xoxo. Taflatsɛ gakpɔe ɖa.' },
  twoParentChildRegister: { draft: 'Ame eveawo nye dzila kple vi le agbalẽa me. Taflatsɛ ɖe ema ɖa gbã.' },
  nameHusbandWifeRegister: { draft: 'Srɔ̃ le {name} si le agbalẽa me. Taflatsɛ de dzesi ema be eva yi gbã.' },
  twoWereMarriedRegister: {
    draft: 'Ame eveawo ɖe wo nɔewo, alo woɖe wo nɔewo tsã, le agbalẽa me. Taflatsɛ ɖe ema ɖa gbã.',
  },
  childParentGrandparentParent: { draft: '{child} nye {parent} dzila alo dzila ƒe dzila le agbalẽa me.' },
  parentNotOlderThan: { draft: '{parent} metsi wu {child} le agbalẽa me o.' },
  giveName: { draft: 'Taflatsɛ ŋlɔ ŋkɔ' },
  thereNoSuchRelation: { draft: 'Ƒomekadodo sia ƒomevi meli o.' },
  theseTwoOneFamily: {
    draft:
      'Ame eve siawo le ƒome ɖeka me le agbalẽa me. Ne wonye ame ɖeka la, taflatsɛ ɖe woƒe ƒomekadodoa ɖa gbã.',
  },
  eachTwoHusbandWife: {
    draft:
      'Srɔ̃ le ame eveawo dometɔ ɖe sia ɖe si le agbalẽa me. Taflatsɛ de dzesi wo dometɔ ɖeka be eva yi gbã.',
  },
  thereNoSuchNote: { draft: 'Nya sia ƒomevi si nèŋlɔ la meli o.' },
  thankYouAccountSeparated: { draft: 'Akpe. Woma account la kple wò ŋkɔ. Ɔfisa akpɔe.' },
  linkUsedAlreadyToo: { draft: 'Wozã link sia xoxo, alo etsi akpa. Hamea ƒe ɔfis akpe ɖe ŋuwò.' },
  householdChangedMeanwhileLook: { draft: 'Aƒea trɔ fifia. Taflatsɛ gakpɔe ɖa.' },
  giveTelephoneNumberCountry: { draft: 'Taflatsɛ ŋlɔ telefonxexlẽdzesi, kple + kple duta code ne duta tɔe' },
  chooseSomebodyElse2: { draft: 'Taflatsɛ tia ame bubu.' },
  sTOPWrittenFromNumber: {
    draft: 'Woŋlɔ STOP tso xexlẽdzesi sia dzi. Amea ŋlɔa START ɖo ɖe hamea ƒe xexlẽdzesi.',
  },
  youMostListsListsDelete: { draft: 'Ŋkɔwo ƒe list {mostLists} le asiwò. Taflatsɛ tutu esi womegazãna o.' },
  listDeleted: { draft: 'Wotutu ŋkɔwo ƒe lista.' },
  somebodyElseMadeList: { draft: 'Ame bubue wɔ list sia. Àte ŋu adzra wò ŋutɔ tɔwò ɖo.' },
  giveIdPerson: { draft: 'Taflatsɛ ŋlɔ amea ƒe id' },
  nameMovedMeanwhileLoad: { draft: 'Wotsɔ {name} yi afi bubu. Taflatsɛ gaʋui.' },
  namesNotChosenAny: { draft: '{names}: womagate ŋu atiae o. Taflatsɛ gadii.' },
  waitingPeopleWaitOffice: {
    draft: 'Ame {waiting} le ɔfis lalam xoxo, eye {mostWaiting} koe ate ŋu alala. Taflatsɛ bia ɔfis gbã.',
  },
  personAccountDeleteAccount: {
    draft: 'Account le ame sia si. Taflatsɛ tutu accounta, eye amea yina kplii.',
  },
  personDeleted: { draft: 'Wotutu amea.' },
  churchDoesNotWrite: { draft: 'Hame sia meŋlɔa nu to WhatsApp dzi o.' },
  accountCannotPersonAny: { draft: 'Account sia magate ŋu anye ame sia tɔ o. Taflatsɛ gakpɔe ɖa.' },
  personNoAccountAny: { draft: 'Account megale ame sia si o. Taflatsɛ gakpɔe ɖa.' },
  nameStatusChurch: { draft: 'Taflatsɛ gblɔ hamea ƒe nɔnɔme ɖeka' },
  giveIdName: { draft: 'Taflatsɛ ŋlɔ {name} ƒe id' },
  childCollects: { draft: 'Ɖevi mexɔa eɖokui o.' },
  listed: { draft: '{first} kple {second}' },
  cards: {
    draft: { one: 'amedzro yeyewo ƒe agbalẽvi {count}', other: 'amedzro yeyewo ƒe agbalẽvi {count}' },
  },
  checkIns: { draft: { one: 'check-in {count}', other: 'check-in {count}' } },
  peopleOf: { draft: { one: 'ame {count}', other: 'ame {count}' } },
  staffOf: { draft: { one: 'dɔwɔla {count}', other: 'dɔwɔla {count}' } },
  deletedStaffOf: { draft: { one: 'dɔwɔla {count} le bin me', other: 'dɔwɔla {count} le bin me' } },
  fellowshipsOf: { draft: { one: 'habɔbɔ {count}', other: 'habɔbɔ {count}' } },
  servicesOf: { draft: { one: 'sɔleme {count}', other: 'sɔleme {count}' } },
}
