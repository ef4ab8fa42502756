import type { groupRules as words } from '../../lib/texts/groups/group-rules.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const groupRules: Translation<typeof words> = {
  activityNeedsName: { draft: 'Dɔwɔna hiã ŋkɔ' },
  sayWhetherArchived: { draft: 'Taflatsɛ gblɔ nenye wodzrae ɖo' },
}
