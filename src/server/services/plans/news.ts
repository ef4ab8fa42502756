import * as z from 'zod'
import { PlanLiveAnswer } from '../../../lib/contract/services/plan.ts'
import type { PubSub } from '../../platform/pubsub/pubsub.ts'

declare module '../../platform/context.ts' {
  interface Variables {
    planNews: PlanNews
  }
}

type Hear = (live: PlanLiveAnswer) => void

/** Tells open pages where a plan is, at all processes of the church. A page that misses something reads it when it opens its connection again. */
export type PlanNews = {
  /** Calls `hear` with each change of a plan. Returns a function that ends it. */
  follow(plan: number, hear: Hear): () => void
  tell(plan: number, live: PlanLiveAnswer): void
}

const Told = z.object({ plan: z.number(), live: PlanLiveAnswer })

export function openPlanNews(pubsub: PubSub): PlanNews {
  const followers = new Map<number, Set<Hear>>()
  const tellHere = (plan: number, live: PlanLiveAnswer) => {
    for (const hear of [...(followers.get(plan) ?? [])]) hear(live)
  }
  pubsub.subscribe('plan', (data) => {
    const told = Told.safeParse(data)
    if (told.success) tellHere(told.data.plan, told.data.live)
  })
  return {
    follow(plan, hear) {
      const of = followers.get(plan) ?? new Set<Hear>()
      followers.set(plan, of.add(hear))
      return () => {
        of.delete(hear)
        if (of.size === 0 && followers.get(plan) === of) followers.delete(plan)
      }
    },
    tell(plan, live) {
      tellHere(plan, live)
      pubsub.publish('plan', { plan, live })
    },
  }
}
