import type { Context } from 'hono'
import type { AppEnv } from '../context.ts'

/** Security headers for API answers: they are data for the page that called, never a page and never framed. */
export const securityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Content-Security-Policy': "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const

/** Only where the site is known to be served over TLS, because browsers then refuse to connect without it. */
export const strictTransport = (siteUrl: string | undefined): Record<string, string> =>
  siteUrl?.startsWith('https:') ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}

const ofAll = Object.entries(securityHeaders)

/** Sets the security headers on every answer, and `no-store` on answers without Cache-Control. */
export async function setSecurityHeaders(c: Context<AppEnv>, next: () => Promise<void>): Promise<void> {
  await next()
  // Hono's `c.header` would copy the finished answer for each header: 11 microseconds more for each call.
  const { headers } = c.res
  for (const [name, value] of ofAll) headers.set(name, value)
  for (const [name, value] of Object.entries(strictTransport(c.get('settings').PUBLIC_SITE_URL)))
    headers.set(name, value)
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store')
}
