/* The cookie of the language that a visitor has chosen (docs/decisions/browser.md#words). */

const cookie = 'asore_language'

/** The longest that browsers keep a cookie, in seconds. */
const age = 400 * 86_400

/** The language that a browser's cookies say; any text of that form, so compare it with those that are offered. */
export const languageIn = (cookies: string | null | undefined): string | undefined =>
  /(?:^|;\s*)(?:__Host-)?asore_language=([a-z]{2,3})(?:;|$)/.exec(cookies ?? '')?.[1]

/** The cookie of a choice; over TLS with the prefix `__Host-`, so that no other host of the domain can set it. */
export const languageCookie = (language: string, isSecure: boolean): string =>
  `${isSecure ? '__Host-' : ''}${cookie}=${language}; Path=/; Max-Age=${age}; SameSite=Lax${isSecure ? '; Secure' : ''}`
