import { once } from 'node:events'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { openServer, timeouts } from '../../src/server/http/timeouts.ts'

/* Who sends slowly, to keep others out. With a short timeout, so that a test need not have a long one. */

const open: { server?: Server; sockets: Socket[] } = { sockets: [] }
afterEach(() => {
  for (const socket of open.sockets.splice(0)) socket.destroy()
  open.server?.close()
})

async function serve(): Promise<number> {
  open.server = openServer(answerWhole, {
    ...{ head: 200, body: 300, pause: 150, rest: 1_000_000, silence: 1000 },
  })
  open.server.listen(0, '127.0.0.1')
  await once(open.server, 'listening')
  return (open.server.address() as AddressInfo).port
}

/** Answers how many bytes came, when all are there. */
function answerWhole(request: IncomingMessage, response: ServerResponse): void {
  let bytes = 0
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length
  })
  request.on('end', () => response.end(`whole: ${bytes}`))
  request.on('error', () => undefined)
}

/** Says `words`, then a drop every 50 ms; answers what came back when the connection ended, or after `long`. */
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
    // By hand: `once` would take a reset line for a failure.
    new Promise((done) => socket.once('close', done)),
    new Promise((done) => setTimeout(done, long, 'open')),
  ])
  clearInterval(dripping)
  return ended === 'open' ? 'open' : heard
}

const head = (type: string, length = 1000) =>
  `POST / HTTP/1.1\r\nHost: church\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`

test('a head that never ends is cut', async () => {
  expect(await drip('GET / HTTP/1.1\r\nHost: church\r\n', 'X: y\r\n')).toMatch(/^HTTP\/1.1 408/)
})

test('a connection that says nothing is cut', async () => {
  expect(await drip('', '')).not.toBe('open')
})

test.each(['application/json', 'text/plain', ''])(
  'a body of “%s” that only trickles is cut',
  async (type) => {
    expect(await drip(head(type), 'x')).toMatch(/^HTTP\/1.1 408/)
  },
)

test('a body in pieces without an end is cut', async () => {
  const pieces = 'POST / HTTP/1.1\r\nHost: church\r\nTransfer-Encoding: chunked\r\n\r\n'
  expect(await drip(pieces, '1\r\nx\r\n')).toMatch(/^HTTP\/1.1 408/)
})

test('an upload that stands still is cut', async () => {
  expect(await drip(head('multipart/form-data; boundary=x'), '')).toMatch(/^HTTP\/1.1 408/)
})

test('an upload on a slow line goes on as long as bytes arrive', async () => {
  const slow = await drip(head('application/offset+octet-stream', 20), 'x', 1500)
  expect(slow).toContain('whole: 20')
  expect(timeouts.body).toBeLessThan(timeouts.pause)
})
