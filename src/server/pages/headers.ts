import { strictTransport } from '../http/security-headers.ts'

const permissions = (camera: string): string =>
  `camera=${camera}, microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()`

/** What a page may do beyond others: the check-in scans codes by the camera. */
export const permissionsOf = (path: string): Record<string, string> =>
  path === '/check-in' ? { 'Permissions-Policy': permissions('(self)') } : {}

/** The headers of every page and asset, besides the content security policy. HSTS only if the site is known to use TLS. */
export function siteHeaders(siteUrl: string | undefined): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': permissions('()'),
    ...strictTransport(siteUrl),
  }
}
