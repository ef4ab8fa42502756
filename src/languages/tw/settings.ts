import type { settingsWords } from '../../islands/accounts/settings/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const settings: Translation<typeof settingsWords> = {
  addressReady: {
    draft: 'Wo address no awie. Yɛkyerɛ no prɛko yi pɛ: fa ka wo kalenda ho seesei, anaa twerɛ gu baabi.',
  },
  addressDeleted: { draft: 'Yɛapepa address no. Kalenda a na ɛde yɛ adwuma no nnya hwee bio.' },
  newAddress: { draft: 'Yɛ address foforɔ' },
  createAddress: { draft: 'Yɛ kalenda address' },
  noAddress: { draft: 'Wonnya kalenda address.' },
  addressRead: {
    draft: 'Yɛyɛɛ no {made}, na kalenda kenkanee no {read}. Address foforɔ ma deɛ ɛdi kan no gyae.',
  },
  addressUnread: {
    draft: 'Yɛyɛɛ no {made}, na kalenda biara nnya nkenkanee no. Address foforɔ ma deɛ ɛdi kan no gyae.',
  },
  deleteAddress: { draft: 'Pepa address no' },
  calendarAddress: { draft: 'Wo kalenda address' },
  subscribe: { draft: 'Fa ka kalenda ho' },
  copy: { draft: 'Copy' },
  closeMyAccount: { draft: 'To me account mu' },
  closeExplained: {
    draft:
      'Yɛyi wo firi wo mfidie nyinaa so prɛko. Nnafua {days} mu deɛ, sɛ wokɔ mu a, wobɛtumi asan afa; ɛno akyi yɛpepa wo account no, na obiara ntumi mfa nsan mma.',
  },
  closing: { draft: 'Yɛreto mu...' },
  closeTitle: { draft: 'Wopɛ sɛ woto wo account mu?' },
  password: { draft: 'Wo password' },
  keepAccount: { draft: 'Sie me account' },
  followsDevice: { draft: 'Yɛasie. Nkratafa no di afidie yi akyi.' },
  isLight: { draft: 'Yɛasie. Nkratafa no nyinaa bɛhyerɛn wɔ afidie yi so.' },
  isDark: { draft: 'Yɛasie. Nkratafa no nyinaa bɛyɛ tumm wɔ afidie yi so.' },
  colourScheme: { draft: 'Ahosuo' },
  agreed: { draft: 'Woapene so.' },
  agreedSince: { draft: 'Wopenee so {day}.' },
  notAgreed: { draft: 'Wompeneeɛ.' },
  notAgreedSince: { draft: 'Wompeneeɛ firi {day}.' },
  undecided: { draft: 'Wonnya nsii gyinaeɛ.' },
  withdraw: { draft: 'Twe san' },
  agree: { draft: 'Mepene so' },
  loadingConsents: { draft: 'Yɛrehwɛ deɛ wopenee so. Yɛsrɛ wo, twɛn kakra.' },
  whatIsKept: { draft: 'Deɛ asɔre no sie fa wo ho, ne deɛ enti a' },
  request: { draft: 'Adesrɛ' },
  pleaseChoose: { draft: 'Yɛsrɛ wo, paw' },
  details: { draft: 'Emu nsɛm' },
  requestSent: { draft: 'W’adesrɛ no adu asɔre ofese' },
  sentOn: { draft: '<a>{request}</a>, wɔsomaa {day}.' },
  answerBy: { draft: 'Wobɛnya mmuaeɛ ansa na {day} aduru.' },
  answered: { draft: 'Yɛabua: {answer}' },
  refused: { draft: 'Yɛampene so: {answer}' },
  sendRequest: { draft: 'Soma adesrɛ no' },
  sending: { draft: 'Yɛresoma...' },
  myRequests: { draft: 'M’adesrɛ' },
  saveData: { draft: 'Kora data so wɔ afidie yi so' },
  savesData: { draft: 'Yɛasie. Asɛnka mfonini mma afidie yi so.' },
  savesNoData: { draft: 'Yɛasie. Asɛnka mfonini ba.' },
  noEmail: {
    draft: 'Wonni e-mail address wɔ ha, enti e-mail biara nnuru wo hɔ. <a>Fa baako ka wo ho nsɛm ho</a>.',
  },
  unconfirmedEmail: {
    draft:
      'Wonnya nsii wo e-mail address so dua, enti e-mail yi mu biara nnuru wo hɔ. Bue link a ɛwɔ deɛ yɛsomaa mu no, anaasɛ bisa foforɔ wɔ <a>wo ho nsɛm</a> so.',
  },
  browserAsks: { draft: 'Wo browser srɛ website biara sɛ ɛnkora data so, enti yɛbue yi gye sɛ woka foforɔ.' },
  loading: { draft: 'Yɛrefa aba…' },
  topics: { draft: 'Nsɛm a ɛfa ho' },
  stopped: { draft: 'Nkra bi link no agyae yeinom: {topics}. Sɛ wopɛ a, bue link no bio.' },
  nextWay: { draft: 'Sɛ ɛkwan no anyɛ yie a, yɛsɔ deɛ ɛdi hɔ no hwɛ. Nkra biara wɔ <a>Me nkra</a> mu nso.' },
  preferredWay: { draft: 'Ɛkwan a wopɛ' },
  thenWay: { draft: 'Sɛ ɛkwan no anyɛ yie a, yei na ɛdi hɔ' },
  moveUp: { draft: 'Fa kɔ soro' },
  moveUpOf: { draft: 'Fa kɔ soro: {way}' },
  whatsApp: { draft: 'WhatsApp' },
  whatsAppMay: { draft: 'Asɔre no bɛtumi afa WhatsApp so atwerɛ me wɔ {telephone}' },
  whatsAppNoNumber: { draft: 'Di kan fa wo fon nɔma ka <a>wo ho nsɛm</a> ho.' },
  whatsAppDecided: { draft: 'Wosii gyinaeɛ {day}: {how}.' },
  whatsAppStop: { draft: 'Wobɛtumi agyae no wɔ ha berɛ biara, anaa twerɛ STOP wɔ nkɔmmɔdie no mu.' },
  whatsAppStopped: {
    draft: 'Obi twerɛɛ STOP firii nɔma yi so {day}. Twerɛ START wɔ nkɔmmɔdie no mu na woanya nkra bio.',
  },
  notificationsDevice: { draft: 'Amanneɛbɔ wɔ afidie yi so' },
  turnedOn: { draft: 'Amanneɛbɔ ba afidie yi so seesei.' },
  turnedOff: { draft: 'Amanneɛbɔ biara mma afidie yi so bio.' },
  turnOn: { draft: 'Bue amanneɛbɔ' },
  turnOff: { draft: 'To amanneɛbɔ mu' },
  onHere: { draft: 'Ɛba afidie yi so kɔsi sɛ wobɛfiri mu wɔ ha.' },
  onOthers: {
    draft: { one: 'Ɛba w’afidie {count} foforɔ nso so.', other: 'Ɛba wo mfidie {count} foforɔ nso so.' },
  },
  homeScreen: {
    draft:
      'Fon yi so deɛ, ɛyɛ adwuma berɛ a website no wɔ wo home screen so: paw Share, na Add to Home Screen, na bue no wɔ hɔ.',
  },
  cannotNotify: { draft: 'Browser yi ntumi nkyerɛ amanneɛbɔ. E-mail, SMS ne Me nkra da so duru wo hɔ.' },
  cannotNotifyNoMail: { draft: 'Browser yi ntumi nkyerɛ amanneɛbɔ. SMS ne Me nkra da so duru wo hɔ.' },
  blocked: {
    draft:
      'Wɔaka akyerɛ browser yi sɛ ɛnkyerɛ website yi amanneɛbɔ. Wobɛtumi asesa no wɔ ne settings a ɛfa website yi ho no mu.',
  },
  pushBlocked: {
    draft:
      'Wɔaka akyerɛ browser yi sɛ ɛnkyerɛ website yi amanneɛbɔ. Wobɛtumi asesa no wɔ ne settings a ɛfa website yi ho no mu, na mia bio.',
  },
  pushNotReady: { draft: 'Browser yi nnya nyɛɛ krado. Yɛsrɛ wo, bue kratafa yi bio kakra akyi, na mia bio.' },
  pushUnreached: {
    draft: 'Yɛntumi nka browser yi push service no ho seesei. Yɛsrɛ wo, hwɛ wo network na san bɔ mmɔden.',
  },
  notifyExplained: {
    draft:
      'Asɛm tiawa ba wo fon no anim berɛ a asɔre no twerɛ brɛ wo: ne tiasɛm ne ne mfitiaseɛ. Ɛnyɛ ka, gye data kakra.',
  },
  confirmedOn: { draft: '{telephone}, yɛsii so dua {day}.' },
  whoReadsTexts: {
    draft:
      'Afei deɛ, obiara a ɔbɛtumi akenkan wo SMS no bɛtumi akɔ wo account mu, sɛ nhwɛsoɔ wo SIM card a ayera. Passkey anaa app a ɛwɔ <a>Kɔ mu anammɔn mmienu</a> aseɛ no siw wɔn kwan.',
  },
  longAgo: {
    draft:
      'Ɛboro abosome nsia, na network taa de nɔma a obi mfa nyɛ adwuma no ma afoforɔ. Code no akyi no, yɛbɛbisa wo password kɔsi sɛ wobɛsi so dua bio.',
  },
  noCodes: { draft: 'Asɔre no mfa code nsoma SMS so seesei.' },
  codeHint: { draft: 'Yɛde code a ɛyɛ nɔma nsia bɛsoma hɔ. Ɛbɛyɛ wo account no nɔma.' },
  changeNumber: { draft: 'Sesa nɔma anaa si so dua' },
  turnOffCodes: { draft: 'Gyae code' },
  turnOffTitle: { draft: 'Gyae code a ɛba SMS so?' },
  turnOffExplained: { draft: 'Afei deɛ wode wo password bɛkɔ mu. Nɔma no da so wɔ wo ho nsɛm mu.' },
  confirmMyNumber: { draft: 'Si me nɔma so dua' },
  confirming: { draft: 'Yɛresi so dua...' },
  notNow: { draft: 'Ɛnyɛ seesei' },
  sharedWithMe: { draft: 'Deɛ me fekuo no de akyerɛ me' },
  birthdayOn: { draft: 'Awoda: {day}' },
  downloaded: { draft: 'Yɛatwe {name}: {size}.' },
  fetching: { draft: 'Yɛretwe, {size} de bɛsi seesei' },
  download: { draft: 'Twe me ho nsɛm' },
  visible: { draft: 'Yɛasie. {detail}: {audience}.' },
  inDirectory: { draft: 'Fa me din hyɛ asɔre no directory mu' },
  inDirectoryHint: {
    draft:
      'Asɔremma hunu wo din wɔ hɔ, ne wo mfonini sɛ wopenee so a, ne deɛ ɛwɔ soro ha a wopɛ sɛ asɔremma nyinaa hunu. Ofese bɛtumi aprinte.',
  },
  isInDirectory: { draft: 'Yɛasie. Wo din wɔ directory no mu.' },
  notInDirectory: { draft: 'Yɛasie. Wo din nni directory no mu.' },
  telephone: { draft: 'Fon nɔma' },
  email: { draft: 'E-mail address' },
  birthday: { draft: 'Awoda' },
  address: { draft: 'Fie address' },
  nobodyShares: { draft: 'Obiara mfa ne ho asɛm biara nkyerɛɛ fekuo no nyinaa.' },
  officeSees: {
    draft:
      'Asɔre ofese no hu ne nyinaa berɛ biara. Awoda a wode kyerɛ wɔn nyinaa no, wɔhu da ne bosome, na wɔnhu afe.',
  },
  loadingChoices: { draft: 'Yɛrehwɛ deɛ woapaw. Yɛsrɛ wo, twɛn kakra.' },
  tryAgain: { draft: 'Sɔ hwɛ bio' },
}
