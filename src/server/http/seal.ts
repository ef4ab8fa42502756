import type { Context } from 'hono'
import type { AppEnv } from './app.ts'

/** Answers are data for the page that asked: never a page, never framed. */
export const seals = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
} as const

/** Seals every answer, and has none kept that does not say that it may be. */
export async function sealed(c: Context<AppEnv>, next: () => Promise<void>): Promise<void> {
  await next()
  for (const [name, value] of Object.entries(seals)) c.header(name, value)
  if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store')
}
