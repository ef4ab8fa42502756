import type { Translation } from '../../lib/words/translation.ts'
import type { accountRefusals as words } from '../../server/accounts/accounts/messages.ts'

export const accountRefusals: Translation<typeof words> = {
  noMember: { draft: 'Asɔreba a ɔte saa nni hɔ.' },
  youMayOnlyChange: { draft: 'W’ankasa wo ho nsɛm nko ara na wobɛtumi asesa.' },
  somebodyElseGavePerson: {
    draft: 'Obi foforɔ ama onipa yi dwuma foforɔ seesei ara. Yɛsrɛ wo, hwɛ ansa na woakɔ so.',
  },
  onlySuperAdminPlease: { draft: 'Yei nko ara ne super admin. Yɛsrɛ wo, di kan fa dwuma no ma obi foforɔ.' },
  notYourPassword: { draft: 'Yei nyɛ wo password' },
  pleaseGiveIdFellowship: { draft: 'Yɛsrɛ wo, ma fekuo bi id, anaa gyae ha kwa' },
  yourEMailAddress: { draft: 'Wo e-mail address no, yɛasi so dua dada.' },
  notConfirmedAskThem: {
    draft: 'Yɛnsii yei so dua: bisa wɔn. Sɛ wohunu wɔn wie a, yɛsrɛ wo, ka sɛdeɛ ɛyɛ a wonim sɛ ɛyɛ wɔn',
  },
  yourOwnYouFind: { draft: 'W’ankasa wo deɛ wɔ wo nhyehyɛeɛ mu. Yei deɛ, yɛsrɛ wo, bisa admin foforɔ' },
  noPasskey: { draft: 'Passkey a ɛte saa nni hɔ.' },
  passkeyInUseAlready: { draft: 'Passkey yi reyɛ adwuma dada. Yɛsrɛ wo, yɛ foforɔ, anaa fa afidie foforɔ.' },
  passkeyNotKnownHere: { draft: 'Yɛnnim passkey yi wɔ ha. Yɛsrɛ wo, fa wo password kɔ mu.' },
  passkeyWasNotTaken: { draft: 'Yɛangye passkey yi: berɛ pii atwam, anaa ɛyɛ website foforɔ dea.' },
  youHaveMostpasskeysPasskeys: { draft: 'Wowɔ passkey {mostPasskeys}. Yɛsrɛ wo, di kan yi baako firi hɔ.' },
  youUseAppAlready: { draft: 'Wode app reyɛ adwuma dada. Di kan yi no firi hɔ.' },
  youHaveNoApp: { draft: 'Wonhyehyɛɛ app biara.' },
  recoveryCodesComeWith: {
    draft: 'Recovery codes ne passkey anaa app na ɛba. Yɛsrɛ wo, di kan hyehyɛ emu baako.',
  },
  codeNotRightPlease: { draft: 'Code yi nyɛ deɛ ɛyɛ. Yɛsrɛ wo, twerɛ deɛ wo app kyerɛ seesei no' },
  linkDoesNotHold: {
    draft: 'Link yi nyɛ adwuma bio. San sɔ server no: berɛ a asɔre no nni admin no, sɔ biara ma foforɔ.',
  },
  withoutChurchCannotKeep: {
    draft:
      'Sɛ yei nni hɔ a, asɔre no ntumi nkora wo account. Sɛ wopɛ sɛ wotwe san a, to wo account mu wɔ wo nhyehyɛeɛ mu.',
  },
  linkWasUsedAlready: { draft: 'Wɔde link yi ayɛ adwuma dada, anaa akyɛ dodo.' },
  pleaseLogInOn: {
    draft:
      'Yɛsrɛ wo, di kan fa account a wɔde address yi maa no no kɔ mu wɔ afidie yi so, na san bue link a ɛwɔ e-mail no mu. Sɛ wonni account a ɛte saa a, ɛho nhia sɛ woyɛ hwee.',
  },
  addressBelongsToAnother: {
    draft: 'Address yi yɛ account foforɔ dea seesei. Yɛsrɛ wo, bisa asɔre ofese no.',
  },
  linkWasUsedAlready2: { draft: 'Wɔde link yi ayɛ adwuma dada, anaa akyɛ dodo. Yɛsrɛ wo, bisa foforɔ.' },
  noSession: { draft: 'Session a ɛte saa nni hɔ.' },
  oneFirstThatGuesser: { draft: 'Yei ka deɛ obi bɛdi kan asɔ ahwɛ no ho. Yɛsrɛ wo, paw foforɔ' },
  pleaseUseAtLeast: {
    draft: 'Yɛsrɛ wo, fa atwerɛdeɛ {staffLength} anaa deɛ ɛboro saa: account yi hunu deɛ afoforɔ nhunu',
  },
  usernameAlreadyTaken: { draft: 'Obi wɔ username yi dada' },
  yourSessionHasEnded: { draft: 'Wo berɛ wɔ mu atwam. Yɛsrɛ wo, san kɔ mu.' },
  noFellowship: { draft: 'Fekuo a ɛte saa nni hɔ.' },
  youLeadAnotherFellowship: { draft: 'Wodi fekuo foforɔ anim.' },
  youAssistAnotherFellowship: { draft: 'Woboa fekuo foforɔ kannifoɔ.' },
  threePeopleAreSignatories: {
    draft: 'Nnipa mmiɛnsa yɛ signatories dada. Yɛsrɛ wo, di kan gye dwuma no firi wɔn mu baako hɔ.',
  },
  pleaseConfirmThatIt: { draft: 'Yɛsrɛ wo, si so dua sɛ ɛyɛ wo.' },
  sessionNotKnown: { draft: 'Yɛnnim session yi.' },
  churchTakesNumbersWith: { draft: 'Asɔre no gye nɔma a ɛhyɛ aseɛ {code}' },
  pleaseUseLettersOne: { draft: 'Yɛsrɛ wo, fa alphabet baako mu atwerɛdeɛ nko ara' },
  looksLikeAddressSite: { draft: 'Yei te sɛ website address. Yɛsrɛ wo, paw username foforɔ' },
  usernameKeptForChurch: { draft: 'Wɔakora username yi ama asɔre no ara. Yɛsrɛ wo, paw foforɔ' },
  pleaseChooseOneStates: { draft: 'Yɛsrɛ wo, paw {states} no mu baako' },
  requestClosedAlreadyPlease: { draft: 'Wɔato adesrɛ yi mu dada. Yɛsrɛ wo, san bue.' },
  noRequest: { draft: 'Adesrɛ a ɛte saa nni hɔ.' },
  youHaveDutyAlready: { draft: 'Wowɔ dwuma yi dada. Nsato no da so da hɔ ma obi foforɔ.' },
  youAreSuperAdmin: { draft: 'Woyɛ super admin dada, na wobɛtumi ayɛ yei nyinaa. Nsato no da so da hɔ.' },
  youAreMemberAlready: { draft: 'Woyɛ asɔreba dada. Nsato no da so da hɔ ma obi foforɔ.' },
  youHaveRoleAlready: { draft: 'Wowɔ saa dwuma yi dada. Nsato no da so da hɔ ma obi foforɔ.' },
  invitationWasTakenMeanwhile: { draft: 'Obi afa nsato yi seesei ara. Yɛsrɛ wo, bisa foforɔ.' },
  linkNotKnownPlease: {
    draft: 'Yɛnnim link yi. Yɛsrɛ wo, hwɛ sɛ ɛyɛ mũ, anaa bisa deɛ ɔde maa wo no foforɔ.',
  },
  noInvitation: { draft: 'Nsato a ɛte saa nni hɔ.' },
  invitationWasTakenOr: { draft: 'Obi afa nsato yi anaa wɔatwe asan seesei ara. Yɛsrɛ wo, hwɛ bio.' },
  noFellowship2: { draft: 'Fekuo a ɛte saa nni hɔ' },
  inChurchOfficeOffers: { draft: 'Asɔre yi mu no, ofese no na ɛma password foforɔ.' },
  personDoesWorkFor: { draft: 'Onipa yi yɛ adwuma ma asɔre no. Yɛsrɛ wo, bisa ofese no.' },
  yourOwnPasswordYou: { draft: 'W’ankasa wo password deɛ, wosesa no wɔ wo nhyehyɛeɛ mu.' },
  noMemberInFellowship: { draft: 'Asɔreba a ɔte saa nni fekuo yi mu.' },
  pleaseCompleteYourProfile: {
    draft: 'Yɛsrɛ wo, di kan wie wo ho nsɛm. Ɛno na wobɛtumi asi wo fon nɔma so dua.',
  },
  youHaveAskedFor: {
    draft:
      'Woabisa code ama nɔma foforɔ ɛnnɛ. Yɛsrɛ wo, sɔ hwɛ bio ɔkyena; asɔre ofese no bɛtumi aboa wo seesei.',
  },
  churchSendsNoCodes: { draft: 'Asɔre yi mfa SMS nsoma code. Yɛsrɛ wo, fa wo password.' },
  codesByTextMessage: {
    draft:
      'Yɛmfa SMS nsoma code seesei, ɛfiri sɛ asɔre no asoma pii. Yɛsrɛ wo, fa wo password, anaa sɔ hwɛ ɔkyena.',
  },
  codesThatConfirmNumber: {
    draft:
      'Yɛnsoma code a ɛsi nɔma so dua seesei, ɛfiri sɛ asɔre no asoma pii. Yɛsrɛ wo, sɔ hwɛ ɔkyena, anaa bisa asɔre ofese no.',
  },
  codeOnItsWay: { draft: 'Code bi reba saa nɔma yi so. Ɛyɛ adwuma simma du.' },
  ifNumberConfirmedFor: {
    draft: 'Sɛ yɛasi nɔma yi so dua ama account bi a, code bi reba so. Ɛyɛ adwuma simma du.',
  },
  codeNotRightOr: { draft: 'Code yi nyɛ deɛ ɛyɛ, anaa ɛnyɛ adwuma bio. Yɛsrɛ wo, hwɛ bio, anaa bisa foforɔ' },
  somebodyElseHasConfirmed: {
    draft: 'Obi foforɔ asi nɔma yi so dua ama account foforɔ. Sɛ ɛyɛ wo dea a, asɔre ofese no bɛboa wo.',
  },
  codeAloneNotEnough: {
    draft:
      'Code nko ara nnɔɔso mma account yi. Yɛsrɛ wo, bisa link a ɛba e-mail so, anaa bisa asɔre ofese no.',
  },
  pleaseChooseDayThat: { draft: 'Yɛsrɛ wo, paw da a ɛreba' },
  noEntry: { draft: 'Deɛ ɛte saa nni hɔ.' },
  yourAccountPinsSermons: { draft: 'Wo account de asɛnka nko ara si anim.' },
  pleaseChoosePhotograph: { draft: 'Yɛsrɛ wo, paw mfonini' },
  formPeopleWhoServe: { draft: 'Form yi yɛ wɔn a wɔsom no dea. Yɛsrɛ wo, wie wo ho nsɛm.' },
  fellowshipDoesNotExist: { draft: 'Fekuo yi nni hɔ. Yɛsrɛ wo, paw foforɔ' },
  yourProfileNotComplete: { draft: 'Wonnya nwieɛ wo ho nsɛm.' },
  yourProfileAlreadyComplete: { draft: 'Woawie wo ho nsɛm dada.' },
  stopsNothingItLacks: { draft: 'Yei nnyae hwee: nsɛm no bi ayera.' },
  linkIncompleteOrAnother: {
    draft: 'Link yi nnuruiɛ, anaa ɛyɛ asɔre foforɔ dea. Yɛsrɛ wo, bue no firi nkra no mu bio.',
  },
  noWhatsApp: { draft: 'Asɔre yi mfa WhatsApp ntwerɛ.' },
  noNumberForWhatsApp: { draft: 'Yɛsrɛ wo, di kan fa wo fon nɔma ka wo ho nsɛm ho.' },
  stoppedByWhatsApp: {
    draft: 'Obi twerɛɛ STOP firii nɔma yi so. Twerɛ START kɔma asɔre no nɔma wɔ WhatsApp so.',
  },
}
