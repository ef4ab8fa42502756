import type { ProjectionItem } from '../../../lib/contract/services/projection.ts'
import type { Db } from '../../platform/db/tables.ts'
import { Refused } from '../../platform/errors/refusal.ts'
import { type PlanForShow, readPlanForShow } from '../plans/for-show.ts'

type PlanItem = PlanForShow['items'][number]

/**
 * The items of a presentation as its plan has them now: those of the plan in its order, with what the team has set for the screen, and behind
 * each what the team has added there. Unchanged without a plan, and after its plan was deleted.
 */
export async function planItems(
  db: Db,
  plan: number | null,
  items: readonly ProjectionItem[],
): Promise<ProjectionItem[]> {
  const planned = plan === null ? undefined : await readPlan(db, plan)
  if (!planned) return [...items]
  const ids = new Set(planned.items.map(({ id }) => id))
  const added = new Map<number, ProjectionItem[]>()
  let behind = 0
  for (const item of items) {
    if (item.plan_item === null) added.set(behind, [...(added.get(behind) ?? []), item])
    else if (ids.has(item.plan_item)) behind = item.plan_item
  }
  const own = new Map(items.map((item) => [item.plan_item, item]))
  const ofPlan = planned.items.flatMap((item) => [
    itemOf(item, own.get(item.id)),
    ...(added.get(item.id) ?? []),
  ])
  return [...(added.get(0) ?? []), ...ofPlan]
}

async function readPlan(db: Db, plan: number): Promise<PlanForShow | undefined> {
  try {
    return await readPlanForShow(db, plan)
  } catch (error) {
    if (error instanceof Refused && error.status === 404) return undefined
    throw error
  }
}

/** What an item of a plan shows; `own` is what the presentation has of it. */
function itemOf(item: PlanItem, own: ProjectionItem | undefined): ProjectionItem {
  const { title, reference, text, song_id, parts } = item
  const each = { id: `p${item.id}`, plan_item: item.id, note: own?.note ?? '' }
  switch (item.kind) {
    case 'song': {
      if (song_id === null) break
      const languages = own?.kind === 'song' ? own.languages : []
      const order = parts.split(/\s+/).filter(Boolean)
      return { ...each, kind: 'song', title: '', song: song_id, order, languages }
    }
    case 'reading': {
      if (!reference) break
      const shown = own?.kind === 'reading' ? own : { title: '', text: '', footer: '' }
      const { title: heading, footer } = shown
      return { ...each, kind: 'reading', reference, title: heading, text: text || shown.text, footer }
    }
    case 'notices': {
      const { seconds, days } = own?.kind === 'notices' ? own : { seconds: 10, days: 14 }
      return { ...each, kind: 'notices', title, seconds, days }
    }
    case 'offering':
      return { ...each, kind: 'giving', title }
    default:
      break
  }
  return { ...each, kind: 'heading', title, text: own?.kind === 'heading' ? own.text : reference }
}
