import type { Generated } from 'kysely'
import type {
  FellowshipRequestKind,
  FellowshipRequestState,
} from '../../../../lib/contract/groups/fellowship-request.ts'
import type { PersonRequestKind } from '../../../../lib/contract/people/person-request.ts'
import type { Flag } from '../flag.ts'

type FellowshipTable = {
  id: Generated<number>
  name: string
  description: string
  location: string
  meeting_day: string
  meeting_time: string
  leader_id: number | null
  branch_id: number | null
  /** JSON array of strings. */
  activities: string
  created_at: string
  version: Generated<number>
  /** 1: who wants to join asks its leader first. */
  asks_leader: Generated<Flag>
}

/** A member who assists the leader of the own fellowship. */
type FellowshipAssistantTable = {
  account_id: number
  fellowship_id: number
  /** Null once that account is gone. */
  named_by: number | null
  named_at: string
}

/** The link by which people join a fellowship, one each. Its secret part is computed (fellowships/links.ts). */
type FellowshipLinkTable = {
  fellowship_id: number
  made_by: number
  created_at: string
  expires_at: string
}

/** A request to join a fellowship, or to move somebody there. */
export type FellowshipRequestTable = {
  id: Generated<number>
  kind: FellowshipRequestKind
  account_id: number
  /** Where the member is to come. */
  fellowship_id: number
  /** Of a transfer: where the member was when it was proposed. */
  from_id: number | null
  state: FellowshipRequestState
  word: Generated<string>
  answer: Generated<string>
  asked_by: number | null
  asked_at: string
  decided_by: number | null
  decided_at: string | null
}

/** What a leader asks the office about a person of the register (docs/decisions/people.md#leaders-ask). */
type PersonRequestTable = {
  id: Generated<number>
  kind: PersonRequestKind
  person_id: number
  fellowship_id: number
  state: FellowshipRequestState
  /** The leader's. */
  word: Generated<string>
  /** The office's. */
  answer: Generated<string>
  asked_by: number | null
  asked_at: string
  decided_by: number | null
  decided_at: string | null
}

type AttendanceTable = {
  event_id: number
  account_id: number
  is_present: Flag
  marked_by: number | null
  marked_at: string
}

/** The tables of fellowships by name. */
export type FellowshipsTables = {
  fellowship: FellowshipTable
  attendance: AttendanceTable
  fellowship_assistant: FellowshipAssistantTable
  fellowship_link: FellowshipLinkTable
  fellowship_request: FellowshipRequestTable
  person_request: PersonRequestTable
}
