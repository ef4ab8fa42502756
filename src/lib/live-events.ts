/*
 * What the backend tells of a live stream, read by hand instead of by zod: the page has no other use for a validator.
 * Whatever does not fit is left out; a backend that is not ours may answer anything.
 */

export type LiveStatus = {
  live: boolean
  viewers: number
  title: string
  address: string
  /** ISO 8601, UTC; '' while nobody is live. Names the stream, too. */
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
  | { name: 'chat'; message: SharedMessage }
  | { name: 'hidden'; ids: readonly number[] }

/** The status of GET live/; undefined for an answer that is none. */
export function readStatus(found: unknown): LiveStatus | undefined {
  const { live, viewers, title, address, started_at } = fieldsOf(found)
  if (typeof live !== 'boolean') return undefined
  return {
    live,
    viewers: count(viewers),
    title: text(title),
    address: text(address),
    startedAt: text(started_at),
  }
}

/** A message of the chat; undefined for what is none. */
export function readMessage(found: unknown): SharedMessage | undefined {
  const { id, author, text: words, created_at } = fieldsOf(found)
  if (typeof id !== 'number' || !text(words)) return undefined
  return { id, author: text(author), text: text(words), at: text(created_at) }
}

/** An event of the line by its name and its data; undefined for one that says nothing. */
export function readLiveEvent(name: string, data: unknown): LiveEvent | undefined {
  const found = parse(data)
  const status = name === 'status' && readStatus(found)
  if (status) return { name: 'status', status }
  const message = name === 'chat' && readMessage(found)
  if (message) return { name: 'chat', message }
  const { viewers, ids } = fieldsOf(found)
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

const fieldsOf = (found: unknown): Record<string, unknown> =>
  typeof found === 'object' && found !== null ? { ...found } : {}
const text = (found: unknown): string => (typeof found === 'string' ? found : '')
const count = (found: unknown): number => (typeof found === 'number' && found > 0 ? Math.floor(found) : 0)
