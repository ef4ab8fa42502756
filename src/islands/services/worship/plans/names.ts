import type { PlanItemKind, PlanKind } from '../../../../lib/contract/services/plan.ts'
import { planKindWords as words } from '../../../../lib/texts/services/plan-teams.ts'

/** The name of a kind of service. */
export function planKindName(kind: PlanKind): string {
  switch (kind) {
    case 'first':
      return words.first
    case 'second':
      return words.second
    case 'midweek':
      return words.midweek
    case 'all-night':
      return words.allNight
    case 'funeral':
      return words.funeral
    case 'wedding':
      return words.wedding
    case 'harvest':
      return words.harvest
    case 'other':
      return words.otherService
  }
}

/** The name of a kind of item. */
export function itemKindName(kind: PlanItemKind): string {
  switch (kind) {
    case 'welcome':
      return words.welcome
    case 'song':
      return words.song
    case 'reading':
      return words.reading
    case 'prayer':
      return words.prayer
    case 'sermon':
      return words.sermon
    case 'offering':
      return words.offering
    case 'notices':
      return words.notices
    case 'communion':
      return words.communion
    case 'heading':
      return words.heading
    case 'other':
      return words.other
  }
}
