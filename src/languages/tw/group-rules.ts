import type { groupRules as words } from '../../lib/texts/groups/group-rules.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const groupRules: Translation<typeof words> = {
  activityNeedsName: { draft: 'Dwumadie hia din' },
  sayWhetherArchived: { draft: 'Yɛsrɛ wo, ka sɛ yɛakora anaa' },
}
