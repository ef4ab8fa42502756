import type { staffTexts as words } from '../../lib/texts/settings/staff.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const staffTexts: Translation<typeof words> = {
  demoted: { draft: 'Onitsumɔ yɛ asafo lɛ mli etsake, ni baafa nɛɛ gbeleee kɛhaaa lɛ.' },
}
