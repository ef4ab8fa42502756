import type { careWords } from '../../islands/care/care/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const care: Translation<typeof careWords> = {
  newcomerQrCode: { draft: 'Ahɔhoɔ QR code' },
  newcomersScanWriteTheir: { draft: 'Ahɔhoɔ scan no na wɔankasa twerɛ wɔn kaad. Wɔnhia account.' },
  wholeChurch: { draft: 'Asɔre no nyinaa' },
  firstTimeUsScan: { draft: 'Woaba yɛn hɔ da? Scan yei, na gya wo din.' },
  codeLeadsWelcomeCard: { draft: 'Code a ɛkɔ akwaaba kaad no so' },
  printCode: { draft: 'Print code no' },
  steps: { draft: 'Anammɔn' },
  care: { draft: 'Ahwɛsoɔ' },
  whoNewWhoMissed: {
    draft:
      'Wɔn a wɔyɛ foforɔ, wɔn a yɛnhu wɔn, ne wɔn a ɛhia sɛ yɛfrɛ wɔn, yɛkɔsra wɔn anaa yɛbɔ mpaeɛ ma wɔn.',
  },
  tasksCouldNotLoaded: {
    draft: 'Yɛantumi ammue w’adwuma no. Yɛsrɛ wo, hwɛ wo network, na bue kratafa yi bio.',
  },
  addNewcomer: { draft: 'Fa ɔhɔhoɔ foforɔ ka ho' },
  firstName: { draft: 'Din a ɛdi kan' },
  lastName: { draft: 'Abusua din' },
  telephone: { draft: 'Fon nɔma' },
  fellowshipOrInvitedBy: { draft: 'Fekuo, anaa deɛ ɔfrɛɛ no' },
  theyAgreeReceiveMessages: { draft: 'Ɔpene so sɛ yɛde nkra brɛ no' },
  saveCard: { draft: 'Sie kaad no' },
  saving: { draft: 'Yɛresie...' },
  assign: { draft: 'Fa ma' },
  typeTwoLettersName: { draft: 'Twerɛ din no mu atwerɛdeɛ mmienu' },
  tasks: { draft: 'Adwuma' },
  callsVisitsPrayersWere: {
    draft: 'Ɔfrɛ, nsrahwɛ ne mpaebɔ a wɔde maa wo no wɔ ha; deɛ ne berɛ atwam no di kan.',
  },
  status: { draft: 'Tebea' },
  show: { draft: 'Kyerɛ' },
  outcome: { draft: 'Sɛdeɛ ɛkɔeɛ' },
  doneThank: { draft: 'Aba awieeɛ. Yɛda wo ase.' },
  newcomers: { draft: 'Ahɔhoɔ foforɔ' },
  newcomersCardSomebodyCalls: {
    draft:
      'Sɛ ɔhɔhoɔ twerɛ kaad a, obi frɛ no ansa na da no atwam. Twerɛ baako wɔ ɛpono ano, anaa ma ahɔhoɔ nscan code no.',
  },
  addFirstNewcomer: { draft: 'Fa ɔhɔhoɔ a ɔdi kan ka ho' },
  cardClosed: { draft: 'Yɛato kaad no mu' },
  prayerPartners: { draft: 'Wɔn a wɔbɔ mpaeɛ' },
  loading: { draft: 'Yɛrebue' },
  somebodyPraysEveryRequest: { draft: 'Obi bɔ mpaeɛ ma adesrɛ biara.' },
  newcomersByStep: { draft: 'Ahɔhoɔ wɔ anammɔn biara so' },
  loadingTask: { draft: 'Yɛrebue adwuma no' },
  confidentialOnlyThoseNamed: { draft: 'Kokoam: wɔn a wɔn din da so ne asɔfoɔ nko ara na wɔhu adwuma yi.' },
  history: { draft: 'Deɛ asi' },
  addTask: { draft: 'Fa adwuma ka ho' },
  taskAdded: { draft: 'Yɛde adwuma no aka ho' },
  pleaseChoose: { draft: 'Yɛsrɛ wo, paw' },
  task: { draft: 'Adwuma' },
  details: { draft: 'Ho asɛm' },
  dueDate: { draft: 'Da a ɛsɛ sɛ ɛba awieeɛ' },
  newcomersWhoNeedsCall: {
    draft: 'Ahɔhoɔ foforɔ, ne wɔn a ɛhia sɛ yɛfrɛ wɔn, yɛkɔsra wɔn anaa yɛbɔ mpaeɛ ma wɔn.',
  },
  needs: { draft: 'Ahwɛsoɔ kratafa no hia' },
}
