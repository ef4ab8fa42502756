import type { PubSub, Topic } from './pubsub.ts'

/** Tells what somebody follows by its id, also at other processes of the church. Who misses something reads it again. */
export type Followers<Told> = {
  /** Calls `hear` with all that is told of an id. Returns a function that ends it. */
  follow(id: number, hear: (told: Told) => void): () => void
  tell(id: number, told: Told): void
}

type Schema<Told> = { safeParse(data: unknown): { success: true; data: Told } | { success: false } }

/** Opens the followers of a topic; `schema` reads what other processes tell. */
export function openFollowers<Told>(pubsub: PubSub, topic: Topic, schema: Schema<Told>): Followers<Told> {
  const followers = new Map<number, Set<(told: Told) => void>>()
  const tellHere = (id: number, told: Told) => {
    for (const hear of [...(followers.get(id) ?? [])]) hear(told)
  }
  pubsub.subscribe(topic, (data) => {
    const { id, told }: { id?: unknown; told?: unknown } = Object(data)
    const read = schema.safeParse(told)
    if (typeof id === 'number' && read.success) tellHere(id, read.data)
  })
  return {
    follow(id, hear) {
      const own = followers.get(id) ?? new Set()
      followers.set(id, own.add(hear))
      return () => {
        own.delete(hear)
        if (own.size === 0 && followers.get(id) === own) followers.delete(id)
      }
    },
    tell(id, told) {
      tellHere(id, told)
      pubsub.publish(topic, { id, told })
    },
  }
}
