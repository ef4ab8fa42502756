import type { uiWords } from '../../components/ui/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const ui: Translation<typeof uiWords> = {
  search: { draft: 'Dii' },
  settings: { draft: 'Ɖoɖowo' },
  findSetting: { draft: 'Di ɖoɖo aɖe' },
  noSuchSetting: { draft: 'Ɖoɖo aɖeke mele nya siawo me o.' },
  close: { draft: 'Tui' },
  readMore: { draft: 'Xlẽ bubu' },
  filter: { draft: 'Tia me' },
  showList: { draft: 'Fia ɖoɖoa' },
  cancel: { draft: 'Tasii' },
  previous: { draft: 'Esi do ŋgɔ' },
  next: { draft: 'Esi kplɔe ɖo' },
  pageOf: { draft: 'Axa {page} le {pages} me' },
  set: { draft: ' nètia' },
}
