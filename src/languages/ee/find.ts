import type { findWords } from '../../islands/shell/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const find: Translation<typeof findWords> = {
  search: { draft: 'Dii' },
  close: { draft: 'Tui' },
  placeholder: { draft: 'Di alo yi...' },
  results: { draft: 'Nusiwo wokpɔ' },
  recent: { draft: 'Yeyewo' },
  wholeSite: { draft: 'Websait blibo la' },
  searchSite: { draft: 'Di “{typed}” le websait la dzi' },
  searching: { draft: 'Míele edim…' },
  nothing: { draft: 'Womekpɔ naneke o.' },
  found: { draft: 'Wokpɔ {most}.' },
  people: { draft: 'Amewo' },
  fellowships: { draft: 'Habɔbɔwo' },
  events: { draft: 'Wɔnawo' },
  sermons: { draft: 'Mawunyagbɔgblɔ' },
  pages: { draft: 'Axawo' },
  actions: { draft: 'Nuwɔnawo' },
  sections: { draft: 'Akpawo' },
  settings: { draft: 'Ɖoɖowo' },
  help: { draft: 'Kpekpeɖeŋu: {name}' },
}
