import type { settingsWords } from '../../islands/accounts/settings/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const settings: Translation<typeof settingsWords> = {
  addressReady: { draft: 'O-address lɛ esa. Shikome nɛɛ pɛ atsɔɔ: kɛwo kalenda mli bianɛ, loo copy.' },
  addressDeleted: { draft: 'Ajie address lɛ. Kalendai ni kɛtsuɔ nii lɛ naŋ nɔ ko dɔŋŋ.' },
  newAddress: { draft: 'Fee address hee' },
  createAddress: { draft: 'Fee kalenda address' },
  noAddress: { draft: 'Obɛ kalenda address lolo.' },
  addressRead: { draft: 'Afee {made}, akane naagbee {read}. Address hee gbeɔ nɔ ni tsɔ hiɛ lɛ naa.' },
  addressUnread: { draft: 'Afee {made}, kalenda ko kaneko lolo. Address hee gbeɔ nɔ ni tsɔ hiɛ lɛ naa.' },
  deleteAddress: { draft: 'Jiemɔ address lɛ' },
  calendarAddress: { draft: 'O-kalenda address' },
  subscribe: { draft: 'Kɛwo kalenda mli' },
  copy: { draft: 'Copy' },
  closeMyAccount: { draft: 'Ŋa mi-account lɛ' },
  closeExplained: {
    draft:
      'Ajieɔ bo yɛ tsɔnei fɛɛ anɔ amrɔ nɔŋŋ. Yɛ gbii {days} mli lɛ obaanyɛ oku sɛɛ kɛtsɔ mliyaa nɔ; no sɛɛ lɛ ajieɔ o-account lɛ ni mɔ ko nyɛŋ eku sɛɛ.',
  },
  closing: { draft: 'Wɔmiiŋa...' },
  closeTitle: { draft: 'Ootao ni oŋa o-account lɛ?' },
  password: { draft: 'O-password' },
  keepAccount: { draft: 'Kɛ mi-account lɛ ato' },
  followsDevice: { draft: 'Akɛto. Baafai lɛ nyiɛ tsɔne nɛɛ sɛɛ.' },
  isLight: { draft: 'Akɛto. Baafai fɛɛ kpɛɔ yɛ tsɔne nɛɛ nɔ.' },
  isDark: { draft: 'Akɛto. Baafai fɛɛ yɛ duŋ yɛ tsɔne nɛɛ nɔ.' },
  colourScheme: { draft: 'Sui' },
  agreed: { draft: 'Okpɛlɛ nɔ.' },
  agreedSince: { draft: 'Okpɛlɛ nɔ kɛjɛ {day}.' },
  notAgreed: { draft: 'Okpɛlɛɛɛ nɔ.' },
  notAgreedSince: { draft: 'Okpɛlɛɛɛ nɔ kɛjɛ {day}.' },
  undecided: { draft: 'Okpɛko yiŋ lolo.' },
  withdraw: { draft: 'Jiemɔ' },
  agree: { draft: 'Mikpɛlɛ nɔ' },
  loadingConsents: { draft: 'Wɔmiitao nɔ ni okpɛlɛ nɔ lɛ. Ofainɛ, mɛɛ fioo.' },
  whatIsKept: { draft: 'Nɔ ni asafo lɛ kɛtoɔ yɛ ohe, kɛ nɔ hewɔ' },
  request: { draft: 'Bimɔ' },
  pleaseChoose: { draft: 'Ofainɛ, halamɔ' },
  details: { draft: 'Saji' },
  requestSent: { draft: 'Obimɔ lɛ eshɛ asafo lɛ ofis' },
  sentOn: { draft: '<a>{request}</a>, akɛmaje {day}.' },
  answerBy: { draft: 'Obaana hetoo dani {day} aashɛ.' },
  answered: { draft: 'Aha hetoo: {answer}' },
  refused: { draft: 'Akpɛlɛɛɛ nɔ: {answer}' },
  sendRequest: { draft: 'Kɛ bimɔ lɛ maje' },
  sending: { draft: 'Eeya...' },
  myRequests: { draft: 'Mibimɔi' },
  saveData: { draft: 'Baa data he yɛ tsɔne nɛɛ nɔ' },
  savesData: { draft: 'Akɛto. Shiɛmɔi amfoniri baaa tsɔne nɛɛ nɔ.' },
  savesNoData: { draft: 'Akɛto. Atsɔɔ shiɛmɔi amfoniri.' },
  noEmail: {
    draft: 'Obɛ e-mail address yɛ biɛ, no hewɔ lɛ e-mail ko shɛɛɛ ohe. <a>Kɛ ekome afata ohe saji ahe</a>.',
  },
  unconfirmedEmail: {
    draft:
      'Amako o-e-mail address lɛ nɔ mi, no hewɔ lɛ e-mail nɛɛ eko shɛɛɛ oŋɔɔ. Gbelemɔ nɔ ni wɔkɛmaje jɛmɛ lɛ link, loo bi kroko yɛ <a>ohe saji</a> anɔ.',
  },
  browserAsks: {
    draft: 'O-browser biɔ website fɛɛ akɛ amɛkɛ data fioo atsu nii, no hewɔ lɛ egbele ja okɛɛ nɔ kroko.',
  },
  loading: { draft: 'Eeba…' },
  topics: { draft: 'Saji' },
  stopped: { draft: 'Shɛɛ sane ko link etsi enɛɛmɛi: {topics}. Gbelemɔ link lɛ ekoŋŋ koni oku sɛɛ.' },
  nextWay: {
    draft: 'Kɛji gbɛ nɛɛ eyeee omanye lɛ, akaa nɔ ni nyiɛ sɛɛ. Shɛɛ sane fɛɛ yɛ <a>Mishɛɛ saji</a> hu mli.',
  },
  preferredWay: { draft: 'Gbɛ ni osumɔɔ' },
  thenWay: { draft: 'Kɛji gbɛ nɛɛ eyeee omanye lɛ, enɛɛmɛi nyiɛ sɛɛ' },
  moveUp: { draft: 'Kɛya ŋwɛi' },
  moveUpOf: { draft: 'Kɛya ŋwɛi: {way}' },
  whatsApp: { draft: 'WhatsApp' },
  whatsAppMay: { draft: 'Asafo lɛ baanyɛ aŋma mi yɛ WhatsApp nɔ yɛ {telephone}' },
  whatsAppNoNumber: { draft: 'Kɛ otɛlifoŋ nɔmba afata <a>ohe saji</a> ahe dã.' },
  whatsAppDecided: { draft: 'Okpɛ yiŋ yɛ {day}: {how}.' },
  whatsAppStop: { draft: 'Obaanyɛ otsi yɛ biɛ be fɛɛ be, loo oŋma STOP yɛ sanegbaa lɛ mli.' },
  whatsAppStopped: {
    draft: 'Aŋma STOP kɛjɛ nɔmba nɛɛ nɔ yɛ {day}. Ŋma START yɛ sanegbaa lɛ mli koni ona shɛɛ saji ekoŋŋ.',
  },
  notificationsDevice: { draft: 'Notifications yɛ tsɔne nɛɛ nɔ' },
  turnedOn: { draft: 'Notifications baa tsɔne nɛɛ nɔ bianɛ.' },
  turnedOff: { draft: 'Notification ko baaa tsɔne nɛɛ nɔ dɔŋŋ.' },
  turnOn: { draft: 'Gbelemɔ notifications' },
  turnOff: { draft: 'Ŋa notifications' },
  onHere: { draft: 'Amɛbaa tsɔne nɛɛ nɔ kɛyashi obaajeekpo yɛ biɛ.' },
  onOthers: { draft: { one: 'Otsɔne kroko {count} naa amɛ.', other: 'Otsɔnei krokomɛi {count} naa amɛ.' } },
  homeScreen: {
    draft:
      'Yɛ tɛlifoŋ nɛɛ nɔ lɛ amɛtsuɔ nii kɛ website lɛ yɛ ohome screen lɛ nɔ: halamɔ Share, no sɛɛ Add to Home Screen, ni ogbele kɛjɛ jɛmɛ.',
  },
  cannotNotify: { draft: 'Browser nɛɛ nyɛŋ etsɔɔ notifications. E-mail, SMS kɛ Mishɛɛ saji shɛɔ oŋɔɔ lolo.' },
  cannotNotifyNoMail: { draft: 'Browser nɛɛ nyɛŋ etsɔɔ notifications. SMS kɛ Mishɛɛ saji shɛɔ oŋɔɔ lolo.' },
  blocked: {
    draft:
      'Akɛɛ browser nɛɛ akɛ ekatsɔɔ website nɛɛ notifications. Obaanyɛ otsake nakai yɛ egbɛjianɔtoi amli kɛha website nɛɛ.',
  },
  pushBlocked: {
    draft:
      'Akɛɛ browser nɛɛ akɛ ekatsɔɔ website nɛɛ notifications. Obaanyɛ otsake nakai yɛ egbɛjianɔtoi amli kɛha website nɛɛ, ni onia ekoŋŋ.',
  },
  pushNotReady: {
    draft: 'Browser nɛɛ saako lolo. Ofainɛ, gbelemɔ baafa nɛɛ ekoŋŋ yɛ be fioo sɛɛ, ni onia ekoŋŋ.',
  },
  pushUnreached: {
    draft: 'Anyɛŋ ashɛ browser nɛɛ push service lɛ ŋɔɔ bianɛ. Ofainɛ, kwɛmɔ onetwɔk lɛ ni okaa ekoŋŋ.',
  },
  notifyExplained: {
    draft: 'Line kukuo ko yɛ oscreen lɛ nɔ kɛ asafo lɛ ŋma bo: eyitso kɛ shishijee. Data pɛ ehiaa.',
  },
  confirmedOn: { draft: '{telephone}, ama nɔ mi {day}.' },
  whoReadsTexts: {
    draft:
      'Mɔ ni baanyɛ akane o-SMS lɛ baanyɛ aya mli, nɔkwɛmɔnɔ kɛ o-SIM ni elaaje. Passkey loo app, yɛ <a>Two-step sign-in</a> shishi, tsiɔ amɛnaa.',
  },
  longAgo: {
    draft:
      'Efe nyɔji ekpaa nɛ, ni netwɔk kɛ nɔmbai ni akɛtsuuu nii lɛ haa mɛi krokomɛi. Kɛfata code lɛ he lɛ wɔbiɔ o-password lɛ kɛyashi obaama nɔ mi ekoŋŋ.',
  },
  noCodes: { draft: 'Asafo lɛ kɛ code majeee yɛ SMS nɔ bianɛ.' },
  codeHint: { draft: 'Wɔkɛ code ni ji nɔmbai ekpaa majeɔ jɛmɛ. Etsɔɔ o-account lɛ nɔmba.' },
  changeNumber: { draft: 'Tsakemɔ nɔmba loo maa nɔ mi' },
  turnOffCodes: { draft: 'Tsi codes' },
  turnOffTitle: { draft: 'Tsi codes ni baa SMS nɔ lɛ?' },
  turnOffExplained: { draft: 'Belɛ okɛ o-password lɛ yaa mli. Nɔmba lɛ hiɔ ohe saji lɛ amli.' },
  confirmMyNumber: { draft: 'Maa minɔmba lɛ nɔ mi' },
  confirming: { draft: 'Wɔmiima nɔ mi...' },
  notNow: { draft: 'Jeee bianɛ' },
  sharedWithMe: { draft: 'Nɔ ni mikuu lɛ kɛha' },
  birthdayOn: { draft: 'Fɔmɔ gbi: {day}' },
  downloaded: { draft: 'Adownload {name}: {size}.' },
  fetching: { draft: 'Eeba, {size} kɛbashi bianɛ' },
  download: { draft: 'Ŋɔɔ mihe saji' },
  visible: { draft: 'Akɛto. {detail}: {audience}.' },
  inDirectory: { draft: 'Okɛ migbɛi awo asafo lɛ directory mli' },
  inDirectoryHint: {
    draft:
      'Asafo lɛ mli bii naa ogbɛi yɛ jɛmɛ, kɛ omfoniri kɛji okpɛlɛ nɔ, kɛ nii ni osumɔɔ ni asafo lɛ mli bii fɛɛ ana. Ofis lɛ baanyɛ aprinti.',
  },
  isInDirectory: { draft: 'Akɛto. Ogbɛi yɛ directory lɛ mli.' },
  notInDirectory: { draft: 'Akɛto. Ogbɛi bɛ directory lɛ mli.' },
  telephone: { draft: 'Tɛlifoŋ' },
  email: { draft: 'E-mail address' },
  birthday: { draft: 'Fɔmɔ gbi' },
  address: { draft: 'Shia address' },
  nobodyShares: { draft: 'Mɔ ko tsɔɔko kuu muu lɛ fɛɛ ehe sane ko lolo.' },
  officeSees: {
    draft:
      'Asafo lɛ ofis lɛ naa amɛ be fɛɛ be. Fɔmɔ gbi ni otsɔɔ asafo lɛ mli bii fɛɛ lɛ, gbi lɛ kɛ nyɔŋ lɛ pɛ amɛleɔ, jeee afi lɛ.',
  },
  loadingChoices: { draft: 'Wɔmiitao nɔ ni ohala lɛ. Ofainɛ, mɛɛ fioo.' },
  tryAgain: { draft: 'Kaa ekoŋŋ' },
}
