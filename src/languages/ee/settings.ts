import type { settingsWords } from '../../islands/accounts/settings/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const settings: Translation<typeof settingsWords> = {
  addressReady: { draft: 'Wò adrɛs sɔ gbe. Zi ɖeka sia koe wofiae: tsɔe de kalenda me fifia, alo copye.' },
  addressDeleted: { draft: 'Wotutu adrɛsa. Kalenda siwo zãe la magaxɔ naneke o.' },
  newAddress: { draft: 'Wɔ adrɛs yeye' },
  createAddress: { draft: 'Wɔ kalenda adrɛs' },
  noAddress: { draft: 'Kalenda adrɛs mele asiwò haɖe o.' },
  addressRead: { draft: 'Wowɔe {made}, woxlẽe mlɔeba {read}. Adrɛs yeye wua esi do ŋgɔ nu.' },
  addressUnread: { draft: 'Wowɔe {made}, kalenda aɖeke mexlẽe haɖe o. Adrɛs yeye wua esi do ŋgɔ nu.' },
  deleteAddress: { draft: 'Tutu adrɛsa' },
  calendarAddress: { draft: 'Wò kalenda adrɛs' },
  subscribe: { draft: 'Tsɔe de kalenda me' },
  copy: { draft: 'Copy' },
  closeMyAccount: { draft: 'Tu nye account' },
  closeExplained: {
    draft:
      'Woɖea wò le mɔ̃wo katã dzi enumake. Le ŋkeke {days} me la àte ŋu agbugbɔe axɔ to gegeɖeme me; emegbe wotutua wò account eye ame aɖeke mate ŋu agbugbɔe ava o.',
  },
  closing: { draft: 'Míele etum...' },
  closeTitle: { draft: 'Èdi be yeatu wò accounta?' },
  password: { draft: 'Wò mɔʋunya' },
  keepAccount: { draft: 'Dzra nye account ɖo' },
  followsDevice: { draft: 'Wodzrae ɖo. Axawo wɔna abe mɔ̃ sia ene.' },
  isLight: { draft: 'Wodzrae ɖo. Axawo katã klẽna le mɔ̃ sia dzi.' },
  isDark: { draft: 'Wodzrae ɖo. Axawo katã do viviti le mɔ̃ sia dzi.' },
  colourScheme: { draft: 'Amadedewo' },
  agreed: { draft: 'Èlɔ̃ ɖe edzi.' },
  agreedSince: { draft: 'Èlɔ̃ ɖe edzi tso {day}.' },
  notAgreed: { draft: 'Mèlɔ̃ ɖe edzi o.' },
  notAgreedSince: { draft: 'Mèlɔ̃ ɖe edzi tso {day} o.' },
  undecided: { draft: 'Mètso nya me haɖe o.' },
  withdraw: { draft: 'Ɖee ɖa' },
  agree: { draft: 'Melɔ̃ ɖe edzi' },
  loadingConsents: { draft: 'Míele nusi dzi nèlɔ̃ ɖo la dim. Taflatsɛ, lala vie.' },
  whatIsKept: { draft: 'Nusi hamea dzrana ɖo tso ŋuwò, kple nusi ta' },
  request: { draft: 'Biabia' },
  pleaseChoose: { draft: 'Taflatsɛ, tia' },
  details: { draft: 'Numeɖeɖe' },
  requestSent: { draft: 'Wò biabia ɖo hamea ƒe dɔwɔƒe' },
  sentOn: { draft: '<a>{request}</a>, woɖoe ɖa {day}.' },
  answerBy: { draft: 'Àkpɔ ŋuɖoɖo hafi {day} naɖo.' },
  answered: { draft: 'Woɖo eŋu: {answer}' },
  refused: { draft: 'Womelɔ̃ o: {answer}' },
  sendRequest: { draft: 'Ɖo biabia la ɖa' },
  sending: { draft: 'Ele ɖoɖom ɖa...' },
  myRequests: { draft: 'Nye biabiawo' },
  saveData: { draft: 'Kpɔ data ta le mɔ̃ sia dzi' },
  savesData: { draft: 'Wodzrae ɖo. Mawunyagbɔgblɔwo ƒe fotowo mevana mɔ̃ sia dzi o.' },
  savesNoData: { draft: 'Wodzrae ɖo. Wofiaa mawunyagbɔgblɔwo ƒe fotowo.' },
  noEmail: {
    draft:
      'E-mail adrɛs mele asiwò le afi sia o, eyata e-mail aɖeke maɖo gbɔwò o. <a>Tsɔ ɖeka kpe ɖe wò nyatakakawo ŋu</a>.',
  },
  unconfirmedEmail: {
    draft:
      'Womeɖo kpe wò e-mail adrɛs dzi haɖe o, eya ta e-mail siawo dometɔ aɖeke meɖoa gbɔwò o. Ʋu esi míeɖo ɖe afi ma ƒe link, alo nàbia bubu le <a>wò nyatakakawo</a> dzi.',
  },
  browserAsks: {
    draft: 'Wò browser biaa websaitwo katã be woagazã data geɖe o, eya ta ele ʋuʋu negbe ɖe nègblɔ bubu ko.',
  },
  loading: { draft: 'Ele vava…' },
  topics: { draft: 'Nyatiwo' },
  stopped: { draft: 'Gbedasi aɖe ƒe link dzudzɔ esiawo: {topics}. Gaʋu linka be nàgbugbɔe axɔ.' },
  nextWay: {
    draft: 'Ne mɔ sia medze edzi o la, wotea bubua kpɔna. Gbedasi ɖesiaɖe le <a>Nye gbedasiwo</a> hã me.',
  },
  preferredWay: { draft: 'Mɔ si nèdi' },
  thenWay: { draft: 'Ne mɔ sia medze edzi o la, esiawo kplɔe ɖo' },
  moveUp: { draft: 'Tsɔe yi dzi' },
  moveUpOf: { draft: 'Tsɔe yi dzi: {way}' },
  whatsApp: { draft: 'WhatsApp' },
  whatsAppMay: { draft: 'Hamea ate ŋu aŋlɔ nam to WhatsApp dzi le {telephone}' },
  whatsAppNoNumber: { draft: 'Tsɔ wò telefon xexlẽdzesi kpe ɖe <a>wò nyatakakawo</a> ŋu gbã.' },
  whatsAppDecided: { draft: 'Ètso nya me le {day}: {how}.' },
  whatsAppStop: { draft: 'Àte ŋu adzudzɔe le afi sia ɣesiaɣi, alo nàŋlɔ STOP le dzeɖoɖoa me.' },
  whatsAppStopped: {
    draft: 'Woŋlɔ STOP tso xexlẽdzesi sia dzi le {day}. Ŋlɔ START le dzeɖoɖoa me be nàgaxɔ gbedasiwo.',
  },
  notificationsDevice: { draft: 'Nyanyanawo le mɔ̃ sia dzi' },
  turnedOn: { draft: 'Nyanyanawo vaa mɔ̃ sia dzi fifia.' },
  turnedOff: { draft: 'Nyanyana aɖeke megavaa mɔ̃ sia dzi o.' },
  turnOn: { draft: 'Ʋu nyanyanawo' },
  turnOff: { draft: 'Tu nyanyanawo' },
  onHere: { draft: 'Wovaa mɔ̃ sia dzi va se ɖe esime nàdo le eme le afi sia.' },
  onOthers: { draft: { one: 'Wò mɔ̃ {count} bubu hã xɔna wo.', other: 'Wò mɔ̃ {count} bubu hã xɔna wo.' } },
  homeScreen: {
    draft:
      'Le telefon sia dzi la wowɔa dɔ ne websait la le wò home screen dzi: tia Share, emegbe Add to Home Screen, eye nàʋui tso afi ma.',
  },
  cannotNotify: {
    draft: 'Browser sia mate ŋu afia notifications o. E-mail, SMS kple Nye gbedasiwo gaɖoa gbɔwò.',
  },
  cannotNotifyNoMail: {
    draft: 'Browser sia mate ŋu afia notifications o. SMS kple Nye gbedasiwo gaɖoa gbɔwò.',
  },
  blocked: {
    draft:
      'Wogblɔ na browser sia be megafia websait sia ƒe notifications o. Àte ŋu atrɔ ema le eƒe ɖoɖowo me na websait sia.',
  },
  pushBlocked: {
    draft:
      'Wogblɔ na browser sia be megafia websait sia ƒe notifications o. Àte ŋu atrɔ ema le eƒe ɖoɖowo me na websait sia, eye nàgazii.',
  },
  pushNotReady: {
    draft: 'Browser sia mesɔ gbe haɖe o. Taflatsɛ gaʋu axa sia le ɣeyiɣi kpui aɖe megbe, eye nàgazii.',
  },
  pushUnreached: {
    draft: 'Míete ŋu ɖo browser sia ƒe push service gbɔ fifia o. Taflatsɛ kpɔ wò network ɖa eye nàgate kpɔ.',
  },
  notifyExplained: {
    draft: 'Fli kpui aɖe le wò screen dzi ne hamea ŋlɔ na wò: eƒe tanya kple gɔmedzedze. Data koe wòhiã.',
  },
  confirmedOn: { draft: '{telephone}, woɖo kpe edzi {day}.' },
  whoReadsTexts: {
    draft:
      'Ame si ate ŋu axlẽ wò SMSwo ate ŋu age ɖe eme, le kpɔɖeŋu me kple wò SIM si bu. Passkey alo app, le <a>Two-step sign-in</a> te, xea mɔ na wo.',
  },
  longAgo: {
    draft:
      'Ewu ɣleti ade enye ma, eye networkwo tsɔa xexlẽdzesi siwo womezãna o naa ame bubuwo. Kpe ɖe code ŋu la míebiaa wò mɔʋunya va se ɖe esime nàgaɖo kpe edzi.',
  },
  noCodes: { draft: 'Hamea meɖoa code to SMS dzi fifia o.' },
  codeHint: { draft: 'Míeɖoa code si nye xexlẽdzesi ade ɖe afi ma. Ezua wò account ƒe xexlẽdzesi.' },
  changeNumber: { draft: 'Trɔ xexlẽdzesia alo ɖo kpe edzi' },
  turnOffCodes: { draft: 'Dzudzɔ codewo' },
  turnOffTitle: { draft: 'Dzudzɔ code siwo vana le SMS dzi?' },
  turnOffExplained: { draft: 'Ekema nàtsɔ wò mɔʋunya age ɖe eme. Xexlẽdzesia nɔa wò nyatakakawo me.' },
  confirmMyNumber: { draft: 'Ɖo kpe nye xexlẽdzesi dzi' },
  confirming: { draft: 'Míele kpe ɖom edzi...' },
  notNow: { draft: 'Menye fifia o' },
  sharedWithMe: { draft: 'Nusiwo nye habɔbɔ na' },
  birthdayOn: { draft: 'Dzigbezã: {day}' },
  downloaded: { draft: 'Woɖe {name}: {size}.' },
  fetching: { draft: 'Ele vava me, {size} va ɖo fifia' },
  download: { draft: 'Ɖe nye nyatakakawo' },
  visible: { draft: 'Wodzrae ɖo. {detail}: {audience}.' },
  inDirectory: { draft: 'Tsɔ nye ŋkɔ de hamea ƒe directory me' },
  inDirectoryHint: {
    draft:
      'Hameviwo kpɔa wò ŋkɔ le afima, wò foto ne èlɔ̃, kple nusiwo nèlɔ̃ be hamea ƒe ameawo katã nakpɔ. Dɔwɔƒea ate ŋu atae.',
  },
  isInDirectory: { draft: 'Wodzrae ɖo. Wò ŋkɔ le directory me.' },
  notInDirectory: { draft: 'Wodzrae ɖo. Wò ŋkɔ mele directory me o.' },
  telephone: { draft: 'Telefon' },
  email: { draft: 'E-mail adrɛs' },
  birthday: { draft: 'Dzigbezã' },
  address: { draft: 'Aƒe ƒe adrɛs' },
  nobodyShares: { draft: 'Ame aɖeke mefia nyatakaka aɖeke habɔbɔ blibo la haɖe o.' },
  officeSees: {
    draft:
      'Hamea ƒe dɔwɔƒe kpɔa wo ɣesiaɣi. Dzigbezã si nèfia hameviwo katã la, ŋkekea kple ɣletia koe wonya, menye ƒea o.',
  },
  loadingChoices: { draft: 'Míele nusiwo nètia la dim. Taflatsɛ, lala vie.' },
  tryAgain: { draft: 'Gate kpɔ' },
}
