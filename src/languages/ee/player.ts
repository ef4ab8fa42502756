import type { playerWords } from '../../islands/media/player/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const player: Translation<typeof playerWords> = {
  player: { draft: 'Mawunyagbɔgblɔ ƒola' },
  loading: { draft: 'Ele vava…' },
  loadingPart: { draft: 'Ele vava… {percent} %' },
  paused: { draft: 'Etɔ' },
  failed: { draft: 'Gbeɖiɖi sia mete ŋu va o. Kpɔ ɖa be network le asiwò hã, eye nàgate play dzi.' },
  play: { draft: 'Ƒoe' },
  pause: { draft: 'Tɔ vie' },
  back: { draft: 'Trɔ yi megbe sɛkɛnd 15' },
  on: { draft: 'Yi ŋgɔ sɛkɛnd 15' },
  speed: { draft: 'Duƒuƒu' },
  close: { draft: 'Tui' },
  position: { draft: 'Afi si wòɖo' },
  at: { draft: '{time} le {length} me' },
  keep: { draft: 'Dzrae ɖo ɖe fon dzi' },
  kept: { draft: 'Edzra ɖo. Network mele o gɔ̃ hã la, ate ŋu aƒo.' },
  remove: { draft: 'Ɖee ɖa' },
  removeSound: { draft: 'Ɖe {title} ƒe gbeɖiɖi ɖa' },
  cancel: { draft: 'Tasii' },
  notKept: { draft: 'Womete ŋu dzrae ɖo o: network bu, alo teƒe mele fon la dzi o. {data}.' },
}
