import type { findWords } from '../../islands/shell/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const find: Translation<typeof findWords> = {
  search: { draft: 'Taomɔ' },
  close: { draft: 'Ŋamɔ' },
  placeholder: { draft: 'Taomɔ loo yaa...' },
  results: { draft: 'Nii ni ana' },
  recent: { draft: 'Nii heei' },
  wholeSite: { draft: 'Website muu lɛ' },
  searchSite: { draft: 'Taomɔ “{typed}” yɛ website lɛ nɔ' },
  searching: { draft: 'Wɔmiitao…' },
  nothing: { draft: 'Anaaa nɔ ko.' },
  found: { draft: 'Ana {most}.' },
  people: { draft: 'Mɛi' },
  fellowships: { draft: 'Kui' },
  events: { draft: 'Nifeemɔi' },
  sermons: { draft: 'Shiɛmɔ' },
  pages: { draft: 'Baafai' },
  actions: { draft: 'Nifeemɔi' },
  sections: { draft: 'Fãi' },
  settings: { draft: 'Gbɛjianɔtoi' },
  help: { draft: 'Yelikɛbuamɔ: {name}' },
}
