import type { uiWords } from '../../components/ui/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const ui: Translation<typeof uiWords> = {
  more: { draft: 'Tsɔɔmɔ {most} ekoŋŋ' },
  readMore: { draft: 'Kane babaoo' },
  close: { draft: 'Ŋamɔ' },
  search: { draft: 'Taomɔ' },
  filter: { draft: 'Filter' },
  filters: { draft: 'Filters' },
  settings: { draft: 'Gbɛjianɔtoi' },
  findSetting: { draft: 'Taomɔ gbɛjianɔto ko' },
  noSuchSetting: { draft: 'Gbɛjianɔto ko bɛ wiemɔi nɛɛ.' },
  showList: { draft: 'Tsɔɔ wolo lɛ' },
  cancel: { draft: 'Foo mli' },
  set: { draft: '  ato' },
  previous: { draft: 'Nɔ ni tsɔ hiɛ' },
  next: { draft: 'Nɔ ni nyiɛ sɛɛ' },
  pageOf: { draft: 'Baafa {page} yɛ {pages} mli' },
}
