import type { Context } from 'hono'
import type { LiveStatusAnswer } from '../../../lib/contract/media/live.ts'
import type { AppEnv, Deps } from '../../platform/context.ts'
import { findLiveStream } from './repo.ts'

/** Whether a stream is live, its title and address, and the number of viewers. */
export async function readStatus({
  db,
  sseConnections,
}: Pick<Deps, 'db' | 'sseConnections'>): Promise<LiveStatusAnswer> {
  const stream = await findLiveStream(db)
  return {
    live: stream !== undefined,
    viewers: sseConnections.count(),
    title: stream?.title ?? '',
    address: stream?.address ?? '',
    started_at: stream?.started_at ?? null,
  }
}

/** Broadcasts the status to all connections, and returns it. */
export async function broadcastStatus(c: Context<AppEnv>): Promise<LiveStatusAnswer> {
  const status = await readStatus(c.var)
  c.var.sseConnections.tell({ name: 'status', data: status })
  return status
}
