import type { uiWords } from '../../components/ui/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const ui: Translation<typeof uiWords> = {
  more: { draft: 'Fia {most} bubu' },
  readMore: { draft: 'Xlẽ bubu' },
  close: { draft: 'Tui' },
  search: { draft: 'Dii' },
  filter: { draft: 'Tia me' },
  filters: { draft: 'Filterwo' },
  settings: { draft: 'Ɖoɖowo' },
  findSetting: { draft: 'Di ɖoɖo aɖe' },
  noSuchSetting: { draft: 'Ɖoɖo aɖeke mele nya siawo me o.' },
  showList: { draft: 'Fia ɖoɖoa' },
  cancel: { draft: 'Tasii' },
  set: { draft: ' nètia' },
  previous: { draft: 'Esi do ŋgɔ' },
  next: { draft: 'Esi kplɔe ɖo' },
  pageOf: { draft: 'Axa {page} le {pages} me' },
}
