import { otherCategory } from '../../../lib/contract/services/event-category.ts'
import type { Church } from '../../../lib/contract/website/church.ts'
import { type SymbolName, symbols } from '../../symbols/symbols.ts'
import { eventWords } from '../cards/messages.ts'

type Look = { symbol: SymbolName; tone: 'forest' | 'indigo' | 'laterite' | 'gold' }
type Known = Pick<Church, 'event_categories'>

const tones = ['forest', 'gold', 'laterite', 'indigo'] as const

/** The artwork of an event: its own symbol if it has one, else that of its category, on the background of its category. */
export function lookOf(
  { icon, category }: { icon: string; category: string },
  { event_categories }: Known,
): Look {
  const at = event_categories.findIndex(({ slug }) => slug === category)
  const tone = tones[at % tones.length] ?? 'forest'
  if (icon in symbols) return { tone, symbol: icon as SymbolName }
  return { tone, symbol: event_categories[at]?.symbol ?? 'funtunfunefu' }
}

/** The categories that these events have, in the church's order, with their names; "Other" is the last. */
export function categoriesIn(
  events: readonly { category: string }[],
  { event_categories }: Known,
): (readonly [slug: string, name: string])[] {
  const used = new Set(events.map(({ category }) => category))
  const known = event_categories.map(({ slug, name }) => [slug, name] as const)
  return [...known, [otherCategory, eventWords.other] as const].filter(([slug]) => used.has(slug))
}
