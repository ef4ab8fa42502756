import type { playerWords } from '../../islands/media/player/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const player: Translation<typeof playerWords> = {
  player: { draft: 'Shiɛmɔ player' },
  loading: { draft: 'Miiba…' },
  loadingPart: { draft: 'Miiba… {percent} %' },
  paused: { draft: 'Etsi' },
  failed: { draft: 'Nɔ ni akɛmɔ nɛɛ baaa. Kwɛmɔ onetwɔk lɛ, ni onia play ekoŋŋ.' },
  play: { draft: 'Tswaa' },
  pause: { draft: 'Wɔɔ fioo' },
  back: { draft: 'Sɛkɛnsi 15 sɛɛ' },
  on: { draft: 'Sɛkɛnsi 15 hiɛ' },
  speed: { draft: 'Oyaiyeli' },
  close: { draft: 'Ŋaa naa' },
  position: { draft: 'He ni eyɔɔ' },
  at: { draft: '{time} yɛ {length} mli' },
  keep: { draft: 'Kɛto fon lɛ nɔ' },
  kept: { draft: 'Akɛto. Ebaafo kɛji network bɛ po.' },
  remove: { draft: 'Jiemɔ' },
  removeSound: { draft: 'Jiemɔ {title}' },
  cancel: { draft: 'Foo mli' },
  notKept: { draft: 'Akɛ enɛ etooo: netwɔk lɛ laaje, loo hei bɛ. {data}.' },
}
