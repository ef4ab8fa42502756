import type { Generated } from 'kysely'
import type { MemberState, ShiftState } from '../../../../lib/contract/services/rota.ts'
import type { Flag } from '../flag.ts'

/** A team of people who serve, such as the ushers. */
type RotaTeamTable = {
  id: Generated<number>
  name: string
  name_folded: string
  is_open: Flag
  created_at: string
  version: Generated<number>
}

/** How many of a team are needed at each service of a kind. */
type RotaNeedTable = { team_id: number; service_id: number; needed: number }

/** `since`: when the member offered to serve, or was taken. */
type RotaMemberTable = { team_id: number; account_id: number; state: MemberState; since: string }

/** Days, both included, on which somebody cannot serve. For the member and who keeps the rota. */
type RotaCannotTable = {
  id: Generated<number>
  account_id: number
  from_day: string
  to_day: string
  word: string
  created_at: string
}

/** Somebody's turn at a service of a day. Who declined or gave it away keeps the row, and no place. */
type RotaTurnTable = {
  id: Generated<number>
  team_id: number
  service_id: number
  day: string
  account_id: number
  state: ShiftState
  /** What the member said: with an offer to the team for all of it, else for who keeps the rota. */
  word: Generated<string>
  /** When the member offered it to the team; null while it is not offered. */
  offered_at: string | null
  taken_from: number | null
  asked_by: number | null
  asked_at: string
  answered_at: string | null
  /** When the e-mail with the question was queued, and when it was accepted, refused or not wanted. */
  told_at: string | null
  told_settled_at: string | null
  reminded_at: string | null
  reminder_settled_at: string | null
  version: Generated<number>
}

type RotaSettingTable = { account_id: number; remind_days: number }

/** The tables of rota by name. */
export type RotaTables = {
  rota_team: RotaTeamTable
  rota_need: RotaNeedTable
  rota_member: RotaMemberTable
  rota_cannot: RotaCannotTable
  rota_turn: RotaTurnTable
  rota_setting: RotaSettingTable
}
