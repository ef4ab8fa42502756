import type { Generated } from 'kysely'
import type { PlanItemKind, PlanKind } from '../../../../lib/contract/services/plan.ts'
import type { Flag } from '../flag.ts'

/** The order of a service or an event, or a template of one (docs/worship.md). */
export type ServicePlanTable = {
  id: Generated<number>
  kind: PlanKind
  is_template: Generated<Flag>
  service_id: number | null
  event_id: number | null
  title: string
  /** By the church's clock; '' for a template. */
  day: Generated<string>
  start_time: Generated<string>
  /** When it should be over; '' where nobody said. */
  end_time: Generated<string>
  theme: Generated<string>
  /** Whether the site shows its public part. */
  is_public: Generated<Flag>
  /** Lets a page follow it live. */
  code: string
  made_by: number | null
  made_at: string
  /** Counts each change of the plan and its items, for pages that show it. */
  changes: Generated<number>
  /** Of the plan's own fields alone: items have their own. */
  version: Generated<number>
}

/** An item of a plan. Who leads it is an account, a team of the rota, or a name. */
export type PlanItemTable = {
  id: Generated<number>
  plan_id: number
  position: number
  kind: PlanItemKind
  title: string
  minutes: Generated<number>
  leader_account: number | null
  leader_team: number | null
  leader_name: Generated<string>
  song_id: number | null
  key: Generated<string>
  capo: Generated<number>
  parts: Generated<string>
  reference: Generated<string>
  words: Generated<string>
  /** For who leads it. */
  leader_note: Generated<string>
  is_public: Generated<Flag>
  /** Made by the browser, so that the same addition twice is one item. */
  act_id: Generated<string>
  version: Generated<number>
  /** Of an offering: the cash count in which it was counted. */
  count_id: number | null
}

/** A note for a team: one of `noteTeams`, or the id of a team of the rota. */
type PlanNoteTable = { item_id: number; team: string; words: string }

type PlanLinkTable = { id: Generated<number>; item_id: number; name: string; address: string }

/** A file of an item. The name is what its sender called it; the ending of the key is what it is. */
type PlanFileTable = {
  id: Generated<number>
  item_id: number
  name: string
  file_key: string
  bytes: number
  /** The upload that it came by, so that the same one twice is one file. */
  upload: string
  added_at: string
}

/** Where a plan is that was started. Each change has the next turn. */
type PlanLiveTable = {
  plan_id: number
  item_id: number | null
  turn: Generated<number>
  started_at: string
  /** When the item began. */
  item_at: string
  ended_at: string | null
  led_by: number | null
}

/** The tables of plans by name. */
export type PlansTables = {
  service_plan: ServicePlanTable
  plan_item: PlanItemTable
  plan_note: PlanNoteTable
  plan_link: PlanLinkTable
  plan_file: PlanFileTable
  plan_live: PlanLiveTable
}
