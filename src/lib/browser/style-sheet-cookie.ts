/* The cookie by which the server knows that a browser has the style sheet of a build (docs/decisions/browser.md#first-views). */

/** What the cookies of a browser contain that has the sheet of any build. */
export const anySheetCookie = 'asore_sheet='

/** What the cookies of a browser contain that has the sheet at this address: the hash in its name tells the build. */
export const sheetCookie = (href: string): string => `${anySheetCookie}${href.split('.')[1]}`

/** Sets the cookie for a year; over TLS with the prefix `__Host-`, which no other host of the domain can set. */
export function rememberSheet(href: string): void {
  const [prefix, secure] = location.protocol === 'https:' ? ['__Host-', ';secure'] : ['', '']
  // The Cookie Store API is not in every browser.
  document.cookie = `${prefix}${sheetCookie(href)};path=/;max-age=31536000;samesite=lax${secure}`
}
