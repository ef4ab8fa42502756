import type { playerWords } from '../../islands/media/player/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const player: Translation<typeof playerWords> = {
  loading: { draft: 'Miiba…' },
  loadingPart: { draft: 'Miiba… {percent} %' },
  pause: { draft: 'Wɔɔ fioo' },
  close: { draft: 'Ŋaa naa' },
  at: { draft: '{time} yɛ {length} mli' },
  keep: { draft: 'Kɛto fon lɛ nɔ' },
  kept: { draft: 'Akɛto. Ebaafo kɛji network bɛ po.' },
  remove: { draft: 'Jiemɔ' },
  removeSound: { draft: 'Jiemɔ {title}' },
  cancel: { draft: 'Foo mli' },
}
