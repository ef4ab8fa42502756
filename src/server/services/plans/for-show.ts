import type { PlanItemKind } from '../../../lib/contract/services/plan.ts'
import type { Db } from '../../platform/db/tables.ts'
import { announcementsOf } from './answer.ts'
import { itemsOf } from './items.ts'
import { requirePlan } from './plans.ts'

/** What the projector shows of a plan. */
export type PlanForShow = {
  id: number
  title: string
  /** '' for a template. */
  day: string
  start_time: string
  theme: string
  items: {
    id: number
    kind: PlanItemKind
    title: string
    /** The reading, such as `Psalm 23:1-6`; '' for none. */
    reference: string
    /** What was typed of it. */
    text: string
    song_id: number | null
    /** '' for the song's own. */
    key: string
    /** The parts in their order, `verse-1 chorus-1`; '' for the song's own order. */
    parts: string
    /** Of an item of notices: what is announced at the service. */
    announcements: { id: number; title: string; content: string }[]
  }[]
}

/** A plan for its projection, whose rights are the caller's to check. Throws 404. */
export async function readPlanForShow(db: Db, planId: number): Promise<PlanForShow> {
  const { id, title, day, start_time, theme } = await requirePlan(db, planId)
  const items = await itemsOf(db, id)
  const announcements = items.some(({ kind }) => kind === 'notices') ? await announcementsOf(db, day) : []
  return {
    ...{ id, title, day, start_time, theme },
    items: items.map((item) => ({
      ...{ id: item.id, kind: item.kind, title: item.title, reference: item.reference },
      ...{ text: item.words, song_id: item.song_id, key: item.key, parts: item.parts },
      announcements: item.kind === 'notices' ? announcements : [],
    })),
  }
}
