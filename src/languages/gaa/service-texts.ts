import type { serviceTexts as words } from '../../lib/texts/services/services.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const serviceTexts: Translation<typeof words> = {
  calendar: { draft: 'Wɔmiigbele calendar lɛ...' },
  donation: { draft: 'Wɔkɛ bo miiya hamɔ baafa lɛ nɔ...' },
}
