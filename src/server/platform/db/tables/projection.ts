import type { Generated } from 'kysely'

/** What projectors show of a service (docs/worship.md). */
export type PresentationTable = {
  id: Generated<number>
  title: string
  day: string
  /** The plan that it follows. */
  plan_id: number | null
  /** Opens its screens; null after it was ended. */
  code: string | null
  /** JSON: what it is made of (lib/contract/services/projection.ts). */
  items: Generated<string>
  /** JSON: the slides that were made of the items, which stay until somebody updates them. */
  deck: Generated<string>
  deck_version: Generated<number>
  item: Generated<string>
  slide: Generated<number>
  covered_by: Generated<'none' | 'black' | 'logo'>
  /** The number by which parents are called. */
  call_number: Generated<string>
  /** How many presses counted. */
  presses: Generated<number>
  /** When the last of them was pressed, in milliseconds since 1970. */
  pressed_at: Generated<number>
  version: Generated<number>
  created_at: string
}

/** How often each controller has pressed, so that a press counts once. */
type PresentationControllerTable = { presentation_id: number; controller: string; press: number }

/** A picture of a notice. */
type PresentationPictureTable = {
  id: Generated<number>
  presentation_id: number
  file_key: string
  added_at: string
}

/** The tables of projection by name. */
export type ProjectionTables = {
  presentation: PresentationTable
  presentation_controller: PresentationControllerTable
  presentation_picture: PresentationPictureTable
}
