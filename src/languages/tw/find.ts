import type { findWords } from '../../islands/shell/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const find: Translation<typeof findWords> = {
  search: { draft: 'Hwehwɛ' },
  close: { draft: 'To mu' },
  placeholder: { draft: 'Hwehwɛ anaa kɔ...' },
  results: { draft: 'Deɛ yɛahu' },
  recent: { draft: 'Deɛ wohwɛɛ seesei' },
  wholeSite: { draft: 'Website no nyinaa' },
  searchSite: { draft: 'Hwehwɛ “{typed}” wɔ website no so' },
  searching: { draft: 'Yɛrehwehwɛ…' },
  nothing: { draft: 'Yɛanhu hwee.' },
  found: { draft: 'Yɛahu {most}.' },
  people: { draft: 'Nnipa' },
  fellowships: { draft: 'Fekuo ahodoɔ' },
  events: { draft: 'Dwumadie' },
  sermons: { draft: 'Asɛnka' },
  pages: { draft: 'Nkratafa' },
  actions: { draft: 'Deɛ wobɛtumi ayɛ' },
  sections: { draft: 'Afaafa' },
  settings: { draft: 'Nhyehyɛeɛ' },
  help: { draft: 'Mmoa: {name}' },
}
