import type { languageWords } from '../../islands/website/languages/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const languages: Translation<typeof languageWords> = {
  title: { draft: 'Gbewo' },
  description: { draft: 'Websait la ƒe nyawo le gbe bubuwo me.' },
  needs: { draft: 'Gbewo ƒe axa hiã' },
  lede: {
    draft:
      'Menuwo, buttonwo kple gbedasiwo le gbe bubuwo me. Nusi mia ŋutɔ mieŋlɔ la nɔa anyi abe alesi mieŋlɔe ene.',
  },
  notLoaded: { draft: 'Gbeawo meʋu o.' },
  opening: { draft: 'Míele gbeawo ʋum…' },
  tryAgain: { draft: 'Gate kpɔ' },
  nowOffered: { draft: 'Amedzrowo ate ŋu atia {name} fifia' },
  noLongerOffered: { draft: 'Amedzrowo mate ŋu atia {name} azɔ o' },
  coverage: {
    draft: {
      one: 'nyagbe {sentences}, ame si doa gbea xlẽ {read}',
      other: 'nyagbe {sentences}, ame si doa gbea xlẽ {read}',
    },
  },
  counts: {
    draft:
      '{drafts} nye draft, ele be woagalé ŋku ɖe {again} ŋu, {missing} meli o, eya ta wofiae le Eŋlisigbe me.',
  },
  visitorsWay: { draft: 'Nusi amedzro kpɔna gbã la, woxlẽ {read} le {sentences} me.' },
  isOffered: { draft: 'Amedzrowo ate ŋu atiae.' },
  isNotOffered: { draft: 'Amedzrowo mate ŋu atiae haɖe o.' },
  offer: { draft: 'Na {name} amedzrowo' },
  offerAsDraft: { draft: 'Na {name} amedzrowo abe draft ene' },
  wayIsRead: { draft: 'Hamea me tɔ aɖe xlẽ nusi amedzro kpɔna gbã.' },
  wayIsDraft: {
    draft:
      'Hamea me tɔ aɖeke mexlẽ nusi katã amedzro kpɔna gbã haɖe o. Axa ɖe sia ɖe gblɔna be draft ye. Ne woxlẽe vɔ la, gbea ava na amedzrowo le eɖokui si.',
  },
  allLanguages: { draft: 'Gbewo katã' },
  howTo: {
    draft:
      'Xlẽ nyagbea abe amedzro ene. Ne esɔ la, de dzesii be èxlẽe; ne mesɔ o la, ɖɔe ɖo gbã. Gblẽ nusi le brackets me ɖi, abe {example} ene: nane ava teƒea. “Fia teƒea” nana nèkpɔa websait sia le {name} me gaƒoƒo ɖeka.',
  },
  readSiteIn: { draft: 'Xlẽ websait la le {name} me' },
  backToMine: { draft: 'Trɔ yi nye gbe me' },
  status: { draft: 'Nɔnɔme' },
  all: { draft: 'Wo katã' },
  draft: { draft: 'Draft' },
  again: { draft: 'Gakpɔe' },
  read: { draft: 'Woxlẽe' },
  missing: { draft: 'Meli o' },
  search: { draft: 'Di le gbe eveawo me' },
  part: { draft: 'Websait la ƒe akpa' },
  loadingSentences: { draft: 'Míele nyagbeawo ʋum' },
  noneFound: { draft: 'Womekpɔ nyagbe aɖeke o' },
  sentences: { draft: { one: 'nyagbe {sentences}', other: 'nyagbe {sentences}' } },
  pageOf: { draft: 'axa {page} le {pages} me' },
  pages: { draft: 'Nyagbewo ƒe axawo' },
  previous: { draft: 'Esi do ŋgɔ' },
  next: { draft: 'Esi kplɔe ɖo' },
  forOne: { draft: 'Na ɖeka' },
  forSeveral: { draft: 'Na geɖewo' },
  englishWas: { draft: 'Eŋlisigbe nya la nye: {text}' },
  notShown: { draft: 'Womele efiam fifia o. {why}' },
  atMost: { draft: 'Ŋɔŋlɔdzesi {limit} ye nye mamlɛtɔ.' },
  textMessage: {
    draft: {
      one: 'Abe SMS ene: ŋɔŋlɔdzesi {letters}, akpa {count}, ɖe sia ɖe {size}. Megawu {most} o.',
      other: 'Abe SMS ene: ŋɔŋlɔdzesi {letters}, akpa {count}, ɖe sia ɖe {size}. Megawu {most} o.',
    },
  },
  dearLetters: { draft: 'Ŋɔŋlɔdzesi {dear} na be akpa ɖe sia ɖe nye 70, menye 160 o.' },
  goesPlain: { draft: 'Edidi akpa kple wo, eya ta wotsɔa ŋɔŋlɔdzesi bɔbɔewo ɖoanɛ ɖa.' },
  alwaysPlain: { draft: 'Eyina ɣesiaɣi kple ŋɔŋlɔdzesi bɔbɔewo.' },
  valuesCount: { draft: 'Woxlẽa ŋkɔ siwo le brackets me ƒe ŋɔŋlɔdzesiwo.' },
  stopLineCounts: {
    draft: 'Woxlẽa ŋkɔ siwo le brackets me ƒe ŋɔŋlɔdzesiwo; fli si fia alesi woadzudzɔ gbedasiwo hã le eme.',
  },
  markAsRead: { draft: 'De dzesii be èxlẽe' },
  markedAsRead: { draft: 'Wode dzesii be èxlẽe' },
  saveAsDraft: { draft: 'Dzrae ɖo abe draft ene' },
  savedAsDraft: { draft: 'Wodzrae ɖo abe draft ene' },
  useProgramsWords: { draft: 'Zã program la ƒe nyawo' },
  programsWordsBack: { draft: 'Program la ƒe nyawo trɔ gbɔ' },
  showWhere: { draft: 'Fia teƒea' },
  inNoPage: { draft: 'Mele axa aɖeke dzi o.' },
  files: { draft: 'Failwo na gbegɔmeɖela siwo le gota' },
  filesHint: {
    draft:
      'Nyagbe ɖe sia ɖe ƒe Eŋlisigbe, teƒe si wòle, kple alesi wòate ŋu adidii le eŋu. XLSX ʋuna le spreadsheet me, PO le gbegɔmeɖelawo ƒe dɔwɔnuwo me.',
  },
  saveAs: { draft: 'Dzrae ɖo abe {format} ene' },
  fileSaved: { draft: 'Wodzra faila ɖo' },
  saveCorrections: { draft: 'Dzra míaƒe ɖɔɖɔɖowo ɖo, ne woaɖo wo ɖe programmerlawo' },
  sendFile: { draft: 'Ɖo fail sia ɖe ame si kpɔa program la dzi' },
  file: { draft: 'Gbegɔmeɖeɖe fail ({name})' },
  fileTooLarge: { draft: 'Fail sia wu 5 MB.' },
  fileTried: { draft: 'Wote faila kpɔ. Naneke metrɔ haɖe o' },
  fileTaken: { draft: 'Faila me nyagbewo nye draft fifia' },
  rowsWrong: { draft: 'Fli aɖewo mesɔ o: womexɔ naneke o' },
  wouldChange: {
    draft:
      'Nyagbe {changed} atrɔ, {same} anɔ anyi, {empty} ƒe gbegɔmeɖeɖe meli o. Nusi trɔ la nye draft va se ɖe esime ame aɖe nade dzesii be yexlẽe.',
  },
  wrongRows: {
    draft: {
      one: 'Fli {count} mesɔ o: womate ŋu axɔ naneke o.',
      other: 'Fli {count} mesɔ o: womate ŋu axɔ naneke o.',
    },
  },
  row: { draft: 'Fli {row}' },
  take: { draft: 'Xɔ nyagbe siawo' },
  cancel: { draft: 'Tasii' },
}
