import type { directoryTexts as words } from '../../lib/texts/people/directory.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const directoryTexts: Translation<typeof words> = {
  directory: { draft: 'Directory' },
  nobody: { draft: 'Obiara npenee so sɛ ne din bɛba directory no mu ɛ.' },
  onlyFor: { draft: 'Asɔremma nko ara na wɔhu. Yɛsrɛ wo, mfa mma obi foforɔ.' },
  birthday: { draft: 'Awoda {day}' },
  birthdays: { draft: 'Awoda' },
  birthdaysOf: { draft: 'Awoda a ɛwɔ {month} mu' },
  noBirthday: { draft: 'Yɛnnim awoda biara.' },
  andName: { draft: '{one} ne {other}' },
  theFamily: { draft: '{name} abusua' },
}
