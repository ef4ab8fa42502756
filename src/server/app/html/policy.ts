import { createHash } from 'node:crypto'
import type { InlineCode } from './inline-code.ts'

/** The page, in each language, that plays media from any https host, since the media team chooses it. Media cannot run code. */
const playsFromAnywhere = /^(\/[a-z]{2,3}(-[a-z\d]+)*)?\/live-stream$/

/** The pages of orders of service, in each language: they show private files of a service, which a script has fetched. */
const showsFetched = /^(\/[a-z]{2,3}(-[a-z\d]+)*)?\/worship(\/live)?$/

/** Pages that show drafts of pages in a frame, and the pages that they show. */
const framing: readonly string[] = ['/super-admin', '/media-dashboard', '/my-pages']
const isPreview = (path: string) => path.startsWith('/preview/')

/**
 * The content security policy of a page: its inline scripts and styles are allowed by hash, so that none that is added in the browser can
 * run. `apiOrigin` is another host of the API, if there is one; `path` is the page's path.
 */
export function pagePolicy(inline: InlineCode, apiOrigin?: string, path = ''): string {
  const fetched = showsFetched.test(path) ? ' blob:' : ''
  const policy = [
    "default-src 'none'",
    `script-src ${["'self'", ...hashes(inline.script)].join(' ')}`,
    `style-src ${["'self'", ...hashes(inline.style)].join(' ')}`,
    `img-src 'self' data: https://i.ytimg.com${fetched}`,
    `media-src 'self'${playsFromAnywhere.test(path) ? ' https:' : ''}${fetched}`,
    "connect-src 'self'",
    `frame-src${framing.includes(path) ? " 'self'" : ''} https://www.youtube-nocookie.com`,
    "font-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    // Implied by default-src; OWASP ASVS requires it explicitly.
    "object-src 'none'",
    "base-uri 'none'",
    `frame-ancestors ${isPreview(path) ? "'self'" : "'none'"}`,
    // Trusted Types: scripts cannot turn strings into HTML or code. The one policy gives the address of the service worker.
    "require-trusted-types-for 'script'",
    'trusted-types service-worker',
  ].join('; ')
  return apiOrigin ? allowApi(policy, apiOrigin) : policy
}

/**
 * The policy of files that are not pages: scripts, styles, pictures, feeds. It restricts no sources, because a worker
 * inherits the policy of its script file and could then fetch nothing.
 */
export const assetPolicy = "object-src 'none'; base-uri 'none'; frame-ancestors 'none'"

/** The policy of a page whose API is on another host: allows data, pictures and recordings from it. */
const allowApi = (policy: string, apiOrigin: string): string =>
  policy.replace(/(?:connect|img|media)-src [^;]*/g, `$& ${apiOrigin}`)

const hashes = (texts: readonly string[]): string[] => [
  ...new Set(texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)),
]
