import type { directoryTexts as words } from '../../lib/texts/people/directory.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const directoryTexts: Translation<typeof words> = {
  directory: { draft: 'Directory' },
  nobody: { draft: 'Ame aɖeke melɔ̃ be yeƒe ŋkɔ nanɔ directory la me haɖe o.' },
  onlyFor: { draft: 'Hameviwo ko tɔe. Taflatsɛ mègatsɔe na ame bubu o.' },
  birthday: { draft: 'Dzigbezã {day}' },
  birthdays: { draft: 'Dzigbezãwo' },
  birthdaysOf: { draft: 'Dzigbezã siwo le {month} me' },
  noBirthday: { draft: 'Míenya dzigbezã aɖeke o.' },
  andName: { draft: '{one} kple {other}' },
  theFamily: { draft: '{name} ƒomea' },
}
