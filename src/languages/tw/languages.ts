import type { languageWords } from '../../islands/website/languages/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const languages: Translation<typeof languageWords> = {
  title: { draft: 'Kasa ahodoɔ' },
  description: { draft: 'Website no nsɛm wɔ kasa foforɔ mu.' },
  needs: { draft: 'Kasa kratafa no hia' },
  lede: {
    draft:
      'Menu, button ne nkra wɔ kasa foforɔ mu a ɛnyɛ Borɔfo. Deɛ mo ara motwerɛ no, ɛte sɛdeɛ motwerɛeɛ.',
  },
  notLoaded: { draft: 'Yɛantumi ammue kasa no.' },
  opening: { draft: 'Yɛrebue kasa no…' },
  tryAgain: { draft: 'Sɔ hwɛ bio' },
  nowOffered: { draft: 'Ahɔhoɔ bɛtumi apaw {name} seesei' },
  noLongerOffered: { draft: 'Ahɔhoɔ ntumi mpaw {name} bio' },
  coverage: {
    draft: {
      one: 'nsɛm {sentences}, obi a ɔka kasa no akenkan {read}',
      other: 'nsɛm {sentences}, obi a ɔka kasa no akenkan {read}',
    },
  },
  counts: {
    draft: '{drafts} yɛ draft, {again} hia sɛ wohwɛ bio, {missing} nni hɔ, enti yɛkyerɛ no Borɔfo mu.',
  },
  visitorsWay: { draft: 'Deɛ ɔhɔhoɔ hu kane mu, yɛakenkan {sentences} mu {read}.' },
  isOffered: { draft: 'Ahɔhoɔ bɛtumi apaw.' },
  isNotOffered: { draft: 'Ahɔhoɔ ntumi mpaw ɛ.' },
  offer: { draft: 'Fa {name} ma ahɔhoɔ' },
  offerAsDraft: { draft: 'Fa {name} ma ahɔhoɔ sɛ draft' },
  wayIsRead: { draft: 'Asɔre no mu bi akenkan deɛ ɔhɔhoɔ hu kane.' },
  wayIsDraft: {
    draft:
      'Asɔre no mu biara nkenkanee deɛ ɔhɔhoɔ hu kane nyinaa ɛ. Kratafa biara ka sɛ ɛyɛ draft. Sɛ wɔkenkan wie a, kasa no bɛba ahɔhoɔ anim ara.',
  },
  allLanguages: { draft: 'Kasa nyinaa' },
  howTo: {
    draft:
      'Kenkan asɛm no sɛdeɛ ɔhɔhoɔ bɛkenkan. Sɛ ɛyɛ a, twerɛ sɛ woakenkan; sɛ ɛnyɛ a, di kan siesie. Gya deɛ ɛwɔ brackets mu no, te sɛ {example}: biribi bɛba hɔ. “Kyerɛ me baabi” ma wohu website yi {name} mu dɔnhwere baako.',
  },
  readSiteIn: { draft: 'Kenkan website no {name} mu' },
  backToMine: { draft: 'San kɔ me kasa mu' },
  status: { draft: 'Tebea' },
  all: { draft: 'Ne nyinaa' },
  draft: { draft: 'Draft' },
  again: { draft: 'Hwɛ bio' },
  read: { draft: 'Yɛakenkan' },
  missing: { draft: 'Ɛnni hɔ' },
  search: { draft: 'Hwehwɛ kasa mmienu no mu' },
  part: { draft: 'Website no fa' },
  loadingSentences: { draft: 'Yɛrebue nsɛm no' },
  noneFound: { draft: 'Yɛanhu asɛm biara' },
  sentences: { draft: { one: 'asɛm {sentences}', other: 'nsɛm {sentences}' } },
  pageOf: { draft: 'kratafa {page} wɔ {pages} mu' },
  pages: { draft: 'Nsɛm nkratafa' },
  previous: { draft: 'Deɛ edi kan' },
  next: { draft: 'Deɛ ɛdi hɔ' },
  forOne: { draft: 'Baako deɛ' },
  forSeveral: { draft: 'Pii deɛ' },
  englishWas: { draft: 'Na Borɔfo no yɛ: {text}' },
  notShown: { draft: 'Yɛnkyerɛ seesei. {why}' },
  atMost: { draft: 'Atwerɛdeɛ mmoro {limit}.' },
  textMessage: {
    draft: {
      one: 'Sɛ ɛyɛ SMS a: atwerɛdeɛ {letters}, ɔfa {count} a ɛyɛ {size}. Ɛmmoro {most}.',
      other: 'Sɛ ɛyɛ SMS a: atwerɛdeɛ {letters}, afa {count} a ɛyɛ {size} biara. Ɛmmoro {most}.',
    },
  },
  dearLetters: { draft: 'Atwerɛdeɛ {dear} ma ɔfa biara yɛ 70, ɛnyɛ 160.' },
  goesPlain: { draft: 'Ɛware dodo sɛ ɛhyɛ mu a, enti yɛde atwerɛdeɛ a ɛyɛ mmerɛ na ɛsoma.' },
  alwaysPlain: { draft: 'Ɛkɔ berɛ biara wɔ atwerɛdeɛ a ɛyɛ mmerɛ mu.' },
  valuesCount: { draft: 'Yɛkan din a ɛwɔ brackets mu no mu atwerɛdeɛ.' },
  stopLineCounts: {
    draft: 'Yɛkan din a ɛwɔ brackets mu no mu atwerɛdeɛ; nsɛm a ɛkyerɛ sɛdeɛ wobɛgyae nkra no ka ho.',
  },
  markAsRead: { draft: 'Twerɛ sɛ woakenkan' },
  markedAsRead: { draft: 'Yɛatwerɛ sɛ woakenkan' },
  saveAsDraft: { draft: 'Sie sɛ draft' },
  savedAsDraft: { draft: 'Yɛasie sɛ draft' },
  useProgramsWords: { draft: 'Fa program no nsɛm' },
  programsWordsBack: { draft: 'Program no nsɛm asan aba' },
  showWhere: { draft: 'Kyerɛ me baabi' },
  inNoPage: { draft: 'Ɛnni kratafa biara so.' },
  files: { draft: 'Files ma wɔn a wɔkyerɛ aseɛ wɔ abɔnten' },
  filesHint: {
    draft:
      'Asɛm biara wɔ ne Borɔfo, baabi a ɛwɔ, ne sɛdeɛ ɛbɛtumi aware afa. XLSX bue wɔ spreadsheet mu, PO wɔ wɔn a wɔkyerɛ aseɛ no tools mu.',
  },
  saveAs: { draft: 'Sie sɛ {format}' },
  fileSaved: { draft: 'Yɛasie file no' },
  saveCorrections: { draft: 'Sie deɛ yɛasiesie na fa kɔma wɔn a wɔyɛ program no' },
  sendFile: { draft: 'Fa file yi kɔma deɛ ɔhwɛ program no so' },
  file: { draft: 'Kasa file ({name})' },
  fileTooLarge: { draft: 'File yi boro 5 MB.' },
  fileTried: { draft: 'Yɛasɔ file no ahwɛ. Hwee nsesaeɛ ɛ' },
  fileTaken: { draft: 'File no mu nsɛm yɛ draft seesei' },
  rowsWrong: { draft: 'Rows bi nyɛ: yɛamfa hwee' },
  wouldChange: {
    draft:
      'Nsɛm {changed} bɛsesa, {same} bɛtena hɔ, {empty} nni kasa no mu. Deɛ ɛsesa yɛ draft kɔsi sɛ obi bɛtwerɛ sɛ wakenkan.',
  },
  wrongRows: {
    draft: { one: 'Rows {count} nyɛ: yɛntumi mfa hwee.', other: 'Rows {count} nyɛ: yɛntumi mfa hwee.' },
  },
  row: { draft: 'Row {row}' },
  take: { draft: 'Fa nsɛm yi' },
  cancel: { draft: 'Gyae' },
}
