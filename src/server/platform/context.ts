import type { HttpBindings } from '@hono/node-server'
import type { Role } from '../../lib/browser/session-storage.ts'
import type { Background } from './background.ts'
import type { ResponseCache } from './cache/response-cache.ts'
import type { Settings } from './config.ts'
import type { Db } from './db/tables.ts'
import type { Posting } from './delivery/posting.ts'
import type { FileStore } from './files/store.ts'
import type { FactorKeys } from './keys/encryption.ts'
import type { Mail } from './mail/mail.ts'
import type { PubSub } from './pubsub/pubsub.ts'

/**
 * The dependencies of the whole API; each test passes its own. A domain adds its own where it declares their type
 * (`declare module`), so that this file knows no domain.
 */
export interface Deps {
  db: Db
  settings: Settings
  now: () => Date
  files: FileStore
  /** The keys that encrypt secrets of second factors. */
  factorKeys: FactorKeys
  mail: Mail
  cache: ResponseCache
  /** What the processes of the church tell each other. */
  pubsub: PubSub
  /** When the newest backup was made; undefined before the first one, and where other tools make them. */
  newestBackup: () => Date | undefined
  background: Background
  /** How messages of staff leave the church, and what wakes the job that sends them. */
  messaging: Posting & { wake: () => void }
  /** Called with each error that no client caused, and with the id of the request that it occurred in. */
  report: (error: unknown, requestId?: string) => void
}

/** The caller of a request: read from the database on each call. */
export type Caller = {
  id: number
  username: string
  role: Role
  sessionId: number
  fellowshipId: number | null
  /** The branch that the caller's view is limited to; undefined for a super admin, and for an account without a branch. */
  branch: number | undefined
  /** When the user last confirmed their identity in this session (step-up authentication). */
  provenAt: string | null
  /** The fellowship whose leader they assist, where they act as that (server/accounts/accounts/rights/guards.ts). */
  assists?: number
  /** A member of staff whose grace period for a second factor is over: an ordinary member until it is set up. */
  mustEnrol?: true
}

/** What a request carries beside the dependencies; a domain adds its own, as in `Deps`. */
export interface Variables extends Deps {
  /** Absent for a visitor. */
  caller?: Caller
  /** The origin of the site as the browser requested it: `https://church.example`. Only PUBLIC_SITE_URL is certain. */
  askedOrigin: () => string
  /** The network address that the request came from. */
  address: string
  /** The bytes of a small body, once somebody has asked for them (http/body.ts). */
  bytes?: Promise<Uint8Array>
  /** Read and check the body that the route takes; absent where it takes none (http/takes.ts). */
  readBody: () => Promise<void>
  readForm: <Result>(use: () => Promise<Result>) => Promise<Result>
}

export type AppEnv = {
  /** Node's own request and response; absent when a test calls the app without a server. */
  Bindings: Partial<HttpBindings>
  Variables: Variables
}
