import type { Settings } from '../../platform/config.ts'
import { isLoopback } from '../../platform/net/loopback.ts'
import type { Fault } from './production-fault.ts'

/** Reports unencrypted connections to other machines, which would expose passwords and members' data. */
export function* unencryptedConnections({
  DATABASE_URL,
  S3_BUCKET,
  S3_ENDPOINT,
}: Settings): Generator<Fault> {
  if (DATABASE_URL && isReadable(new URL(DATABASE_URL)))
    yield {
      line: 'DATABASE_URL leads to another machine without TLS: all data would be readable on their way. Add sslmode=verify-full to it.',
      accept: 'plain-database',
    }
  const store = S3_BUCKET && S3_ENDPOINT ? new URL(S3_ENDPOINT) : undefined
  if (store?.protocol === 'http:' && !isLoopback(store.hostname))
    yield {
      line: 'S3_ENDPOINT does not begin with https://: files and keys would be readable on their way.',
      accept: 'plain-files',
    }
}

/** The sslmodes for which the PostgreSQL driver encrypts and verifies the server's certificate. */
const encryptedModes = ['require', 'verify-ca', 'verify-full']

function isReadable({ hostname, searchParams }: URL): boolean {
  const host = searchParams.get('host') ?? hostname
  if (host === '' || host.startsWith('/') || isLoopback(host)) return false
  const mode = searchParams.get('sslmode')
  if (mode) return !encryptedModes.includes(mode) || searchParams.get('uselibpqcompat') === 'true'
  return !['true', '1'].includes(searchParams.get('ssl') ?? '')
}
