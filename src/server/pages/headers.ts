import { strictTransport } from '../http/security-headers.ts'

/** The headers of every page and asset, besides the content security policy. HSTS only if the site is known to use TLS. */
export function siteHeaders(siteUrl: string | undefined): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    ...strictTransport(siteUrl),
  }
}
