import { engineOf } from '../../platform/db/engine.ts'
import type { Db } from '../../platform/db/tables.ts'
import type { PubSub } from '../../platform/pubsub/pubsub.ts'
import { openSharedLocks } from './shared-locks.ts'

declare module '../../platform/context.ts' {
  interface Variables {
    uploadLocks: UploadLocks
  }
}

/** A lock for each upload: one request at a time uses it. */
export type UploadLocks = {
  /**
   * Runs `act` alone with the upload. After a lost connection a client's earlier request may still wait for bytes: the later
   * request aborts the earlier one (`cut`), at whatever process it is, and waits until its bytes are kept.
   */
  within<Result>(upload: string, act: (cut: AbortSignal) => Promise<Result>): Promise<Result>
  /** The uploads that a request uses now. */
  listBusy(): Promise<ReadonlySet<string>>
}

/** The locks of this process, and on PostgreSQL those that it shares with the other processes of the church. */
export function openUploadLocks(db: Db, pubsub: PubSub): UploadLocks {
  const busy = new Map<string, { cut: AbortController; ended: Promise<void> }>()
  const abort = (upload: string) => busy.get(upload)?.cut.abort()
  const shared = engineOf(db) === 'postgres' ? openSharedLocks(db, pubsub, abort) : undefined

  return {
    async within(upload, act) {
      for (let other = busy.get(upload); other; other = busy.get(upload)) {
        other.cut.abort()
        await other.ended
      }
      const cut = new AbortController()
      const { promise: ended, resolve: end } = Promise.withResolvers<void>()
      busy.set(upload, { cut, ended })
      try {
        return await (shared ? shared.within(upload, cut, act) : act(cut.signal))
      } finally {
        busy.delete(upload)
        end()
      }
    },
    listBusy: async () => new Set([...busy.keys(), ...((await shared?.list()) ?? [])]),
  }
}
