import * as z from 'zod/mini'
import { serviceRules } from '../../texts/services/service-rules.ts'
import { usualRules } from '../../texts/settings/usual-rules.ts'
import { atMost } from '../base.ts'
import { churchSymbols } from '../website/church-symbols.ts'

/** The slug under which events of no category of the church stand, and of one that was removed. */
export const otherCategory = 'other'

const missing = () => serviceRules.giveNameCategory

/** A category of events. The slug stays when the name is changed: events, addresses and calendar feeds rely on it. */
export const EventCategory = z.strictObject({
  slug: z.string({ error: missing }).check(
    atMost(40, missing),
    z.regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, { error: missing }),
    z.refine((slug) => slug !== 'all' && slug !== otherCategory, {
      error: () => serviceRules.chooseAnotherName,
    }),
  ),
  name: z.string({ error: missing }).check(z.trim(), atMost(40), z.minLength(1, { error: missing })),
  symbol: z.enum(churchSymbols, { error: () => usualRules.chooseSymbol }),
})
export type EventCategory = z.infer<typeof EventCategory>

/** Those of a church that has not chosen its own (spec 1 §2, "Events"). */
export const usualEventCategories: EventCategory[] = [
  { slug: 'worship', name: 'Worship', symbol: 'gye-nyame' },
  { slug: 'youth', name: 'Youth', symbol: 'dwennimmen' },
  { slug: 'outreach', name: 'Outreach', symbol: 'akoma' },
  { slug: 'study', name: 'Study', symbol: 'mate-masie' },
  { slug: 'prayer', name: 'Prayer', symbol: 'nyame-dua' },
]

/** A slug of a name that none of `taken` is: `Harvest & Home` becomes `harvest-home`. */
export function slugFor(name: string, taken: readonly string[]): string {
  const plain = name
    .normalize('NFD')
    .toLowerCase()
    .replace(/ɔ/g, 'o')
    .replace(/ɛ/g, 'e')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[-0-9]+/, '')
    .slice(0, 36)
    .replace(/-$/, '')
  const used = new Set([...taken, 'all', otherCategory])
  const base = plain || 'category'
  for (let at = 1; ; at++) {
    const slug = at === 1 ? base : `${base}-${at}`
    if (!used.has(slug)) return slug
  }
}
