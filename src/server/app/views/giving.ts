import type { GivingMode } from '../../../lib/contract/giving/giving.ts'
import type { Block, BlockOf } from '../../../lib/contract/website/blocks/all.ts'
import { blockOf } from '../../../lib/contract/website/blocks/fill.ts'
import type { Church } from '../../../lib/contract/website/church.ts'
import type { Off } from '../../../lib/modules/modules.ts'
import { formatMoney } from '../../../lib/money/money.ts'
import { formatCount } from '../../../lib/text/format-count.ts'
import { formatDay } from '../../../lib/time/dates.ts'
import { listYears } from '../../giving/books/published-years.ts'
import { grouped, newestRoot } from '../../giving/books/verify/roots.ts'
import { openWeekdayOffering } from '../../giving/books/weekday-offering/offerings.ts'
import { chosenOf } from '../../giving/giving/providers/provider.ts'
import { publishedYearWords } from '../messages.ts'
import { church } from './church.ts'

/** What the page Give offers, without online giving only the church's other ways: in which mode, and the payment methods; undefined for all of the specification. */
export function givingOffer(
  { giving_provider, currency }: Pick<Church, 'giving_provider' | 'currency'>,
  off: Off,
): { mode: GivingMode; methods?: readonly string[] } {
  if (off.has('giving')) return { mode: 'none' }
  const { providers, isDemonstration } = church().giving
  if (isDemonstration) return { mode: 'demonstration' }
  const provider = chosenOf(providers, giving_provider)
  const methods = provider?.methodsIn(currency) ?? []
  return provider && methods.length > 0 ? { mode: provider.mode, methods } : { mode: 'none' }
}

/** Whether gifts may name their weekday of birth now, for a Kofi & Ama collection (docs/decisions/giving.md#two-people). */
export const isCollecting = async (mode: GivingMode, off: Off): Promise<boolean> =>
  !off.has('kofi-ama') &&
  mode !== 'none' &&
  mode !== 'demonstration' &&
  (await openWeekdayOffering(church().db)) !== undefined

/** The newest year that a treasurer has published of the books, as a block; none where nothing is (docs/decisions/giving.md#ledger). */
export async function publishedYear(off: Off): Promise<BlockOf<'figures'>[]> {
  if (off.has('books')) return []
  const [newest] = await listYears(church().db)
  if (!newest) return []
  const sent = await newestRoot(church().db)
  const words = publishedYearWords
  const root = sent ? ` ${words.root({ day: formatDay(sent.day), root: grouped(sent.root) })}` : ''
  const { year, currency, total, gifts, funds, other, until } = newest.figures
  const shown = funds.map(({ name, amount, goal }) => ({
    title: name,
    text: goal === null ? '' : words.goal({ percent: goal }),
    amount,
  }))
  const rest =
    other > 0
      ? [{ title: funds.length > 0 ? words.allElse : words.allTogether, text: '', amount: other }]
      : []
  const came = { day: formatDay(until), amount: formatMoney(total, currency) }
  const whole = gifts === null ? words.whole(came) : words.wholeOf({ ...came, gifts: formatCount(gifts) })
  return [
    blockOf('figures', 'published-year', {
      title: words.title({ year }),
      text: `${whole}${root}`,
      caption: words.caption({ year }),
      items: [...shown, ...rest],
    }),
  ]
}

/** The blocks of the page with the published year before its last invitation. */
export const withYear = (blocks: readonly Block[], year: readonly Block[]): Block[] => {
  const isInvitation = blocks.at(-1)?.kind === 'call-to-action'
  const at = blocks.length - (isInvitation ? 1 : 0)
  return [...blocks.slice(0, at), ...year, ...blocks.slice(at)]
}
