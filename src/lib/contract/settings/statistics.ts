import * as z from 'zod/mini'
import { type Exact, number, readerOf, text } from '../fields.ts'
import { TextBudgetAnswer } from '../messages/text-budget.ts'

const fields = {
  totalUsers: number,
  totalSermons: number,
  totalTestimonies: number,
  totalEvents: number,
  totalPrayerRequests: number,
  fellowships: number,
}

export const Statistics = readerOf(fields)
export type Statistics = z.infer<typeof Statistics>

export const StatisticsAnswer = z.strictObject(fields)
export type StatisticsAnswer = Exact<typeof fields>

/** Growth of the church: members of the last twelve months, attendance of the last twelve weeks, oldest first. */
export const GrowthAnswer = z.strictObject({
  members: z.array(z.strictObject({ month: text, joined: number, total: number })),
  attendance: z.array(z.strictObject({ week: text, present: number, marked: number })),
})
export type GrowthAnswer = z.infer<typeof GrowthAnswer>

/** What the process cannot do by its settings. */
const SwitchedOff = z.enum([
  ...(['email', 'text messages', 'sender of text messages', 'payments', 'backups', 'notifications'] as const),
])
export type SwitchedOff = z.infer<typeof SwitchedOff>

/** What waits for the super admin. `errors`: of the last day; `backup_at`: null where there is no backup yet. */
export const ToDosAnswer = z.strictObject({
  testimonies: number,
  /** Drafts of pages that somebody asks to publish. */
  pages: number,
  /** Changes of what tells people where money goes: those that wait, and those that can still be undone. */
  payment_details: z._default(number, 0),
  messages: number,
  without_fellowship: number,
  /** People for whom leaders ask, or whom they added. */
  people: z._default(number, 0),
  errors: number,
  /** Meetings without marks by the Tuesday after, the oldest first; `missing_reports_count` counts those left out, too. */
  missing_reports: z.array(z.strictObject({ event: number, fellowship: text, leader: text, date: text })),
  missing_reports_count: number,
  /** Open conversations of the inbox that the reader has taken. */
  inbox: z._default(number, 0),
  backup_at: z.nullable(text),
  backup_late: z.boolean(),
  /** The budgets of text messages that are nearly spent. */
  texts: z._default(z.array(TextBudgetAnswer), []),
  off: z._default(z.array(SwitchedOff), []),
})
export type ToDosAnswer = z.infer<typeof ToDosAnswer>
