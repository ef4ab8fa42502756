import type { OpenPlacesAnswer } from '../../../lib/contract/services/charts.ts'
import { dayAfter } from '../../../lib/time/next-day.ts'
import { weekOf, weeksFrom } from '../../../lib/time/weeks.ts'
import type { Db } from '../../platform/db/tables.ts'
import { holding } from '../rota/shifts.ts'
import { listSlots } from '../rota/slots.ts'

const weeksShown = 8

/** Places that teams need from today on in this week and the seven after it, and those that nobody has or is asked for, as the schedule shows them. */
export async function countPlaces(
  db: Db,
  { today, branch }: { today: string; branch: number | undefined },
): Promise<OpenPlacesAnswer> {
  const weeks = weeksFrom(today, weeksShown)
  const slots = await listSlots(db, { from: today, to: dayAfter(weeks.at(-1) ?? today, 6), branch })
  return {
    weeks: weeks.map((week) => {
      const within = slots.filter(({ day }) => weekOf(day) === week)
      return {
        week,
        needed: within.reduce((sum, { needed }) => sum + needed, 0),
        open: within.reduce((sum, slot) => sum + openIn(slot), 0),
      }
    }),
  }
}

type Slot = Awaited<ReturnType<typeof listSlots>>[number]

const openIn = ({ needed, turns }: Slot): number =>
  Math.max(0, needed - turns.filter(({ state }) => holding.some((one) => one === state)).length)
