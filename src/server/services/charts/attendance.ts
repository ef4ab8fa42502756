import { sql } from 'kysely'
import type { AttendanceWeeksAnswer, MeetingWeeksAnswer } from '../../../lib/contract/services/charts.ts'
import { weekOf, weeksTo } from '../../../lib/time/weeks.ts'
import type { Db } from '../../platform/db/tables.ts'
import { countMarked } from '../check-in/marked.ts'

const weeksShown = 12

/**
 * People at services and at meetings in each of the last twelve weeks; for staff of a branch those of it. Of a service the heads that were
 * counted, else the people who were marked: the two are never added up (docs/check-in.md). `today` is the church's day.
 */
export async function countAttendance(
  db: Db,
  { today, branch }: { today: string; branch: number | undefined },
): Promise<AttendanceWeeksAnswer> {
  const weeks = weeksTo(today, weeksShown)
  const from = weeks[0] ?? today
  const services = new Map<string, number>()
  for (const { day, people } of await checkInSessionsOf(db, { from, today, branch }))
    services.set(weekOf(day), (services.get(weekOf(day)) ?? 0) + people)
  const meetings = await markedByDay(db, { from, today, branch })
  const fellowships = new Map<string, number>()
  for (const { date, present } of meetings)
    fellowships.set(weekOf(date), (fellowships.get(weekOf(date)) ?? 0) + present)
  return {
    weeks: weeks.map((week) => ({
      week,
      services: services.get(week) ?? null,
      fellowships: fellowships.get(week) ?? null,
    })),
  }
}

/** Marks of a fellowship's meetings in each of the last twelve weeks. */
export async function countMeetings(db: Db, fellowship: number, today: string): Promise<MeetingWeeksAnswer> {
  const weeks = weeksTo(today, weeksShown)
  const days = await markedByDay(db, { from: weeks[0] ?? today, today, fellowship })
  return {
    weeks: weeks.map((week) => {
      const within = days.filter(({ date }) => weekOf(date) === week)
      return {
        week,
        present: within.reduce((sum, { present }) => sum + present, 0),
        marked: within.reduce((sum, { marked }) => sum + marked, 0),
      }
    }),
  }
}

type Days = { from: string; today: string; branch?: number | undefined }

/** The people of each service and event of these days that was counted or marked. */
async function checkInSessionsOf(db: Db, { from, today, branch }: Days) {
  const checkInSessions = await db
    .selectFrom('sitting')
    .select(['id', 'day', 'kept_marks', 'men', 'women', 'children', 'visitors'])
    .where('day', '>=', from)
    .where('day', '<=', today)
    .$if(branch !== undefined, (query) => query.where('branch_id', '=', branch ?? 0))
    .execute()
  const marked = await countMarked(db, checkInSessions)
  return checkInSessions
    .map(({ id, day, men, women, children, visitors }) => {
      const counted = [men, women, children, visitors].filter((heads) => heads !== null)
      const people = counted.length > 0 ? counted.reduce((sum, heads) => sum + heads, 0) : marked.get(id)?.all
      return { day, people: people ?? 0, isCounted: counted.length > 0 }
    })
    .filter(({ people, isCounted }) => isCounted || people > 0)
}

/** Marks of meetings by day: of one fellowship, or of those of a branch, or of all. */
async function markedByDay(
  db: Db,
  { from, today, branch, fellowship }: Days & { fellowship?: number },
): Promise<{ date: string; present: number; marked: number }[]> {
  const rows = await db
    .selectFrom('attendance')
    .innerJoin('event', 'event.id', 'attendance.event_id')
    .innerJoin('fellowship', 'fellowship.id', 'event.fellowship_id')
    .select(['event.date', sql<number>`sum(is_present)`.as('present'), sql<number>`count(*)`.as('marked')])
    .where('event.date', '>=', from)
    .where('event.date', '<=', today)
    .$if(branch !== undefined, (query) => query.where('fellowship.branch_id', '=', branch ?? 0))
    .$if(fellowship !== undefined, (query) => query.where('fellowship.id', '=', fellowship ?? 0))
    .groupBy('event.date')
    .execute()
  return rows.map(({ date, present, marked }) => ({ date, present: Number(present), marked: Number(marked) }))
}
