import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Answer = { status: number; body: object | string; headers?: Record<string, string> }
export type Asked = {
  method: string
  path: string
  query: URLSearchParams
  text: string
  headers: IncomingMessage['headers']
  response: ServerResponse
}

export async function readAsked(request: IncomingMessage, response: ServerResponse): Promise<Asked> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stand-in')
  return {
    method: request.method ?? '',
    path: pathname,
    query: searchParams,
    response,
    text: Buffer.concat(chunks).toString(),
    headers: request.headers,
  }
}

export function write(response: ServerResponse, { status, body, headers }: Answer): void {
  const isPage = typeof body === 'string'
  const type = isPage ? 'text/html; charset=utf-8' : 'application/json'
  response.writeHead(status, { 'Content-Type': type, ...headers })
  response.end(isPage ? body : JSON.stringify(body))
}

export function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export function listen(server: Server, port: number): Promise<string> {
  return new Promise((ready, failed) => {
    server.once('error', failed)
    server.listen(port, '127.0.0.1', () =>
      ready(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    )
  })
}
