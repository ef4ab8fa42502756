import type { HttpBindings } from '@hono/node-server'
import type { Role } from '../lib/session-storage.ts'
import type { FactorKeys } from './accounts/factors/encryption.ts'
import type { FirstAdmin } from './accounts/first-admin.ts'
import type { TokenKeys } from './accounts/tokens.ts'
import type { Background } from './background.ts'
import type { ResponseCache } from './cache/response-cache.ts'
import type { Settings } from './config.ts'
import type { Db } from './db/tables.ts'
import type { FileStore } from './files/store.ts'
import type { IdempotencyStore } from './http/idempotency.ts'
import type { Limits } from './http/rate-limit.ts'
import type { SseConnections } from './live/sse-connections.ts'
import type { Mail } from './mail/mail.ts'
import type { UploadMutexes } from './uploads/mutex.ts'

/** What the whole API is built from; a test gives each its own. */
export type Deps = {
  db: Db
  settings: Settings
  now: () => Date
  files: FileStore
  /** The keys that sign and verify access tokens. */
  tokenKeys: TokenKeys
  /** The keys that seal secrets of second factors. */
  factorKeys: FactorKeys
  mail: Mail
  cache: ResponseCache
  /** The pages that watch. */
  sseConnections: SseConnections
  firstAdmin: FirstAdmin
  background: Background
  /** Hears of errors that no client caused, and of the request that met them. */
  report: (error: unknown, requestId?: string) => void
}

/** Who is calling: read from the database on each call. */
export type Caller = {
  id: number
  username: string
  role: Role
  sessionId: number
  fellowshipId: number | null
  /** When the session's owner last proved to be there. */
  provenAt: string | null
  /** A member of staff whose days of grace for a second factor are over: an ordinary member until it is set up. */
  mustEnrol?: true
}

export type AppEnv = {
  /** Node's own request and response; absent when a test calls the app without a server. */
  Bindings: Partial<HttpBindings>
  Variables: Deps & {
    limits: Limits
    once: IdempotencyStore
    /** The uploads that a call is busy with. */
    busy: UploadMutexes
    /** Absent for a visitor. */
    caller?: Caller
    /** The origin of the site as the browser asked for it: `https://church.example`. Only PUBLIC_SITE_URL is certain. */
    askedOrigin: () => string
    /** The network address that the request came from. */
    address: string
  }
}
