import { PlanLiveAnswer } from '../../../lib/contract/services/plan.ts'
import { type Followers, openFollowers } from '../../platform/pubsub/followers.ts'
import type { PubSub } from '../../platform/pubsub/pubsub.ts'

declare module '../../platform/context.ts' {
  interface Variables {
    planNews: PlanNews
  }
}

/** Tells open pages where a plan is. */
export type PlanNews = Followers<PlanLiveAnswer>

export const openPlanNews = (pubsub: PubSub): PlanNews => openFollowers(pubsub, 'plan', PlanLiveAnswer)
