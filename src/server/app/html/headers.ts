import { isGuarded } from '../../../lib/site/listed-pages.ts'
import { strictTransport } from '../../platform/http/security-headers.ts'

const permissions = (camera: string): string =>
  `camera=${camera}, microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()`

/**
 * The headers of a page beside those of all answers, by its address (`pageAddress`). Check-in pages may use the camera. Guarded
 * pages have the opener policy; on other pages it would make the browser start another process before the first paint
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
