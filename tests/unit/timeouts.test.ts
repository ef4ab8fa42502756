import { once } from 'node:events'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { openServer, timeouts } from '../../src/server/platform/http/timeouts.ts'

/* Clients that send slowly to occupy connections. The timeouts are short, so that the tests are. */

const open: { server?: Server; sockets: Socket[] } = { sockets: [] }
afterEach(() => {
  for (const socket of open.sockets.splice(0)) socket.destroy()
  open.server?.close()
})

async function serve(): Promise<number> {
  open.server = openServer(answerWhole, {
    head: 200,
    body: 300,
    pause: 150,
    rest: 1_000_000,
    silence: 1000,
  })
  open.server.listen(0, '127.0.0.1')
  await once(open.server, 'listening')
  return (open.server.address() as AddressInfo).port
}

/** Answers with the number of bytes received. */
function answerWhole(request: IncomingMessage, response: ServerResponse): void {
  let bytes = 0
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length
  })
  request.on('end', () => response.end(`whole: ${bytes}`))
  request.on('error', () => undefined)
}

/** Sends `words`, then `drop` every 50 ms; resolves to the answer when the connection ends, or to `open` after `long` ms. */
async function drip(words: string, drop: string, long = 5000): Promise<string> {
  const socket = connect(await serve(), '127.0.0.1')
  open.sockets.push(socket)
  let heard = ''
  socket.on('data', (chunk) => {
    heard += chunk.toString()
  })
  socket.on('error', () => undefined)
  socket.write(words)
  const dripping = setInterval(() => drop && socket.writable && socket.write(drop), 50)
  const ended = await Promise.race([
    // Not `once` of node:events, which rejects on a reset connection.
    new Promise((done) => socket.once('close', done)),
    new Promise((done) => setTimeout(done, long, 'open')),
  ])
  clearInterval(dripping)
  return ended === 'open' ? 'open' : heard
}

const head = (type: string, length = 1000) =>
  `POST / HTTP/1.1\r\nHost: church\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`

test('endless request headers are answered with 408', async () => {
  expect(await drip('GET / HTTP/1.1\r\nHost: church\r\n', 'X: y\r\n')).toMatch(/^HTTP\/1.1 408/)
})

test('a silent connection is closed', async () => {
  expect(await drip('', '')).not.toBe('open')
})

test.each(['application/json', 'text/plain', ''])(
  'a slow body of the type “%s” is answered with 408',
  async (type) => {
    expect(await drip(head(type), 'x')).toMatch(/^HTTP\/1.1 408/)
  },
)

test('an endless chunked body is answered with 408', async () => {
  const pieces = 'POST / HTTP/1.1\r\nHost: church\r\nTransfer-Encoding: chunked\r\n\r\n'
  expect(await drip(pieces, '1\r\nx\r\n')).toMatch(/^HTTP\/1.1 408/)
})

test('a stalled upload is answered with 408', async () => {
  expect(await drip(head('multipart/form-data; boundary=x'), '')).toMatch(/^HTTP\/1.1 408/)
})

test('an upload on a slow connection goes on as long as bytes arrive', async () => {
  const slow = await drip(head('application/offset+octet-stream', 20), 'x', 1500)
  expect(slow).toContain('whole: 20')
  expect(timeouts.body).toBeLessThan(timeouts.pause)
})
