import type { directoryPartWords } from '../../islands/people/persons/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const directoryPart: Translation<typeof directoryPartWords> = {
  title: { draft: 'Directory' },
  notLoaded: { draft: 'Anyɛɛɛ ana akɛ amɛyɛ directory lɛ mli loo amɛbɛ mli.' },
  name: { draft: 'Gbɛi' },
  telephone: { draft: 'Tɛlifoŋ' },
  birthday: { draft: 'Fɔmɔ gbi, afi lɛ bɛ mli' },
  address: { draft: 'Address' },
  isIn: { draft: 'Eyɛ directory lɛ mli: {shown}. {agreed} ({day})' },
  isOut: { draft: 'Ebɛ directory lɛ mli. Mɔ ni bɛ account lɛ, kɛ ekpɛlɛ nɔ dani atsɔɔ lɛ yɛ jɛmɛ.' },
  add: { draft: 'Tsɔɔmɔ yɛ directory lɛ mli' },
  change: { draft: 'Tsakemɔ nɔ ni atsɔɔ' },
  remove: { draft: 'Jiemɔ yɛ directory lɛ mli' },
  removed: { draft: 'Ajie yɛ directory lɛ mli' },
  addTitle: { draft: 'Tsɔɔmɔ {name} yɛ directory lɛ mli' },
  hint: { draft: 'Asafo lɛ mli bii fɛɛ naa gbɛi lɛ, kɛ nii ni akadi yɛ biɛ. Kadi nii ni amɛkpɛlɛ nɔ lɛ pɛ.' },
  agreed: { draft: 'Bɔ ni amɛkpɛlɛ nɔ' },
  agreedHint: { draft: 'Tamɔ “Ekɛɛ secretary lɛ yɛ 2 Alemle”' },
  save: { draft: 'Kɛto' },
  saving: { draft: 'Wɔkɛmiito...' },
  added: { draft: 'Atsɔɔ lɛ yɛ directory lɛ mli' },
}
