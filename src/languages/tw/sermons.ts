import type { sermonWords } from '../../islands/media/sermons/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const sermons: Translation<typeof sermonWords> = {
  newest: { draft: 'Yeinom ne asɛnka {most} a ɛyɛ foforɔ koraa.' },
  podcast: { draft: 'Podcast' },
  search: { draft: 'Hwehwɛ asɛnka' },
  series: { draft: 'Nsɛm a ɛtoatoa so' },
  allSeries: { draft: 'Ne nyinaa' },
  speaker: { draft: 'Ɔsɛnkafoɔ' },
  allSpeakers: { draft: 'Asɛnkafoɔ nyinaa' },
  show: { draft: 'Kyerɛ' },
  withRecording: { draft: 'Deɛ wɔakyere ne nne' },
  all: { draft: 'Asɛnka nyinaa' },
  count: { draft: { one: 'asɛnka {count}', other: 'asɛnka {count}' } },
  nothingFound: { draft: 'Yɛnhunu asɛnka biara a nsɛm yi wɔ mu.' },
  showAll: { draft: 'Kyerɛ asɛnka nyinaa' },
  found: { draft: 'Asɛnka a yɛahunu' },
  pages: { draft: 'Asɛnka nkratafa' },
  views: { draft: { one: 'wɔahwɛ no mpɛn {count}', other: 'wɔahwɛ no mpɛn {count}' } },
  download: { draft: 'Twe gu wo fon so' },
  downloadOf: { draft: 'Twe gu wo fon so, {size}' },
  noRecording: { draft: 'Yɛankyere yei nne' },
  listenInstead: { draft: 'Tie mmom' },
  loadAndPlay: { draft: 'Fa bra na bɔ' },
  listeningCosts: { draft: 'Tie a wobɛtie no nnuru ne boɔ nkyɛmu du mu baako mpo.' },
  notLoaded: { draft: 'Video yi amma. Hwɛ sɛ wowɔ network, na <a>bue no nko ara</a>.' },
}
