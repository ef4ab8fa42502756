import type { sermonWords } from '../../islands/media/sermons/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const sermons: Translation<typeof sermonWords> = {
  newest: { draft: 'Enɛɛmɛi ji shiɛmɔi heei {most} lɛ.' },
  podcast: { draft: 'Podcast' },
  search: { draft: 'Taomɔ shiɛmɔi' },
  series: { draft: 'Series' },
  allSeries: { draft: 'Fɛɛ' },
  speaker: { draft: 'Shiɛlɔ' },
  allSpeakers: { draft: 'Shiɛlɔi fɛɛ' },
  show: { draft: 'Tsɔɔmɔ' },
  withRecording: { draft: 'Nii ni akɛmɔ' },
  all: { draft: 'Shiɛmɔi fɛɛ' },
  count: { draft: { one: 'shiɛmɔ {count}', other: 'shiɛmɔi {count}' } },
  nothingFound: { draft: 'Wɔnaaa shiɛmɔ ko ni yɔɔ wiemɔi nɛɛ.' },
  showAll: { draft: 'Tsɔɔmɔ shiɛmɔi fɛɛ' },
  found: { draft: 'Shiɛmɔi ni wɔna' },
  pages: { draft: 'Shiɛmɔi abaafai' },
  views: { draft: { one: 'akwɛ lɛ shii {count}', other: 'akwɛ lɛ shii {count}' } },
  download: { draft: 'Download' },
  downloadOf: { draft: 'Download, {size}' },
  noRecording: { draft: 'Akɛmɔɔɔ enɛ' },
  listenInstead: { draft: 'Boo toi' },
  loadAndPlay: { draft: 'Kɛba ni otswa' },
  listeningCosts: { draft: 'Toiboo yeee lɛ mli nyɔŋma mli ekome po.' },
  notLoaded: { draft: 'Video nɛɛ baaa. Kwɛmɔ onetwɔk lɛ, ni <a>ogbele lɛ ekome</a>.' },
}
