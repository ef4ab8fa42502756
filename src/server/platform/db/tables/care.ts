import type { Generated } from 'kysely'
import type { CareAct, CareKind, TaskState } from '../../../../lib/contract/care/care.ts'
import type { CardSource } from '../../../../lib/contract/care/newcomer-card.ts'
import type { Flag } from '../flag.ts'

/** A newcomer's card. A person has at most one that is open. */
type NewcomerCardTable = {
  id: Generated<number>
  /** A UUID of the form, so that a card that is sent twice is kept once. */
  submission: string
  person_id: number
  fellowship_id: number | null
  /** Where the card was written; the branch of a person who has one counts before it. */
  branch_id: number | null
  brought_by: Generated<string>
  source: CardSource
  entered_by: number | null
  responsible_id: number | null
  /** The message with the thanks; null where none goes. */
  thanks_id: number | null
  /** Whether staff sends the thanks after a look. */
  thanks_waits: Generated<Flag>
  created_at: string
  closed_at: string | null
  outcome: Generated<string>
  version: Generated<number>
  /** What a visitor wrote on the site, none of it confirmed; '' for a card of the door. The number is E.164. */
  written_name: Generated<string>
  written_telephone: Generated<string>
  written_email: Generated<string>
  /** Whether the visitor agreed to be written to. */
  written_consent: Generated<Flag>
  /** The language in which a visitor sent it; null for a card of the door. */
  language: string | null
}

/** Something that somebody does for a person: a step of a newcomer's card, or any other care. */
type CareTaskTable = {
  id: Generated<number>
  kind: CareKind
  card_id: number | null
  person_id: number | null
  prayer_id: number | null
  /** What the program made it of, `absence 12 since 2026-10-04`, so that it makes it once. */
  occasion: string | null
  title: string
  words: Generated<string>
  /** Why it is there. */
  reason: Generated<string>
  /** Only those named on it and pastors see it. */
  is_confidential: Flag
  assigned_to: number | null
  /** When the assignee said that they do it, so that nobody else begins; null: nobody has said so. */
  taken_at: string | null
  entered_by: number | null
  due_on: string | null
  state: TaskState
  created_at: string
  done_at: string | null
  outcome: Generated<string>
  version: Generated<number>
}

/** What happened to a card or a task. */
type CareHistoryTable = {
  id: Generated<number>
  card_id: number | null
  task_id: number | null
  at: string
  done_by: number | null
  /** The name, copied. */
  by_name: string
  act: CareAct
  word: Generated<string>
}

/** The tables of care by name. */
export type CareTables = {
  newcomer_card: NewcomerCardTable
  care_task: CareTaskTable
  care_history: CareHistoryTable
}
