import type { directoryTexts as words } from '../../lib/texts/people/directory.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const directoryTexts: Translation<typeof words> = {
  directory: { draft: 'Directory' },
  nobody: { draft: 'Mɔ ko kpɛlɛko nɔ akɛ egbɛi ahi directory lɛ mli.' },
  onlyFor: { draft: 'Asafo lɛ mli bii pɛ anɔ. Ofainɛ, kaakɛha mɔ kroko.' },
  birthday: { draft: 'Fɔmɔ gbi {day}' },
  birthdays: { draft: 'Fɔmɔ gbii' },
  birthdaysOf: { draft: 'Fɔmɔ gbii yɛ {month} mli' },
  noBirthday: { draft: 'Wɔleee fɔmɔ gbi ko.' },
  andName: { draft: '{one} kɛ {other}' },
  theFamily: { draft: '{name} weku lɛ' },
}
