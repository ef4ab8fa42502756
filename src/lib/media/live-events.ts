/*
 * Parser for live stream events. Without zod, because the page needs no validator otherwise. Invalid values are dropped,
 * because a foreign backend may send anything.
 */

export type LiveStatus = {
  live: boolean
  viewers: number
  title: string
  address: string
  /** ISO 8601, UTC; '' while nobody is live. Also identifies the stream. */
  startedAt: string
}

export type SharedMessage = {
  id: number
  author: string
  text: string
  /** ISO 8601, UTC. */
  at: string
}

export type LiveEvent =
  | { name: 'status'; status: LiveStatus }
  | { name: 'viewers'; viewers: number }
  /** `shown`: a hidden message that is shown again. */
  | { name: 'chat' | 'shown'; message: SharedMessage }
  | { name: 'hidden'; ids: readonly number[] }

/** Parses the response of GET live/; undefined when it is invalid. */
export function readStatus(input: unknown): LiveStatus | undefined {
  const { live, viewers, title, address, started_at } = fieldsOf(input)
  if (typeof live !== 'boolean') return undefined
  return {
    live,
    viewers: count(viewers),
    title: text(title),
    address: text(address),
    startedAt: text(started_at),
  }
}

/** Parses a chat message; undefined when it is invalid. */
export function readMessage(input: unknown): SharedMessage | undefined {
  const { id, author, text: words, created_at } = fieldsOf(input)
  if (typeof id !== 'number' || !text(words)) return undefined
  return { id, author: text(author), text: text(words), at: text(created_at) }
}

/** Parses an SSE event by its name and data; undefined when it is invalid. */
export function readLiveEvent(name: string, data: unknown): LiveEvent | undefined {
  const event = parse(data)
  const status = name === 'status' && readStatus(event)
  if (status) return { name: 'status', status }
  const message = name === 'chat' || name === 'shown' ? readMessage(event) : undefined
  if (message) return { name: name === 'shown' ? name : 'chat', message }
  const { viewers, ids } = fieldsOf(event)
  if (name === 'viewers') return { name, viewers: count(viewers) }
  if (name === 'hidden' && Array.isArray(ids))
    return { name, ids: ids.filter((id) => typeof id === 'number') }
  return undefined
}

function parse(data: unknown): unknown {
  try {
    return JSON.parse(text(data))
  } catch {
    return undefined
  }
}

const fieldsOf = (input: unknown): Record<string, unknown> =>
  typeof input === 'object' && input !== null ? { ...input } : {}
const text = (input: unknown): string => (typeof input === 'string' ? input : '')
const count = (input: unknown): number => (typeof input === 'number' && input > 0 ? Math.floor(input) : 0)
