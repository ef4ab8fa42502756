import type { staffTexts as words } from '../../lib/texts/settings/staff.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const staffTexts: Translation<typeof words> = {
  demoted: { draft: 'Votre rôle dans l’église a changé, et cette page ne lui est pas ouverte.' },
}
