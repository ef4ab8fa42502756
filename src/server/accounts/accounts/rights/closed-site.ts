import type { Context } from 'hono'
import { deleteCookie, setCookie } from 'hono/cookie'
import type { AppEnv } from '../../../platform/context.ts'
import { signText, type TokenKeys, verifyText } from '../sessions/tokens.ts'

/*
 * A church that is not open yet shows visitors one page. Its admin sees the site as it is by a cookie with a signature of this
 * church: the request for a page has no access token (docs/decisions/website.md#opening).
 */

const cookie = 'asore_closed_site'

/** How long the cookie shows the site, in seconds. */
const age = 60 * 60

const wordsOf = (until: number) => `closed-site ${until}` as const

/** Over TLS the cookie has the prefix `__Host-`, so that no other host of the domain can set it. */
const optionsFor = (c: Context<AppEnv>) =>
  c.var.askedOrigin().startsWith('https:')
    ? ({ prefix: 'host', path: '/', secure: true } as const)
    : ({ path: '/' } as const)

/** Lets the browser of the caller see the pages of the closed church for an hour. */
export function setClosedSiteCookie(c: Context<AppEnv>): void {
  const until = c.var.now().getTime() + age * 1000
  const value = `${until}.${signText(wordsOf(until), c.var.tokenKeys)}`
  setCookie(c, cookie, value, { ...optionsFor(c), httpOnly: true, sameSite: 'Strict', maxAge: age })
}

/** Takes that back, when somebody signs out. */
export function clearClosedSiteCookie(c: Context<AppEnv>): void {
  if (c.req.header('cookie')?.includes(cookie)) deleteCookie(c, cookie, optionsFor(c))
}

const form = /(?:^|;\s*)(?:__Host-)?asore_closed_site=(\d{13})\.([\w-]{43})(?:;|$)/

/** Whether a request with these cookies (the header `Cookie`) may see the pages of a closed church. */
export function hasClosedSiteCookie(
  cookies: string | null | undefined,
  { keys, now }: { keys: TokenKeys; now: Date },
): boolean {
  const [, until, signature = ''] = form.exec(cookies ?? '') ?? []
  if (until === undefined) return false
  return Number(until) > now.getTime() && verifyText(wordsOf(Number(until)), signature, keys)
}
