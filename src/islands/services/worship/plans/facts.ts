import type { PlanItemAnswer } from '../../../../lib/contract/services/plan.ts'
import { planWords as words } from './messages.ts'
import { itemKindName } from './names.ts'

/** What a list says of an item below its title. */
export const factsOf = (item: PlanItemAnswer): string =>
  [
    itemKindName(item.kind),
    item.minutes > 0 && words.minutes({ minutes: item.minutes }),
    item.leaders,
    item.reference,
    item.key,
    item.counted === 'open' && words.counting,
    item.counted === 'closed' && words.counted,
  ]
    .filter(Boolean)
    .join(' · ')
