import type { Context } from 'hono'
import type { AppEnv } from '../context.ts'

/** Answers are data for the page that asked: never a page, never framed. */
export const securityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Content-Security-Policy': "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const

/** Only where the site is known to be served over TLS: from then on a browser asks for nothing without it. */
export const strictTransport = (siteUrl: string | undefined): Record<string, string> =>
  siteUrl?.startsWith('https:') ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}

/** Seals every answer, and has none kept that does not say that it may be. */
export async function setSecurityHeaders(c: Context<AppEnv>, next: () => Promise<void>): Promise<void> {
  await next()
  const all = { ...securityHeaders, ...strictTransport(c.var.settings.PUBLIC_SITE_URL) }
  for (const [name, value] of Object.entries(all)) c.header(name, value)
  if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store')
}
