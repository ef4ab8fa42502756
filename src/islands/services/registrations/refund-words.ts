import type { TicketOffer } from '../../../lib/contract/services/registration.ts'
import { calendarWords } from '../../../lib/texts/services/days.ts'
import { formatDay } from '../../../lib/time/dates.ts'
import { ticketWords as words } from './messages.ts'

type Rules = Pick<TicketOffer, 'refund_full_until' | 'refund_part_until' | 'refund_percent'>

/** What who cancels gets back, in one sentence, which is shown before somebody pays. */
export function refundWords({
  refund_full_until: full,
  refund_part_until: part,
  refund_percent,
}: Rules): string {
  const dayOf = (day: string) => calendarWords.day({ day: formatDay(day) })
  const percent = String(refund_percent)
  if (full && part) return words.backFullAndPart({ day: dayOf(full), percent, part: dayOf(part) })
  if (full) return words.backFull({ day: dayOf(full) })
  return part ? words.backPart({ percent, part: dayOf(part) }) : words.backAll
}
