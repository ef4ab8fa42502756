import { createServer } from 'node:net'
import type { RunningServer } from './server.ts'

const json = { 'Content-Type': 'application/json' }

export const post = ({ url }: RunningServer, path: string, body: object, headers = {}) =>
  fetch(`${url}/backend/api/${path}`, {
    method: 'POST',
    headers: { ...json, ...headers },
    body: JSON.stringify(body),
  })

/** The lines of the log, which are JSON objects, without other output. */
export const lines = (server: RunningServer) =>
  server
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>)

/** A port of this machine that is free at the moment. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  await new Promise((done) => server.close(done))
  return typeof address === 'object' && address ? address.port : 0
}
