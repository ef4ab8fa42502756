import type { sermonWords } from '../../islands/media/sermons/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const sermons: Translation<typeof sermonWords> = {
  newest: { draft: 'Mawunyagbɔgblɔ {most} yeyetɔwoe nye esiawo.' },
  podcast: { draft: 'Podcast' },
  search: { draft: 'Di mawunyagbɔgblɔwo' },
  series: { draft: 'Kplɔyɔyɔ' },
  allSeries: { draft: 'Wo katã' },
  speaker: { draft: 'Nyagblɔla' },
  allSpeakers: { draft: 'Nyagblɔlawo katã' },
  show: { draft: 'Ɖee fia' },
  withRecording: { draft: 'Esiwo woxɔ ɖi' },
  all: { draft: 'Mawunyagbɔgblɔwo katã' },
  count: { draft: { one: 'mawunyagbɔgblɔ {count}', other: 'mawunyagbɔgblɔ {count}' } },
  nothingFound: { draft: 'Míekpɔ mawunyagbɔgblɔ aɖeke si me nya siawo le o.' },
  showAll: { draft: 'Ɖe mawunyagbɔgblɔwo katã fia' },
  found: { draft: 'Mawunyagbɔgblɔ siwo míekpɔ' },
  pages: { draft: 'Mawunyagbɔgblɔwo ƒe axawo' },
  views: { draft: { one: 'wokpɔe zi {count}', other: 'wokpɔe zi {count}' } },
  download: { draft: 'Ɖee de wò fon dzi' },
  downloadOf: { draft: 'Ɖee de wò fon dzi, {size}' },
  noRecording: { draft: 'Womexɔ esia ɖi o' },
  listenInstead: { draft: 'Ɖo toe boŋ' },
  loadAndPlay: { draft: 'Tsɔe va eye nàƒoe' },
  listeningCosts: { draft: 'Toɖoɖoe mexɔa eƒe ewolia gɔ̃ hã o.' },
  notLoaded: { draft: 'Video sia mete ŋu va o. Kpɔ ɖa be network le asiwò hã, eye <a>nàʋui eya ɖeɖe</a>.' },
}
