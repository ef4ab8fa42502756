import { createHash } from 'node:crypto'

/** Script blocks that hold data, not code: the browser runs none of them. */
const data = /type="(?:application\/(?:ld\+)?json|speculationrules)"/

/** Films and playlists of the live stream come from wherever the media team sends; they show and sound, and run nothing. */
const playsFromAnywhere: readonly string[] = ['/live-stream.html']

/**
 * The content security policy of one page, computed from its HTML: every inline script and style is named by its
 * hash, so nothing that a visitor wrote can run. `apiOrigin` is another host of the API, if the site has one; `file` is the page's in the built site.
 */
export function pagePolicy(html: string, apiOrigin?: string, file = ''): string {
  const inline = inlineHashes(html)
  const policy = [
    "default-src 'none'",
    `script-src ${["'self'", ...inline.script].join(' ')}`,
    `style-src ${["'self'", ...inline.style].join(' ')}`,
    "img-src 'self' data: https://i.ytimg.com",
    `media-src 'self'${playsFromAnywhere.includes(file) ? ' https:' : ''}`,
    "connect-src 'self'",
    'frame-src https://www.youtube-nocookie.com',
    "font-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    // Said by default-src as well; OWASP ASVS asks for its own name.
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // Trusted Types: no script of a page may make HTML or code from a string, and no policy may be named to let one.
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
  return apiOrigin ? allowApi(policy, apiOrigin) : policy
}

/**
 * The policy of what is no page: scripts, styles, pictures, feeds. It names no source, since a worker takes the policy of its script
 * for its own, and would fetch nothing.
 */
export const assetPolicy = "object-src 'none'; base-uri 'none'; frame-ancestors 'none'"

/** The policy of a page that speaks to the API of another host: it is asked for data, pictures and recordings. */
export const allowApi = (policy: string, apiOrigin: string): string =>
  policy.replace(/(?:connect|img|media)-src [^;]*/g, `$& ${apiOrigin}`)

function inlineHashes(html: string): { script: Set<string>; style: Set<string> } {
  const found = { script: new Set<string>(), style: new Set<string>() }
  for (const [, tag, attributes = '', body] of html.matchAll(/<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/gi)) {
    if (!body || /\ssrc=/i.test(attributes) || data.test(attributes)) continue
    const kind = tag?.toLowerCase() === 'script' ? found.script : found.style
    kind.add(`'sha256-${createHash('sha256').update(body).digest('base64')}'`)
  }
  return found
}
