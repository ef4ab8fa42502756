import type { languageWords } from '../../islands/website/languages/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const languages: Translation<typeof languageWords> = {
  title: { draft: 'Wiemɔi' },
  description: { draft: 'Website lɛ wiemɔi yɛ wiemɔi krokomɛi amli.' },
  needs: { draft: 'Wiemɔi abaafa lɛ miitao' },
  lede: {
    draft:
      'Menu, button kɛ shɛɛ saji yɛ wiemɔi krokomɛi amli. Nɔ ni nyɛ diɛŋtsɛ nyɛŋmaa lɛ hiɔ shi tamɔ bɔ ni nyɛŋma.',
  },
  notLoaded: { draft: 'Wiemɔi lɛ egbeleee.' },
  opening: { draft: 'Wɔmiigbele wiemɔi lɛ…' },
  tryAgain: { draft: 'Kaa ekoŋŋ' },
  nowOffered: { draft: 'Gbɔi baanyɛ ahala {name} bianɛ' },
  noLongerOffered: { draft: 'Gbɔi nyɛŋ ahala {name} dɔŋŋ' },
  coverage: {
    draft: {
      one: 'wiemɔi {sentences}, mɔ ni wieɔ wiemɔ lɛ ekane {read}',
      other: 'wiemɔi {sentences}, mɔ ni wieɔ wiemɔ lɛ ekane {read}',
    },
  },
  counts: {
    draft: '{drafts} ji draft, esa akɛ akwɛ {again} ekoŋŋ, {missing} bɛ, no hewɔ lɛ atsɔɔ yɛ Blɔfo mli.',
  },
  visitorsWay: { draft: 'Nɔ ni gbɔ naa klɛŋklɛŋ lɛ, akane {read} yɛ {sentences} mli.' },
  isOffered: { draft: 'Gbɔi baanyɛ ahala.' },
  isNotOffered: { draft: 'Gbɔi nyɛŋ ahala lolo.' },
  offer: { draft: 'Kɛ {name} ahaa gbɔi' },
  offerAsDraft: { draft: 'Kɛ {name} ahaa gbɔi akɛ draft' },
  wayIsRead: { draft: 'Asafo lɛ mli nyo ko ekane nɔ ni gbɔ naa klɛŋklɛŋ.' },
  wayIsDraft: {
    draft:
      'Asafo lɛ mli nyo ko kaneko nɔ ni gbɔ naa klɛŋklɛŋ lɛ fɛɛ. Baafa fɛɛ baafa kɛɔ akɛ draft ni. Kɛ akane lɛ egbe naa lɛ, wiemɔ lɛ baaba kɛha gbɔi.',
  },
  allLanguages: { draft: 'Wiemɔi fɛɛ' },
  howTo: {
    draft:
      'Kane wiemɔ lɛ tamɔ gbɔ. Kɛ eja lɛ, kadi akɛ okane; kɛ ejaaa lɛ, jajee lɛ dã. Shi nɔ ni yɔɔ brackets mli lɛ, tamɔ {example}: nɔ ko baaba jɛmɛ. “Tsɔɔ mi he ni eyɔɔ” haa onaa website nɛɛ yɛ {name} mli ŋmɛlɛtswaa kome.',
  },
  readSiteIn: { draft: 'Kane website lɛ yɛ {name} mli' },
  backToMine: { draft: 'Ku sɛɛ kɛya miwiemɔ mli' },
  status: { draft: 'Shihilɛ' },
  all: { draft: 'Fɛɛ' },
  draft: { draft: 'Draft' },
  again: { draft: 'Kwɛmɔ ekoŋŋ' },
  read: { draft: 'Akane' },
  missing: { draft: 'Ebɛ' },
  search: { draft: 'Taomɔ yɛ wiemɔi enyɔ lɛ fɛɛ mli' },
  part: { draft: 'Website lɛ fã' },
  loadingSentences: { draft: 'Wɔmiigbele wiemɔi lɛ' },
  noneFound: { draft: 'Anaaa wiemɔ ko' },
  sentences: { draft: { one: 'wiemɔ {sentences}', other: 'wiemɔi {sentences}' } },
  pageOf: { draft: 'baafa {page} yɛ {pages} mli' },
  pages: { draft: 'Wiemɔi abaafai' },
  previous: { draft: 'Nɔ ni tsɔ hiɛ' },
  next: { draft: 'Nɔ ni nyiɛ sɛɛ' },
  forOne: { draft: 'Kɛha ekome' },
  forSeveral: { draft: 'Kɛha babaoo' },
  englishWas: { draft: 'Blɔfo wiemɔ lɛ ji: {text}' },
  notShown: { draft: 'Atsɔɔɔ lɛ bianɛ. {why}' },
  atMost: { draft: 'Niŋmaa okadii akafe {limit}.' },
  textMessage: {
    draft: {
      one: 'Akɛ SMS: niŋmaa okadii {letters}, fãi {count}, eko fɛɛ eko {size}. Akafe {most}.',
      other: 'Akɛ SMS: niŋmaa okadii {letters}, fãi {count}, eko fɛɛ eko {size}. Akafe {most}.',
    },
  },
  dearLetters: { draft: 'Okadii {dear} haa fã fɛɛ fã feɔ 70, jeee 160.' },
  goesPlain: { draft: 'Amɛha ekɛ fe nine, no hewɔ lɛ akɛ okadii ni waaa majeɔ lɛ.' },
  alwaysPlain: { draft: 'Be fɛɛ be akɛ okadii ni waaa majeɔ.' },
  valuesCount: { draft: 'Akaneɔ gbɛii ni yɔɔ brackets mli lɛ aniŋmaa okadii.' },
  stopLineCounts: {
    draft:
      'Akaneɔ gbɛii ni yɔɔ brackets mli lɛ aniŋmaa okadii; wiemɔ ni tsɔɔ bɔ ni atsiɔ shɛɛ saji lɛ hu fata he.',
  },
  markAsRead: { draft: 'Kadi akɛ okane' },
  markedAsRead: { draft: 'Akadi akɛ okane' },
  saveAsDraft: { draft: 'Kɛto akɛ draft' },
  savedAsDraft: { draft: 'Akɛto akɛ draft' },
  useProgramsWords: { draft: 'Kɛ program lɛ wiemɔi atsu nii' },
  programsWordsBack: { draft: 'Program lɛ wiemɔi eku sɛɛ eba' },
  showWhere: { draft: 'Tsɔɔ mi he ni eyɔɔ' },
  inNoPage: { draft: 'Ebɛ baafa ko nɔ.' },
  files: { draft: 'Faili kɛha mɛi ni tsɔɔ shishi yɛ sɛɛ' },
  filesHint: {
    draft:
      'Wiemɔ fɛɛ wiemɔ yɛ e-Blɔfo, he ni eyɔɔ, kɛ bɔ ni ekɛ baanyɛ ashɛ. XLSX gbeleɔ yɛ spreadsheet mli, PO yɛ mɛi ni tsɔɔ shishi lɛ atools amli.',
  },
  saveAs: { draft: 'Kɛto akɛ {format}' },
  fileSaved: { draft: 'Akɛ fail lɛ eto' },
  saveCorrections: { draft: 'Kɛ wɔjajemɔi ato, koni akɛmaje mɛi ni feɔ program lɛ' },
  sendFile: { draft: 'Kɛ fail nɛɛ maje mɔ ni kwɛɔ program lɛ nɔ' },
  file: { draft: 'Shishitsɔɔmɔ fail ({name})' },
  fileTooLarge: { draft: 'Fail nɛɛ fe 5 MB.' },
  fileTried: { draft: 'Aka fail lɛ akwɛ. Nɔ ko tsakeko lolo' },
  fileTaken: { draft: 'Fail lɛ mli wiemɔi lɛ ji draft bianɛ' },
  rowsWrong: { draft: 'Rows komɛi jaaa: aheee nɔ ko' },
  wouldChange: {
    draft:
      'Wiemɔi {changed} baatsake, {same} baahi shi, {empty} bɛ shishitsɔɔmɔ. Nɔ ni tsakeɔ lɛ ji draft kɛyashi mɔ ko baakadi akɛ ekane.',
  },
  wrongRows: {
    draft: { one: 'Rows {count} jaaa: anyɛŋ ahe nɔ ko.', other: 'Rows {count} jaaa: anyɛŋ ahe nɔ ko.' },
  },
  row: { draft: 'Row {row}' },
  take: { draft: 'He wiemɔi nɛɛ' },
  cancel: { draft: 'Foo mli' },
}
