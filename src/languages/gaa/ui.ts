import type { uiWords } from '../../components/ui/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const ui: Translation<typeof uiWords> = {
  search: { draft: 'Taomɔ' },
  settings: { draft: 'Gbɛjianɔtoi' },
  findSetting: { draft: 'Taomɔ gbɛjianɔto ko' },
  noSuchSetting: { draft: 'Gbɛjianɔto ko bɛ wiemɔi nɛɛ.' },
  close: { draft: 'Ŋamɔ' },
  readMore: { draft: 'Kane babaoo' },
  showList: { draft: 'Tsɔɔ wolo lɛ' },
  cancel: { draft: 'Foo mli' },
  pageOf: { draft: 'Baafa {page} yɛ {pages} mli' },
}
