/** Placeholder origin: relative URLs are resolved against it and must stay on it. */
const here = 'https://site.invalid'

/**
 * The `next` path of the guard (path, query and fragment) if it stays on this site. Undefined for anything else
 * (`//evil.example`, `https:…`, `/\\evil.example`, `javascript:…`) and for the login page itself.
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
