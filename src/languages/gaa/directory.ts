import type { directoryWords } from '../../islands/people/directory/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const directory: Translation<typeof directoryWords> = {
  title: { draft: 'Directory' },
  about: { draft: 'Asafo lɛ mli bii ni kpɛlɛ nɔ akɛ asafo lɛ mli bii ana amɛ.' },
  lede: {
    draft:
      'Asafo lɛ mli bii ni kpɛlɛ nɔ akɛ ana amɛ yɛ biɛ, kɛ nɔ ni mɔ fɛɛ mɔ tsɔɔ. <a>Halamɔ nɔ ni otsɔɔ</a>',
  },
  needsScript: { draft: 'Directory lɛ miitao JavaScript, shi agbe yɛ biɛ.' },
  search: { draft: 'Taomɔ gbɛi' },
  loading: { draft: 'Wɔmiigbele directory lɛ' },
  nobody: {
    draft:
      'Mɔ ko bɛ directory lɛ mli lolo. Kɛji bo kɛ mɛi krokomɛi kpɛlɛ nɔ lɛ, asafo lɛ mli bii baana nyɛnɔmbai yɛ biɛ.',
  },
  notFound: { draft: 'Mɔ ko bɛ directory lɛ mli ni yɔɔ gbɛi nɛɛ.' },
  showMe: { draft: 'Okɛ migbɛi awo directory lɛ mli' },
  families: { draft: { one: 'weku {count}', other: 'wekui {count}' } },
  more: { draft: 'Tsɔɔmɔ wekui krokomɛi' },
  birthday: { draft: 'Fɔmɔ gbi: {day}' },
  call: { draft: 'Tswaa {name}' },
  write: { draft: 'Ŋmaa e-mail kɛmaje {name}' },
  tryAgain: { draft: 'Kaa ekoŋŋ' },
  onlyFor: { draft: 'Nɔ ni okaneɔ yɛ biɛ lɛ, asafo lɛ mli bii anɔ ni. Ofainɛ, kaaha mɔ kroko.' },
}
