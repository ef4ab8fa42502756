import type { playerWords } from '../../islands/media/player/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const player: Translation<typeof playerWords> = {
  player: { draft: 'Deɛ ɛbɔ asɛnka' },
  loading: { draft: 'Ɛreba…' },
  loadingPart: { draft: 'Ɛreba… {percent} %' },
  paused: { draft: 'Ɛgyina' },
  failed: { draft: 'Nne yi amma. Hwɛ sɛ wowɔ network, na mia play bio.' },
  play: { draft: 'Bɔ' },
  pause: { draft: 'Gyina kakra' },
  back: { draft: 'San w’akyi sɛkɛnd 15' },
  on: { draft: 'Kɔ w’anim sɛkɛnd 15' },
  speed: { draft: 'Ahoɔhare' },
  close: { draft: 'To deɛ ɛbɔ no mu' },
  position: { draft: 'Baabi a aduru' },
  at: { draft: '{time}, {length} mu' },
  keep: { draft: 'Sie wɔ fon no so' },
  kept: { draft: 'Wɔasie. Network nni hɔ mpo a, ɛbɔ.' },
  remove: { draft: 'Yi firi hɔ' },
  removeSound: { draft: 'Yi {title} nne no firi hɔ' },
  cancel: { draft: 'Gyae' },
  notKept: { draft: 'Wɔantumi ansie: network no kɔeɛ, anaa kwan nni fon no so. {data}.' },
}
