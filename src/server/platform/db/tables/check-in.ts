import type { Generated } from 'kysely'
import type { Flag } from '../flag.ts'

/** A service on a day, or an event, at which people are marked as here. */
export type SittingTable = {
  id: Generated<number>
  service_id: number | null
  event_id: number | null
  /** That of the service, copied. */
  branch_id: number | null
  /** What it was called, copied. */
  title: string
  /** By the church's clock. */
  day: string
  opened_by: number | null
  opened_at: string
  /** Heads as somebody counted them; null: not counted. */
  men: number | null
  women: number | null
  children: number | null
  visitors: number | null
  counted_by: number | null
  counted_at: Generated<string>
  counted_act: Generated<string>
  /** JSON of how many were marked, from when the marks are deleted. */
  kept_marks: string | null
  visitors_act: Generated<string>
  children_act: Generated<string>
  women_act: Generated<string>
  men_act: Generated<string>
}

/** The latest act about a person at a sitting; an Undo is a row, too, so that an earlier act cannot bring the mark back. */
type SittingMarkTable = {
  sitting_id: number
  person_id: number
  is_here: Flag
  /** When it was tapped, by the server's clock. */
  at: string
  /** Made by the phone. Decides between two acts of one millisecond. */
  act_id: string
  marked_by: number | null
}

/** A visitor who was not in the register; `person_id` when a name was given. */
type SittingVisitorTable = {
  sitting_id: number
  act_id: string
  is_here: Flag
  at: string
  person_id: number | null
}

/** What a guardian got for a child, as HMAC, and which usher made it. Deleted after the day. */
type GuardianCodeTable = { sitting_id: number; person_id: number; code_hash: string; made_by: number | null }

/** A child who went home, and with whom. */
type ChildCollectedTable = {
  sitting_id: number
  person_id: number
  at: string
  released_by: number | null
  collector_id: number | null
  how: 'code' | 'named' | 'reason'
  reason: string
}

/** The code that a member shows now, as HMAC. A new one replaces it. */
type OwnCodeTable = { account_id: number; code_hash: string; made_at: string }

/** A leader was reminded of a meeting without marks. */
type ReportReminderTable = {
  event_id: number
  account_id: number
  sent_at: string
  settled_at: string | null
}

/** The tables of check in by name. */
export type CheckInTables = {
  sitting: SittingTable
  sitting_mark: SittingMarkTable
  sitting_visitor: SittingVisitorTable
  guardian_code: GuardianCodeTable
  child_collected: ChildCollectedTable
  own_code: OwnCodeTable
  report_reminder: ReportReminderTable
}
