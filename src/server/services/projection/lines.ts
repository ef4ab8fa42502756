import * as z from 'zod'
import type { PresentationState } from '../../../lib/contract/services/projection.ts'
import { noPubSub } from '../../platform/pubsub/pubsub.ts'

declare module '../../platform/context.ts' {
  interface Variables {
    projection: ProjectionLines
  }
}

/** Where a presentation is, for its open screens; the code is null when it has ended. */
export type Shown = {
  presentation: number
  code: string | null
  deck_version: number
  state: PresentationState
}

/** Tells open screens and controllers what a presentation shows, also those at other processes of the church. */
export type ProjectionLines = {
  tell(shown: Shown): void
  /** Hears of a presentation until the returned function is called. */
  follow(presentation: number, hear: (shown: Shown) => void): () => void
}

const Told = z.object({
  presentation: z.number(),
  code: z.nullable(z.string()),
  deck_version: z.number(),
  state: z.object({
    version: z.number(),
    item: z.string(),
    slide: z.number(),
    over: z.enum(['none', 'black', 'logo']),
    call: z.string(),
    pressed_at: z.number(),
  }),
})

export function openProjectionLines(pubsub = noPubSub): ProjectionLines {
  const followers = new Map<number, Set<(shown: Shown) => void>>()
  const tellHere = (shown: Shown) => {
    for (const hear of [...(followers.get(shown.presentation) ?? [])]) hear(shown)
  }
  pubsub.subscribe('projection', (data) => {
    const told = Told.safeParse(data)
    if (told.success) tellHere(told.data)
  })
  return {
    tell(shown) {
      tellHere(shown)
      pubsub.publish('projection', shown)
    },
    follow(presentation, hear) {
      const own = followers.get(presentation) ?? new Set()
      followers.set(presentation, own.add(hear))
      return () => {
        own.delete(hear)
        if (own.size === 0 && followers.get(presentation) === own) followers.delete(presentation)
      }
    },
  }
}
