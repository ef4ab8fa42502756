import type { settingWords } from '../../islands/admin/church-settings/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const churchSettings: Translation<typeof settingWords> = {
  settingsSaved: { draft: 'Wodzra ɖoɖowo ɖo' },
  thisWasNotSaved: { draft: 'Womedzra esia ɖo o. Taflatsɛ gate kpɔ.' },
  saveSettings: { draft: 'Dzra ɖoɖowo ɖo' },
  labelInChurchcurrency: { draft: '{label}, le {churchCurrency} me' },
  dataProtection: { draft: 'Data takpɔkpɔ' },
  thisStandsOnPrivacy: { draft: 'Esia le Adzamenyawo axaa dzi. Nusi nègblẽ ƒuƒlu la womefianɛ le afi ma o.' },
  legalNameOfChurch: { draft: 'Hamea ƒe ŋkɔ le se nu' },
  address: { draft: 'Adrɛs' },
  eMailAddress: { draft: 'E-mail adrɛs' },
  telephone: { draft: 'Telefon' },
  registrationNumber: { draft: 'Registration xexlẽdzesi' },
  ofDataProtectionCommission: { draft: 'Data Protection Commission tɔ.' },
  dataProtectionContact: { draft: 'Ame si nàbia tso data ŋu' },
  nameOrOffice: { draft: 'Ŋkɔ alo dɔwɔƒe.' },
  versionOfConsent: { draft: 'Lɔlɔ̃ ɖe edzi ƒe version' },
  raiseItByOne: { draft: 'Tsɔ ɖeka kpee ne miezã data na nu yeye: wogabiaa hamevi ɖe sia ɖe.' },
  inDaysWhatIs: {
    draft: 'Le ŋkekewo me. Nusi xoxo wu la tutua le eɖokui si gaƒoƒo ɖe sia ɖe. 0 dzrana ɖo tegbee.',
  },
  entriesOfSystemLog: { draft: 'System log me nuŋɔŋlɔwo' },
  accessLog: { draft: 'Access log' },
  messagesToChurch: { draft: 'Gbedasiwo na hamea' },
  messagesToLeaders: { draft: 'Gbedasiwo na kplɔlawo' },
  attendanceOfMembers: { draft: 'Hamevi siwo va' },
  messageDeliveries: { draft: 'Gbedasi siwo woɖo ɖa' },
  careTasksThatAre: { draft: 'Dzi kpɔkpɔ dɔ siwo wu enu, kple amedzro yeyewo ƒe agbalẽvi siwo wotu' },
  requestsToJoinOr: { draft: 'Biabiawo be woage ɖe habɔbɔ me alo ayi bubu me, ne wotso nya me le wo ŋu' },
  dataRequestsOnceThey: { draft: 'Data biabiawo, ne wotu wo' },
  messages: { draft: 'Gbedasiwo' },
  forWhatStaffSends: { draft: 'Na nusi dɔwɔlawo ɖona ɖa to e-mail kple SMS dzi.' },
  nameOfSenderOf: { draft: 'SMS ɖoɖoɖala ƒe ŋkɔ' },
  asYourProviderHas: {
    draft:
      'Abe alesi mia provider ŋlɔe ene, ŋɔŋlɔdzesi kple xexlẽdzesi siwo mewu 11 o. Ne emeli o la, SMS aɖeke meyina o.',
  },
  priceOfOnePart: { draft: 'SMS akpa ɖeka ƒe asi' },
  monthlyBudgetForText: { draft: 'Ɣletia ƒe ga na SMS' },
  aboveItNothingMore: { draft: 'Ne ewu edzi la, naneke megayina o va se ɖe ɣleti si kplɔe ɖo.' },
  percentOfItFor: { draft: 'Eƒe alafa me akpa na gbedasi siwo yina le wo ɖokui si' },
  birthdaysRemindersThanksTo: {
    draft:
      'Dzigbezãwo, ŋkuɖodziwo, akpedada na amedzro yeyewo. Mamlɛa nye nusi dɔwɔlawo ŋlɔna tɔ: ɖeke mezãa evelia tɔ o.',
  },
  recipientsAboveWhichSecond: { draft: 'Ame neni si ne wowu edzi la, ame evelia daa asi ɖe edzi' },
  quietFrom: { draft: 'Ziɖoɖo tso' },
  messagesWaitUntilQuiet: {
    draft:
      'Gbedasiwo lalana va se ɖe esime ziɖoɖo gaƒoƒowo wu enu. Gaƒoƒo ma ke zi eve fia be ziɖoɖo gaƒoƒo meli o.',
  },
  quietUntil: { draft: 'Ziɖoɖo va se ɖe' },
  textMessagesWaitOn: {
    draft: 'SMSwo lalana le Kɔsiɖa dzi. Le Ghana la, providerwo ate ŋu aɖe wo ɖa ŋkeke ma; bia mia tɔ.',
  },
  songsLede: { draft: 'To licence dzi wofiaa hawo ƒe nyawo hetaa wo, negbe ɖe wonye public domain ko.' },
  songLicence: { draft: 'Ha ƒe licence' },
  songLicenceHint: {
    draft:
      'Ame siwo nae kple xexlẽdzesi, abe CCLI 123456 ene. Ne emeli o la, public domain hawo koe wofiana hetana.',
  },
  whatsappTemplate: { draft: 'WhatsApp template na gbedasi bubuwo' },
  whatsappTemplateHint: {
    draft:
      'Template si si variable ɖeka le ƒe ŋkɔ. Gbedasi siwo yina le wo ɖokui si, kple esiwo si woƒe template mele o la toa edzi; ne emeli o la, wotoa mɔ bubu dzi.',
  },
  whatsappMarketing: { draft: 'WhatsApp gbedasi ƒe asi na marketing' },
  whatsappMarketingHint: {
    draft:
      'Nusi le afi sia gbã la nye susu ko, menye WhatsApp ƒe asi o: ŋlɔ nusi WhatsApp ƒe asiwo ƒe agbalẽ fia na mia dukɔ. Nusi wòxɔ la kpena ɖe SMS ƒe ga ŋu.',
  },
  whatsappUtilityHint: { draft: 'Esia hã nye susu ko gbã: taflatsɛ ŋlɔ asia.' },
  whatsappUtility: { draft: 'WhatsApp gbedasi ƒe asi na utility' },
  whatsappService: { draft: 'WhatsApp ŋuɖoɖo ƒe asi (service)' },
  whatsappServiceHint: {
    draft:
      'Nya siwo nèdi le gaƒoƒo 24 me tso esime ame aɖe ŋlɔ nu. Esia hã nye susu ko gbã: taflatsɛ ŋlɔ asia.',
  },
  whatVisitorGivesSo: { draft: 'Nusi amedzro nana, be hamea nate ŋu aɖo eŋu.' },
  eMailOrPhone: { draft: 'E-mail alo telefon sɔ gbɔ. Ne menye nenema o la, forma biaa wo ame evea.' },
  leadersMediaTeamAnd: {
    draft: 'Kplɔlawo, media ƒuƒoƒoa kple super adminwo kpɔa nusi ame bubuwo tsɔ de hamea si me.',
  },
  theyNeedTwoStep: {
    draft: 'Wohiã two-step sign-in: passkey, alo app ƒe code. Ame si si ɖeke mele o la xɔa kɔsiɖa ɖeka.',
  },
  leadersMayOfferTheir: {
    draft:
      'Kplɔlawo ate ŋu ana mɔʋunya yeye woawo ŋutɔ ƒe amewo, to link alo code dzi. Menye ame siwo wɔa dɔ na hamea gbeɖe o.',
  },
  dailyBudgetForLogin: { draft: 'Ŋkeke ɖe sia ɖe ƒe ga na login codewo' },
  membersMayLogIn: { draft: 'Hameviwo ate ŋu atsɔ wo age ɖe eme, ne hamea ɖoa SMS ɖa. 0 meɖoa ɖeke ɖa o.' },
  monthlyBudgetForLogin: { draft: 'Ɣleti ɖe sia ɖe ƒe ga na login codewo' },
  apartFromMessagesTo: { draft: 'Gbedasi siwo yina na amewo mele eme o. 0 meɖoa ɖeke ɖa o.' },
  percentOfBothFor: { draft: 'Wo ame evea ƒe alafa me akpa na xexlẽdzesi siwo dzi ame aɖeke meɖo kpee o' },
  forConfirmingNumberAnd: {
    draft:
      'Na xexlẽdzesi ƒe kpeɖodzi, kple fexexe biabiawo dzudzɔ. Amedzrowo ate ŋu azã akpa sia ɖeɖe ko: hameviwo gaxɔa woƒe codewo.',
  },
  registerOfChurchsPeople: { draft: 'Hamea ƒe amewo ƒe agbalẽ, le axa Amewo dzi.' },
  membershipStatuses: { draft: 'Hameviwo ƒe nɔnɔmewo' },
  withCommaBetweenTwo: { draft: 'Tsɔ comma nama wo dome.' },
  titles: { draft: 'Ŋkɔdzesiwo' },
  withCommaBetweenTwo2: { draft: 'Tsɔ comma nama wo dome. Import kpɔnɛ le ŋkɔwo me.' },
  whatFollowsCardOf: {
    draft:
      'Nusi kplɔ amedzro yeye ƒe agbalẽvi ɖo, kple ne womekpɔ ame aɖe o. Dɔa le axa Amewo dzi kpɔkpɔ dzi.',
  },
  newcomerSteps: { draft: 'Amedzro yeyewo ƒe afɔɖeɖewo' },
  withCommaBetweenTwo3: { draft: 'Tsɔ comma nama wo dome, abe: Call in 3 days, Visit in 10 days.' },
  welcomeMessage: { draft: 'Woezɔ gbedasi' },
  onlyToNewcomersWho: {
    draft: 'Na amedzro yeye siwo lɔ̃ ɖe edzi ko. {name} zua woƒe ŋkɔ. Ne ele ƒuƒlu la: womeɖoa naneke ɖa o.',
  },
  meetingsMissedInRow: {
    draft: 'Takpekpe neni si ame aɖe meva o wokplɔ wo nɔewo ɖo, si megbe kplɔlaa xɔa dɔ',
  },
  n0MeansNever: { draft: '0 fia be gbeɖe o.' },
  dataRequests: { draft: 'Data biabiawo' },
  membersAndVisitorsMay: {
    draft: 'Hameviwo kple amedzrowo ate ŋu abia be yewoakpɔ, aɖɔ ɖo alo atutu nusi hamea dzra ɖo tso wo ŋu.',
  },
  daysToAnswerRequest: { draft: 'Ŋkeke neni woatsɔ aɖo biabia ŋu' },
  dataProtectionActGives: { draft: 'Data Protection Act na ŋkeke 21 na tsitretsiɖeŋu, si nye kpuitɔ.' },
}
