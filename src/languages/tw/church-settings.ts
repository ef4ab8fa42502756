import type { settingWords } from '../../islands/admin/church-settings/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const churchSettings: Translation<typeof settingWords> = {
  settingsSaved: { draft: 'Yɛasie nhyehyɛeɛ no' },
  thisWasNotSaved: { draft: 'Yɛansie yei. Yɛsrɛ wo, sɔ hwɛ bio.' },
  saveSettings: { draft: 'Sie nhyehyɛeɛ no' },
  labelInChurchcurrency: { draft: '{label}, wɔ {churchCurrency} mu' },
  dataProtection: { draft: 'Data so hwɛ' },
  thisStandsOnPrivacy: { draft: 'Yei da Kokoam nsɛm kratafa no so. Deɛ wogya no kwa no nna hɔ.' },
  legalNameOfChurch: { draft: 'Asɔre no din wɔ mmara mu' },
  address: { draft: 'Address' },
  eMailAddress: { draft: 'E-mail address' },
  telephone: { draft: 'Fon nɔma' },
  registrationNumber: { draft: 'Registration nɔma' },
  ofDataProtectionCommission: { draft: 'Data Protection Commission deɛ.' },
  dataProtectionContact: { draft: 'Deɛ wobɛbisa no data ho' },
  nameOrOffice: { draft: 'Din anaa ofese.' },
  versionOfConsent: { draft: 'Mpeneeɛ no version' },
  raiseItByOne: { draft: 'Fa baako ka ho berɛ a mode data reyɛ biribi foforɔ: yɛbisa asɔreba biara bio.' },
  inDaysWhatIs: { draft: 'Nna mu. Deɛ akyɛ sene saa no pepa ne ho dɔnhwere biara. 0 kora daa.' },
  entriesOfSystemLog: { draft: 'Deɛ ɛwɔ system log no mu' },
  accessLog: { draft: 'Access log' },
  messagesToChurch: { draft: 'Nkra a ɛkɔ asɔre no nkyɛn' },
  messagesToLeaders: { draft: 'Nkra a ɛkɔ akannifoɔ nkyɛn' },
  attendanceOfMembers: { draft: 'Asɔremma a wɔbaeɛ' },
  messageDeliveries: { draft: 'Nkra a yɛasoma' },
  careTasksThatAre: { draft: 'Nnipa hwɛ nnwuma a aba awieeɛ, ne ahɔhoɔ foforɔ kaad a wɔato mu' },
  requestsToJoinOr: { draft: 'Adesrɛ sɛ wɔbɛba fekuo mu anaa wɔbɛkɔ foforɔ mu, sɛ wɔsi ho gyinaeɛ a' },
  dataRequestsOnceThey: { draft: 'Data adesrɛ, sɛ wɔto mu a' },
  messages: { draft: 'Nkra' },
  forWhatStaffSends: { draft: 'Ma deɛ adwumayɛfoɔ soma wɔ e-mail ne SMS so.' },
  nameOfSenderOf: { draft: 'Deɛ ɔsoma SMS no din' },
  asYourProviderHas: {
    draft: 'Sɛdeɛ mo provider atwerɛ no, atwerɛdeɛ ne nɔma a ɛmmoro 11. Sɛ enni hɔ a, SMS biara nkɔ.',
  },
  priceOfOnePart: { draft: 'SMS fa baako boɔ' },
  monthlyBudgetForText: { draft: 'Bosome sika ma SMS' },
  aboveItNothingMore: { draft: 'Sɛ ɛboro so a, hwee nkɔ bio kɔsi bosome a ɛdi hɔ.' },
  percentOfItFor: { draft: 'Emu ɔha mu dodoɔ ma nkra a ɛkɔ ne ho' },
  birthdaysRemindersThanksTo: {
    draft:
      'Awoda, nkaeɛ, aseda ma ahɔhoɔ foforɔ. Deɛ aka no yɛ deɛ adwumayɛfoɔ twerɛ: obiara nsɛe ne yɔnko deɛ.',
  },
  recipientsAboveWhichSecond: { draft: 'Nnipa dodoɔ a sɛ ɛboro so a, onipa a ɔtɔ so mmienu pene so' },
  quietFrom: { draft: 'Komm firi' },
  messagesWaitUntilQuiet: {
    draft: 'Nkra twɛn kɔsi sɛ komm berɛ no bɛba awieeɛ. Sɛ dɔnhwere korɔ mprenu a, komm berɛ biara nni hɔ.',
  },
  quietUntil: { draft: 'Komm kɔsi' },
  textMessagesWaitOn: { draft: 'SMS twɛn Kwasiada. Ghana ha, ebia providers nsoma saa da no; bisa mo deɛ.' },
  songsLede: { draft: 'Yɛfa licence so na yɛkyerɛ nnwom mu nsɛm na yɛprinte, gye sɛ ɛyɛ public domain.' },
  songLicence: { draft: 'Dwom licence' },
  songLicenceHint: {
    draft:
      'Wɔn a wɔma ne nɔma, sɛ CCLI 123456. Sɛ enni hɔ a, public domain nnwom nko ara na yɛkyerɛ na yɛprinte.',
  },
  whatsappTemplate: { draft: 'WhatsApp template ma nkra foforɔ' },
  whatsappTemplateHint: {
    draft:
      'Template a ɛwɔ variable baako no din. Nkra a ɛkɔ ne ho, ne deɛ ɛnni n’ankasa template no, fa so; sɛ enni hɔ a, ɛfa ɛkwan foforɔ so.',
  },
  whatsappMarketing: { draft: 'WhatsApp nkra boɔ ma marketing' },
  whatsappMarketingHint: {
    draft:
      'Deɛ ɛwɔ ha kane no yɛ deɛ yɛsusu, ɛnyɛ WhatsApp boɔ: twerɛ deɛ WhatsApp boɔ krataa kyerɛ ma mo man. Deɛ ɛgye no ka SMS sika no ho.',
  },
  whatsappUtilityHint: { draft: 'Yei nso yɛ deɛ yɛsusu kane: yɛsrɛ wo, twerɛ boɔ no.' },
  whatsappUtility: { draft: 'WhatsApp nkra boɔ ma utility' },
  whatsappService: { draft: 'WhatsApp mmuaeɛ boɔ (service)' },
  whatsappServiceHint: {
    draft:
      'Nsɛm a wopɛ wɔ nnɔnhwere 24 mu firi berɛ a obi twerɛeɛ. Yei nso yɛ deɛ yɛsusu kane: yɛsrɛ wo, twerɛ boɔ no.',
  },
  whatVisitorGivesSo: { draft: 'Deɛ ɔhɔhoɔ ma, na asɔre no atumi abua.' },
  eMailOrPhone: { draft: 'E-mail anaa fon dɔɔso. Sɛ ɛnte saa a, form no bisa mmienu no nyinaa.' },
  leadersMediaTeamAnd: {
    draft: 'Akannifoɔ, media kuo no ne super admins hunu deɛ afoforɔ de ahyɛ asɔre no nsa.',
  },
  theyNeedTwoStep: {
    draft: 'Wɔhia two-step sign-in: passkey, anaa app code. Deɛ ɔnni bi no nya nnawɔtwe baako.',
  },
  leadersMayOfferTheir: {
    draft:
      'Akannifoɔ bɛtumi ama wɔn ankasa fekuo mma password foforɔ, link anaa code so. Ɛnyɛ wɔn a wɔyɛ adwuma ma asɔre no da.',
  },
  dailyBudgetForLogin: { draft: 'Da biara sika ma login codes' },
  membersMayLogIn: { draft: 'Sɛ asɔre no soma SMS a, asɔremma bɛtumi de akɔ mu. 0 nsoma biara.' },
  monthlyBudgetForLogin: { draft: 'Bosome biara sika ma login codes' },
  apartFromMessagesTo: { draft: 'Nkra a ɛkɔ nnipa nkyɛn nka ho. 0 nsoma biara.' },
  percentOfBothFor: { draft: 'Mmienu no ɔha mu dodoɔ ma nɔma a obiara nsii so dua' },
  forConfirmingNumberAnd: {
    draft:
      'Ma nɔma a wɔsi so dua, ne sikatua adesrɛ a wɔgyae. Ahɔhoɔ tumi sɛe saa fa yi nko ara: asɔremma da so nya wɔn codes.',
  },
  registerOfChurchsPeople: { draft: 'Asɔre no nnipa nwoma, wɔ Nnipa kratafa so.' },
  membershipStatuses: { draft: 'Asɔremma tebea' },
  withCommaBetweenTwo: { draft: 'Fa comma nkyekyɛ mu.' },
  titles: { draft: 'Abodin' },
  withCommaBetweenTwo2: { draft: 'Fa comma nkyekyɛ mu. Import no hunu wɔ din mu.' },
  whatFollowsCardOf: {
    draft: 'Deɛ ɛdi ɔhɔhoɔ foforɔ kaad akyi, ne berɛ a yɛnhunuu obi. Adwuma no wɔ Nnipa hwɛ kratafa so.',
  },
  newcomerSteps: { draft: 'Ahɔhoɔ foforɔ anammɔn' },
  withCommaBetweenTwo3: { draft: 'Fa comma nkyekyɛ mu, sɛ: Call in 3 days, Visit in 10 days.' },
  welcomeMessage: { draft: 'Akwaaba nkra' },
  onlyToNewcomersWho: {
    draft: 'Ma ahɔhoɔ foforɔ a wɔpenee so nko ara. {name} bɛyɛ wɔn din. Sɛ hwee nni ha a: yɛnsoma hwee.',
  },
  meetingsMissedInRow: { draft: 'Nhyiamu dodoɔ a obi mma nnidisoɔ mu, na ɔkannifoɔ no nya adwuma' },
  n0MeansNever: { draft: '0 kyerɛ da.' },
  dataRequests: { draft: 'Data adesrɛ' },
  membersAndVisitorsMay: {
    draft: 'Asɔremma ne ahɔhoɔ bɛtumi asrɛ sɛ wɔbɛhunu, asiesie anaa apepa deɛ asɔre no kora fa wɔn ho.',
  },
  daysToAnswerRequest: { draft: 'Nna dodoɔ a wɔde bua adesrɛ' },
  dataProtectionActGives: { draft: 'Data Protection Act ma nna 21 sɛ obi kasa tia a, ɛno na ɛyɛ tiawa.' },
}
