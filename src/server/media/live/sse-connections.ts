import { noPubSub } from '../../platform/pubsub/pubsub.ts'
import { heartbeat, refuseTooManyConnections, viewersInterval } from './connection-limits.ts'
import {
  encode,
  heartbeatComment,
  isLiveEvent,
  type LiveEvent,
  openSseConnection,
  retryField,
  type SseConnection,
} from './sse-connection.ts'
import { countViewersElsewhere } from './viewers-elsewhere.ts'

export type OpenSseConnection = {
  body: ReadableStream<Uint8Array>
  tell: (event: LiveEvent) => void
  close: () => void
}

declare module '../../platform/context.ts' {
  interface Deps {
    /** The open server-sent events (SSE) connections. */
    sseConnections: SseConnections
  }
}

/** The open server-sent events (SSE) connections. Kept in memory, because a connection ends with its process. */
export type SseConnections = {
  /** The number of viewers: open connections at all processes of this church. */
  count(): number
  /** Counts so many viewers more who are not there: those of the demonstration's sample stream. */
  invent(viewers: number): void
  /** How many status events were sent; tells whether a status read from the database may be outdated. */
  statuses(): number
  /** Opens a connection. Throws 503 or 429 when there are too many. */
  open(address: string): OpenSseConnection
  /** Opens a connection that hears no live events and counts as no viewer. `left` is called when it ends. Throws like `open`. */
  openScreen(address: string, left: () => void): OpenSseConnection
  /** Sends an event to all connections, including those at other processes. */
  tell(event: LiveEvent): void
  /** Closes all connections; browsers reconnect by themselves. */
  close(): void
}

/**
 * Accepts at most `most` connections. Forwards events of other processes too. Timers run only while a connection is
 * open, and they do not keep the process alive (`unref`).
 */
export function openSseConnections(most: number, pubsub = noPubSub): SseConnections {
  const connections = new Set<SseConnection>()
  const screens = new Set<SseConnection>()
  let statuses = 0
  let invented = 0
  let beating: NodeJS.Timeout | undefined
  let counting: NodeJS.Timeout | undefined
  const elsewhere = countViewersElsewhere(
    pubsub,
    () => connections.size,
    () => connections.size > 0 && count(),
  )
  const all = () => connections.size + elsewhere.count() + invented
  pubsub.subscribe('live', (event) => isLiveEvent(event) && tellHere(event))
  // Events during a pub/sub gap are lost here. Close all connections: clients ask for what they missed on reconnecting.
  pubsub.onGap(close)

  function tellHere(event: LiveEvent): void {
    if (event.name === 'status') statuses += 1
    send(encode(event))
  }

  function send(bytes: Uint8Array): void {
    for (const connection of [...connections]) connection.send(bytes)
  }

  function count(): void {
    counting ??= setTimeout(() => {
      counting = undefined
      tellHere({ name: 'viewers', data: { viewers: all() } })
    }, viewersInterval).unref()
  }

  function enter(connection: SseConnection): void {
    connections.add(connection)
    beating ??= setInterval(stayAlive, heartbeat).unref()
    elsewhere.tell()
    count()
  }

  function leave(connection: SseConnection): void {
    if (!connections.delete(connection)) return
    elsewhere.tell()
    if (connections.size > 0) count()
    else rest()
  }

  function stayAlive(): void {
    send(heartbeatComment)
    elsewhere.tell()
  }

  function rest(): void {
    clearInterval(beating)
    clearTimeout(counting)
    beating = counting = undefined
  }

  function close(): void {
    for (const connection of [...connections, ...screens]) connection.close()
  }

  function refuseMore(address: string): void {
    const open = [...connections, ...screens]
    const fromAddress = open.filter((connection) => connection.address === address).length
    refuseTooManyConnections(address, { most, open: open.length, fromAddress })
  }

  function greet({ body, connection }: ReturnType<typeof openSseConnection>): OpenSseConnection {
    connection.send(retryField())
    return { body, tell: (event) => connection.send(encode(event)), close: connection.close }
  }

  return {
    count: all,
    invent(viewers) {
      if (viewers === invented) return
      invented = viewers
      if (connections.size > 0) count()
    },
    statuses: () => statuses,
    open(address) {
      refuseMore(address)
      const opened = openSseConnection(address, leave)
      enter(opened.connection)
      return greet(opened)
    },
    openScreen(address, left) {
      refuseMore(address)
      const opened = openSseConnection(address, (connection) => {
        screens.delete(connection)
        left()
      })
      screens.add(opened.connection)
      return greet(opened)
    },
    tell(event) {
      tellHere(event)
      pubsub.publish('live', event)
    },
    close,
  }
}
