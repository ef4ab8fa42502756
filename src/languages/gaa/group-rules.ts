import type { groupRules as words } from '../../lib/texts/groups/group-rules.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const groupRules: Translation<typeof words> = {
  activityNeedsName: { draft: 'Nifeemɔ miitao gbɛi' },
  sayWhetherArchived: { draft: 'Ofainɛ, kɛɛ kɛji akɛto' },
}
