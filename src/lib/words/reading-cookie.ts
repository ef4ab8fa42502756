/*
 * The cookie of a translator who reads the site in a language, also one that is not offered yet. It says nothing of a person and lets nobody
 * do anything: drafts of the site's words are no secret.
 */

const name = 'asore_reading'

/** The language that a browser's cookies say; any text of that form, so compare it with those that have words. */
export const readingIn = (cookies: string | null | undefined): string | undefined =>
  /(?:^|;\s*)asore_reading=([a-z]{2,3})(?:;|$)/.exec(cookies ?? '')?.[1]

/** For an hour this browser reads the site in a language. */
export function readIn(language: string): void {
  document.cookie = `${name}=${language};path=/;max-age=3600;samesite=lax`
}

/** From now on this browser has the language that was chosen on the site. */
export function stopReading(): void {
  document.cookie = `${name}=;path=/;max-age=0;samesite=lax`
}
