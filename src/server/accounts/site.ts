import type { Context } from 'hono'
import type { AppEnv } from '../context.ts'

/**
 * The site that a letter's links lead to: PUBLIC_SITE_URL, else where this server was reached by the connection itself.
 * Whoever asks may write any Host, and a letter that believed it would carry the link to them.
 */
export function siteOf(c: Context<AppEnv>): string {
  const { PUBLIC_SITE_URL } = c.var.settings
  if (PUBLIC_SITE_URL) return PUBLIC_SITE_URL
  const { localAddress = 'localhost', localPort = 80 } = c.env?.incoming?.socket ?? {}
  const address = localAddress.replace(/^::ffff:(?=\d)/i, '')
  return `http://${address.includes(':') ? `[${address}]` : address}:${localPort}`
}
