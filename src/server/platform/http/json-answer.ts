import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { securityHeaders, strictTransport } from './security-headers.ts'

type Answer = { status: number; body: object; siteUrl: string | undefined; headers?: OutgoingHttpHeaders }

/** Answers with JSON outside the API, on Node's own response: with the security headers, and never cached. */
export function answerJson(response: ServerResponse, { status, body, siteUrl, headers = {} }: Answer): void {
  response.writeHead(status, {
    ...securityHeaders,
    ...strictTransport(siteUrl),
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
    ...headers,
  })
  response.end(JSON.stringify(body))
}
