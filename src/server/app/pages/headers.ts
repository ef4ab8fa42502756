import { isGuarded } from '../../../lib/site/listed-pages.ts'
import { strictTransport } from '../../platform/http/security-headers.ts'

const permissions = (camera: string): string =>
  `camera=${camera}, microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()`

/**
 * The headers of the page at this address (`pageAddress`) beside those of all: the check-in scans codes by the camera, and a guarded page is
 * out of reach of the window that opened it. Another page is not, since the browser would change to another process before it paints
 * (docs/decisions/browser.md#opener-policy).
 */
export const headersOfPage = (address: string): Record<string, string> => ({
  ...(address === '/check-in' && { 'Permissions-Policy': permissions('(self)') }),
  ...(isGuarded(address) && { 'Cross-Origin-Opener-Policy': 'same-origin' }),
})

/** The headers of every page and asset, besides the content security policy. HSTS only if the site is known to use TLS. */
export function siteHeaders(siteUrl: string | undefined): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': permissions('()'),
    ...strictTransport(siteUrl),
  }
}
