import type { Church } from '../../lib/contract/church.ts'
import type { GivingMode } from '../../lib/contract/gift.ts'
import { openCollection } from '../books/collections.ts'
import { chosenOf } from '../giving/providers/provider.ts'
import { church } from './church.ts'

/** What the page Give offers: in which mode, and the payment methods; undefined for all of the specification. */
export function givingOffer({ giving_provider, currency }: Pick<Church, 'giving_provider' | 'currency'>): {
  mode: GivingMode
  methods?: readonly string[]
} {
  const { providers, isDemonstration } = church().giving
  if (isDemonstration) return { mode: 'demonstration' }
  const provider = chosenOf(providers, giving_provider)
  const methods = provider?.methodsIn(currency) ?? []
  return provider && methods.length > 0 ? { mode: provider.mode, methods } : { mode: 'none' }
}

/** Whether gifts may name their weekday of birth now, for a Kofi & Ama collection (docs/decisions/0220). */
export const isCollecting = async (mode: GivingMode): Promise<boolean> =>
  mode !== 'none' && mode !== 'demonstration' && (await openCollection(church().db)) !== undefined
