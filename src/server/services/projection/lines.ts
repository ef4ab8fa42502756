import * as z from 'zod'
import { PresentationState } from '../../../lib/contract/services/projection.ts'
import { type Followers, openFollowers } from '../../platform/pubsub/followers.ts'
import { noPubSub } from '../../platform/pubsub/pubsub.ts'

declare module '../../platform/context.ts' {
  interface Variables {
    projection: ProjectionLines
  }
}

/** Where a presentation is, for its open screens; the code is null when it has ended. */
export type Shown = z.infer<typeof Shown>
const Shown = z.object({
  code: z.nullable(z.string()),
  deck_version: z.number(),
  state: PresentationState,
})

/** Tells open screens and controllers what a presentation shows. */
export type ProjectionLines = Followers<Shown>

export const openProjectionLines = (pubsub = noPubSub): ProjectionLines =>
  openFollowers(pubsub, 'projection', Shown)
