/** A place on this site of no use: relative addresses are read against it, and must stay on it. */
const here = 'https://site.invalid'

/**
 * The way back that the guard noted, if it stays on this site: path, query and fragment. Undefined for anything else
 * (`//evil.example`, `https:…`, `/\\evil.example`, `javascript:…`) and for the way to the login itself.
 */
export function safeNext(next: string | null): string | undefined {
  if (!next?.startsWith('/')) return undefined
  try {
    const url = new URL(next, here)
    if (url.origin !== here || /^\/login\/?$/i.test(url.pathname)) return undefined
    const path = `${url.pathname}${url.search}${url.hash}`
    return path.startsWith('//') ? undefined : path
  } catch {
    return undefined
  }
}
