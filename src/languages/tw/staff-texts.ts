import type { staffTexts as words } from '../../lib/texts/settings/staff.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const staffTexts: Translation<typeof words> = {
  demoted: { draft: 'Wo dwuma wɔ asɔre no mu asesa, na wonni kwan bue kratafa yi.' },
}
