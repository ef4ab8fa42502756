import type { Context } from 'hono'
import type { AppEnv } from '../../platform/context.ts'
import { eventStream } from '../../platform/http/event-stream.ts'
import { networkOf } from '../../platform/http/network.ts'
import { shownMessages } from './connection-limits.ts'
import { findLiveStream, listMissed } from './repo.ts'
import type { OpenSseConnection } from './sse-connections.ts'
import { readStatus } from './status.ts'

/** Opens an SSE connection: sends the status, then the messages missed since the last one seen, then every new event. */
export async function answerEvents(c: Context<AppEnv>): Promise<Response> {
  // Hono answers HEAD by calling the GET handler; nobody would read from that connection or close it.
  if (c.req.method === 'HEAD') return c.body(null, 200, eventStream)
  const connection = c.var.sseConnections.open(networkOf(c.var.address))
  try {
    await greet(c, connection)
  } catch (error) {
    connection.close()
    throw error
  }
  return c.body(connection.body, 200, eventStream)
}

/** The connection is open before this reads the database, so no event is lost between the two. */
async function greet(c: Context<AppEnv>, connection: OpenSseConnection): Promise<void> {
  const before = c.var.sseConnections.statuses()
  const status = await readStatus(c.var)
  if (c.var.sseConnections.statuses() === before) connection.tell({ name: 'status', data: status })
  const lastSeen = lastSeenOf(c)
  const stream = lastSeen === undefined ? undefined : await findLiveStream(c.var.db)
  if (lastSeen === undefined || !stream) return
  const { messages, hidden, shown } = await listMissed(c.var.db, stream.id, lastSeen, shownMessages)
  for (const message of messages) connection.tell({ name: 'chat', data: message, id: message.id })
  if (hidden.length > 0) connection.tell({ name: 'hidden', data: { ids: hidden } })
  for (const message of shown) connection.tell({ name: 'shown', data: message })
}

function lastSeenOf(c: Context<AppEnv>): number | undefined {
  const given = c.req.header('last-event-id') ?? c.req.query('last') ?? ''
  return /^\d{1,15}$/.test(given) ? Number(given) : undefined
}
