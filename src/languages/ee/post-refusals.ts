import type { Translation } from '../../lib/words/translation.ts'
import type { postRefusals as words } from '../../server/website/cms/messages.ts'

export const postRefusals: Translation<typeof words> = {
  yourAccountMayNot: { draft: 'Wò account mate ŋu atrɔ asi le nyadzɔdzɔ sia ŋu o.' },
  yourAccountMayNot2: { draft: 'Wò account mate ŋu awɔ esia kple nyadzɔdzɔa o.' },
  whoChangedPageMeanwhile: {
    draft: '{who} trɔ nyadzɔdzɔ sia fifia. Naneke mebu o: kpɔ wo tɔ, alo dzra tɔwò ɖo ɖe edzi.',
  },
  page: { draft: 'Nyadzɔdzɔa' },
  onlyLanguageVisitorsSee: { draft: 'Gbe sia koe amedzrowo kpɔna. Ɣla nyadzɔdzɔa boŋ.' },
  byWrittenPageSince: { draft: '{by} ŋlɔ nu ɖe nyadzɔdzɔ sia me tso ɣemaɣi. Taflatsɛ gakpɔe ɖa.' },
  nobodyWaitsAnswerAbout: { draft: 'Ame aɖeke mele ŋuɖoɖo lalam tso nyadzɔdzɔ sia ŋu o.' },
  pageChangedSinceYou: { draft: 'Nyadzɔdzɔ sia trɔ tso esime nèkpɔe. Taflatsɛ gakpɔe ɖa.' },
  pagePathWaitsYou: { draft: 'Nyadzɔdzɔ {path} le lalawòm' },
  notOnPage: { draft: 'Womefia “{label}” le nyadzɔdzɔ sia me o' },
  waitsForYou: { draft: '{by} ŋlɔ nu ɖe nyadzɔdzɔ {path} me, eye wòbia be woatae.' },
  noPost: { draft: 'Nyadzɔdzɔ sia ƒomevi meli o.' },
  sentMeanwhile: { draft: '{who} ɖo nyadzɔdzɔ sia yi ŋgɔ fifia. Taflatsɛ tu esia eye nàgakpɔe ɖa.' },
  somebodyElse: { draft: 'Ame bubu' },
}
