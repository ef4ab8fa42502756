import type { Context } from 'hono'
import type { AppEnv } from '../../../platform/context.ts'

/**
 * The base URL of links in e-mails: PUBLIC_SITE_URL, else the local address and port of the connection. Never the Host
 * header: an attacker can set it, and the link would then lead to the attacker.
 */
export function siteOf(c: Context<AppEnv>): string {
  const { PUBLIC_SITE_URL } = c.var.settings
  if (PUBLIC_SITE_URL) return PUBLIC_SITE_URL
  const { localAddress = 'localhost', localPort = 80 } = c.env?.incoming?.socket ?? {}
  const address = localAddress.replace(/^::ffff:(?=\d)/i, '')
  return `http://${address.includes(':') ? `[${address}]` : address}:${localPort}`
}

/** A page's full URL, or its name when the site's URL is not configured. */
export const pageAt = (site: string | undefined, path: string, name: string): string =>
  site ? new URL(path, site).href : name
