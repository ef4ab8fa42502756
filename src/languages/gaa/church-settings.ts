import type { settingWords } from '../../islands/admin/church-settings/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const churchSettings: Translation<typeof settingWords> = {
  settingsSaved: { draft: 'Akɛ gbɛjianɔtoi lɛ eto' },
  thisWasNotSaved: { draft: 'Akɛ enɛ etooo. Ofainɛ, kaa ekoŋŋ.' },
  saveSettings: { draft: 'Kɛ gbɛjianɔtoi lɛ ato' },
  labelInChurchcurrency: { draft: '{label}, yɛ {churchCurrency} mli' },
  dataProtection: { draft: 'Data hebuu' },
  thisStandsOnPrivacy: { draft: 'Enɛ yɔɔ Teemɔŋ saji baafa lɛ nɔ. Nɔ ni oshi yaka lɛ atsɔɔɔ yɛ jɛmɛ.' },
  legalNameOfChurch: { draft: 'Asafo lɛ gbɛi yɛ mla naa' },
  address: { draft: 'Address' },
  eMailAddress: { draft: 'E-mail address' },
  telephone: { draft: 'Tɛlifoŋ' },
  registrationNumber: { draft: 'Registration nɔmba' },
  ofDataProtectionCommission: { draft: 'Data Protection Commission nɔ.' },
  dataProtectionContact: { draft: 'Mɔ ni obaabi yɛ data he' },
  nameOrOffice: { draft: 'Gbɛi loo ofis.' },
  versionOfConsent: { draft: 'Kpɛlɛmɔ lɛ version' },
  raiseItByOne: { draft: 'Kɛ ekome afata he kɛ nyɛkɛ data miitsu nɔ hee: abiɔ asafo mli nyo fɛɛ nyo ekoŋŋ.' },
  inDaysWhatIs: {
    draft: 'Yɛ gbii amli. Nɔ ni etsɛ fe nakai lɛ lɛ diɛŋtsɛ ejieɔ ehe ŋmɛlɛtswaa fɛɛ. 0 kɛtoɔ kɛyaa naanɔ.',
  },
  entriesOfSystemLog: { draft: 'System log lɛ mlisaji' },
  accessLog: { draft: 'Access log' },
  messagesToChurch: { draft: 'Shɛɛ saji kɛha asafo lɛ' },
  messagesToLeaders: { draft: 'Shɛɛ saji kɛha hiɛnyiɛlɔi' },
  attendanceOfMembers: { draft: 'Asafo mli bii ni ba' },
  messageDeliveries: { draft: 'Shɛɛ saji ni akɛmaje' },
  careTasksThatAre: { draft: 'Mɛi akwɛmɔ nitsumɔi ni egbe naa, kɛ gbɔi heei akaadi ni aŋa' },
  requestsToJoinOr: { draft: 'Bimɔi akɛ amɛbaabote kuu mli loo amɛbaaya ekroko mli, kɛ akpɛ yiŋ yɛ he' },
  dataRequestsOnceThey: { draft: 'Data bimɔi, kɛ aŋa amɛ' },
  messages: { draft: 'Shɛɛ saji' },
  forWhatStaffSends: { draft: 'Kɛha nɔ ni nitsulɔi kɛmajeɔ yɛ e-mail kɛ SMS nɔ.' },
  nameOfSenderOf: { draft: 'Mɔ ni kɛ SMS majeɔ lɛ gbɛi' },
  asYourProviderHas: {
    draft: 'Taakɛ bɔ ni nyɛprovider lɛ ŋma, okadii kɛ nɔmbai ni feee 11. Kɛ ebɛ lɛ, SMS ko yaaa.',
  },
  priceOfOnePart: { draft: 'SMS fã kome jara' },
  monthlyBudgetForText: { draft: 'Nyɔŋ lɛ shika kɛha SMS' },
  aboveItNothingMore: { draft: 'Kɛ efe nɔ lɛ, nɔ ko yaaa dɔŋŋ kɛyashi nyɔŋ ni nyiɛ sɛɛ.' },
  percentOfItFor: { draft: 'Emli oha mli fã kɛha shɛɛ saji ni amɛ diɛŋtsɛ amɛyaa' },
  birthdaysRemindersThanksTo: {
    draft:
      'Fɔmɔ gbii, kaimɔi, shidaa kɛha gbɔi heei. Nɔ ni eshwɛ lɛ ji nɔ ni nitsulɔi ŋmaa lɛ nɔ: eko fiteee ekroko nɔ.',
  },
  recipientsAboveWhichSecond: { draft: 'Mɛi enyiɛ ni kɛ efe nɔ lɛ, mɔ ni ji enyɔ kpɛlɛɔ nɔ' },
  quietFrom: { draft: 'Diŋŋ kɛjɛ' },
  messagesWaitUntilQuiet: {
    draft: 'Shɛɛ saji mɛɔ kɛyashi diŋŋ bei lɛ baagbe naa. Ŋmɛlɛtswaa kome shii enyɔ tsɔɔ akɛ diŋŋ be ko bɛ.',
  },
  quietUntil: { draft: 'Diŋŋ kɛyashi' },
  textMessagesWaitOn: {
    draft: 'SMS mɛɔ yɛ Hɔgbaa. Yɛ Ghana lɛ, ekolɛ providers kɛ amɛ majeee nakai gbi lɛ; bi nyɛnɔ.',
  },
  songsLede: { draft: 'Akɛ licence tsɔɔ lalai awiemɔi ni aprintiɔ, ja amɛji public domain.' },
  songLicence: { draft: 'Lala licence' },
  songLicenceHint: {
    draft: 'Mɛi ni haa kɛ nɔmba, tamɔ CCLI 123456. Kɛ ebɛ lɛ, public domain lalai pɛ atsɔɔ ni aprintiɔ.',
  },
  whatsappTemplate: { draft: 'WhatsApp template kɛha shɛɛ saji krokomɛi' },
  whatsappTemplateHint: {
    draft:
      'Template ni yɔɔ variable kome lɛ gbɛi. Shɛɛ saji ni amɛ diɛŋtsɛ amɛyaa, kɛ nii ni bɛ amɛ diɛŋtsɛ amɛtemplate lɛ, tsɔɔ nɔ; kɛ ebɛ lɛ amɛtsɔɔ gbɛ kroko nɔ.',
  },
  whatsappMarketing: { draft: 'WhatsApp shɛɛ sane jara kɛha marketing' },
  whatsappMarketingHint: {
    draft:
      'Nɔ ni yɔɔ biɛ klɛŋklɛŋ lɛ ji susumɔ kɛkɛ, jeee WhatsApp jara: ŋmaa nɔ ni WhatsApp jarai awolo tsɔɔ kɛha nyɛmaŋ. Nɔ ni eheɔ lɛ fataa SMS shika lɛ he.',
  },
  whatsappUtilityHint: { draft: 'Enɛ hu ji susumɔ kɛkɛ dã: ofainɛ, ŋmaa jara lɛ.' },
  whatsappUtility: { draft: 'WhatsApp shɛɛ sane jara kɛha utility' },
  whatsappService: { draft: 'WhatsApp hetoo jara (service)' },
  whatsappServiceHint: {
    draft:
      'Wiemɔi ni osumɔɔ yɛ ŋmɛlɛtswai 24 mli kɛjɛ be ni mɔ ko ŋma. Enɛ hu ji susumɔ kɛkɛ dã: ofainɛ, ŋmaa jara lɛ.',
  },
  whatVisitorGivesSo: { draft: 'Nɔ ni gbɔ haa, koni asafo lɛ anyɛ aha hetoo.' },
  eMailOrPhone: { draft: 'E-mail loo tɛlifoŋ fa. Kɛ jeee nakai lɛ, form lɛ biɔ enyɔ lɛ fɛɛ.' },
  leadersMediaTeamAnd: {
    draft: 'Hiɛnyiɛlɔi, media kuu lɛ kɛ super admins naa nɔ ni mɛi krokomɛi kɛwo asafo lɛ dɛŋ.',
  },
  theyNeedTwoStep: {
    draft: 'Amɛmiitao two-step sign-in: passkey, loo app code. Mɔ ni bɛ eko lɛ naa otsi kome.',
  },
  leadersMayOfferTheir: {
    draft:
      'Hiɛnyiɛlɔi baanyɛ aha amɛ diɛŋtsɛ amɛmɛi password hee, kɛtsɔ link loo code nɔ. Jeee mɛi ni tsuɔ nii kɛhaa asafo lɛ kɔkɔɔkɔ.',
  },
  dailyBudgetForLogin: { draft: 'Gbi fɛɛ gbi shika kɛha login codes' },
  membersMayLogIn: { draft: 'Asafo mli bii baanyɛ akɛya mli, kɛ asafo lɛ kɛ SMS majeɔ. 0 kɛ eko majeee.' },
  monthlyBudgetForLogin: { draft: 'Nyɔŋ fɛɛ nyɔŋ shika kɛha login codes' },
  apartFromMessagesTo: { draft: 'Shɛɛ saji ni yaa mɛi aŋɔɔ lɛ bɛ mli. 0 kɛ eko majeee.' },
  percentOfBothFor: { draft: 'Enyɔ lɛ oha mli fã kɛha nɔmbai ni mɔ ko mako nɔ mi' },
  forConfirmingNumberAnd: {
    draft:
      'Kɛha nɔmba nɔmimaa, kɛ nyɔmɔwoo bimɔi atsimɔ. Gbɔi baanyɛ afite fã nɛɛ pɛ: asafo mli bii naa amɛcodes lolo.',
  },
  registerOfChurchsPeople: { draft: 'Asafo lɛ mɛi awolo, yɛ baafa Mɛi nɔ.' },
  membershipStatuses: { draft: 'Asafo mli bii ashihilɛi' },
  withCommaBetweenTwo: { draft: 'Kɛ comma ajara teŋ.' },
  titles: { draft: 'Gbɛi yitsei' },
  withCommaBetweenTwo2: { draft: 'Kɛ comma ajara teŋ. Import lɛ naa yɛ gbɛii lɛ amli.' },
  whatFollowsCardOf: {
    draft: 'Nɔ ni nyiɛ gbɔ hee kaadi sɛɛ, kɛ kɛ anaaa mɔ ko. Nitsumɔ lɛ yɛ baafa Mɛi akwɛmɔ nɔ.',
  },
  newcomerSteps: { draft: 'Gbɔi heei ananei' },
  withCommaBetweenTwo3: { draft: 'Kɛ comma ajara teŋ, tamɔ: Call in 3 days, Visit in 10 days.' },
  welcomeMessage: { draft: 'Atuu shɛɛ sane' },
  onlyToNewcomersWho: {
    draft: 'Kɛha gbɔi heei ni kpɛlɛ nɔ pɛ. {name} tsɔɔ amɛgbɛi. Kɛ eyɛ yaka lɛ: akɛ nɔ ko majeee.',
  },
  meetingsMissedInRow: { draft: 'Kpeei enyiɛ ni mɔ ko baaa ni nyiɛ sɛɛ, dani hiɛnyiɛlɔ lɛ naa nitsumɔ' },
  n0MeansNever: { draft: '0 tsɔɔ kɔkɔɔkɔ.' },
  dataRequests: { draft: 'Data bimɔi' },
  membersAndVisitorsMay: {
    draft: 'Asafo mli bii kɛ gbɔi baanyɛ abi akɛ amɛna, amɛsaa loo amɛjie nɔ ni asafo lɛ kɛtoɔ yɛ amɛhe.',
  },
  daysToAnswerRequest: { draft: 'Gbii enyiɛ ni akɛhaa bimɔ hetoo' },
  dataProtectionActGives: { draft: 'Data Protection Act haa gbii 21 kɛha shiteekɛwoo, no ji kukutɔ.' },
}
