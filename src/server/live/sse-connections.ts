import { noPubSub } from '../pubsub/pubsub.ts'
import { heartbeat, letIn, viewersPause } from './rules.ts'
import {
  beat,
  encode,
  greeting,
  isLiveEvent,
  type LiveEvent,
  openSseConnection,
  type SseConnection,
} from './sse-connection.ts'
import { watchElsewhere } from './viewers-elsewhere.ts'

export type OpenSseConnection = {
  body: ReadableStream<Uint8Array>
  tell: (event: LiveEvent) => void
  close: () => void
}

/** The open connections to the pages that watch (server-sent events): in memory, since a line ends with the process. */
export type SseConnections = {
  /** How many are open, at every process of this church: the viewers. */
  count(): number
  /** How often a status was told, so that nobody is greeted with an older one. */
  statuses(): number
  /** Opens a line. Throws 503 or 429 when there are too many. */
  open(address: string): OpenSseConnection
  /** Tells every page, those of the other processes too. */
  tell(event: LiveEvent): void
  /** Ends every line: browsers come back by themselves. */
  close(): void
}

/** `most` connections at once. What the other processes tell goes to these pages as well. Timers run only while somebody is there, and never keep the process. */
export function openSseConnections(most: number, pubsub = noPubSub): SseConnections {
  const connections = new Set<SseConnection>()
  let statuses = 0
  let beating: NodeJS.Timeout | undefined
  let counting: NodeJS.Timeout | undefined
  const elsewhere = watchElsewhere(pubsub, () => connections.size > 0 && count())
  const all = () => connections.size + elsewhere.count()
  pubsub.subscribe('live', (event) => isLiveEvent(event) && tellHere(event))
  // What was said meanwhile is not known here; a browser that comes back asks for what it missed.
  pubsub.onGap(close)

  function tellHere(event: LiveEvent): void {
    if (event.name === 'status') statuses += 1
    send(encode(event))
  }

  function send(bytes: Uint8Array): void {
    for (const line of [...connections]) line.send(bytes)
  }

  function count(): void {
    counting ??= setTimeout(() => {
      counting = undefined
      tellHere({ name: 'viewers', data: { viewers: all() } })
    }, viewersPause).unref()
  }

  function enter(line: SseConnection): void {
    connections.add(line)
    beating ??= setInterval(stayAlive, heartbeat).unref()
    elsewhere.tell(connections.size)
    count()
  }

  function leave(line: SseConnection): void {
    if (!connections.delete(line)) return
    elsewhere.tell(connections.size)
    if (connections.size > 0) count()
    else rest()
  }

  function stayAlive(): void {
    send(beat)
    elsewhere.tell(connections.size)
  }

  function rest(): void {
    clearInterval(beating)
    clearTimeout(counting)
    beating = counting = undefined
  }

  function close(): void {
    for (const line of [...connections]) line.close()
  }

  return {
    count: all,
    statuses: () => statuses,
    open(address) {
      const fromAddress = [...connections].filter((line) => line.address === address).length
      letIn(address, { most, open: connections.size, fromAddress })
      const { body, line } = openSseConnection(address, leave)
      enter(line)
      line.send(greeting())
      return { body, tell: (event) => line.send(encode(event)), close: line.close }
    },
    tell(event) {
      tellHere(event)
      pubsub.publish('live', event)
    },
    close,
  }
}
