import type { EventFields } from './contract/event.ts'
import type { ShownFellowship } from './contract/fellowship.ts'
import type { Sermon } from './contract/sermon.ts'
import type { ServiceFields } from './contract/service.ts'

/** What blocks show of the church's records. A list that no block of the page shows is empty. */
export type BlockData = {
  services: readonly ServiceFields[]
  /** The newest first. */
  sermons: readonly Sermon[]
  /** From today on, the next first. */
  events: readonly EventFields[]
  fellowships: readonly ShownFellowship[]
  /** The day in the church's time zone, `2026-11-22`. */
  today: string
}
