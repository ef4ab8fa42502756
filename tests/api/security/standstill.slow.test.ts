import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshFolder, type RunningServer, startServer } from '../../support/server.ts'

/* G2: a long address blocks the event loop, and a process whose event loop is blocked is ended and restarted. */

/** Of the tests that ask for addresses alone. */
let church: RunningServer
beforeAll(async () => {
  church = await startServer()
})
afterAll(() => church[Symbol.asyncDispose]())

async function ask(url: string, path: string): Promise<string> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  let heard = ''
  socket.setEncoding('utf8').on('data', (text: string) => {
    heard += text
  })
  socket.write(`GET ${path} HTTP/1.1\r\nHost: c\r\nConnection: close\r\n\r\n`)
  await once(socket, 'close')
  return heard
}

test('G2: an address of more than 2 KB is answered with 414 on every route', async () => {
  const slashes = `${'/'.repeat(15_500)}x`

  for (const door of ['', '/events', '/backend/api/events', '/media', '/healthz', '/readyz', '/_astro'])
    expect([door, await ask(church.url, door + slashes)]).toEqual([
      door,
      expect.stringMatching(/^HTTP\/1\.1 414 [\s\S]*nosniff[\s\S]*\{"detail":/i),
    ])
})

test('G2: a path of 2 KB, and a search of 200 letters, are still answered', async () => {
  expect(await ask(church.url, `/${'x'.repeat(2047)}`)).toMatch(/^HTTP\/1\.1 404 /)
  expect(await ask(church.url, `/${'x'.repeat(2048)}`)).toMatch(/^HTTP\/1\.1 414 /)
  expect(await ask(church.url, `/backend/api/events?search=${encodeURIComponent('ɔ'.repeat(200))}`)).toMatch(
    /^HTTP\/1\.1 200 /,
  )
  expect(await ask(church.url, `/events?x=${'x'.repeat(4096)}`)).toMatch(/^HTTP\/1\.1 414 /)
})

/** A call that blocks the event loop for so many milliseconds, for ever without a number, and leaves the processor to others. */
const blocks = (milliseconds?: number) =>
  `Atomics.wait(new Int32Array(new SharedArrayBuffer(4)),0,0,${milliseconds ?? 'Infinity'})`

const imports = (code: string) => `--import=${encodeURI(`data:text/javascript,${code}`)}`

/** A script that blocks the event loop of the built server for ever on this signal. */
const standsStillAt = imports(`process.on("SIGUSR2",()=>${blocks()})`)

test('G2: a server whose event loop is blocked ends, logs the reason, and can start again', {
  timeout: 60_000,
}, async () => {
  const dataDir = await freshFolder()
  const env = { NODE_OPTIONS: standsStillAt, WATCHDOG_SECONDS: '1', LOG: 'json' }
  await using first = await startServer({ dataDir, env })
  expect((await fetch(`${first.url}/healthz`)).status).toBe(200)

  process.kill(first.pid, 'SIGUSR2')
  await expect.poll(() => isRunning(first.pid), { timeout: 30_000 }).toBe(false)
  // As systemd (Restart=on-failure) and Docker (--restart unless-stopped) restart a process that was killed.
  await using next = await startServer({ dataDir, env })

  expect(first.output()).toMatch(/"msg":"The event loop stood still for 1 second/)
  expect((await fetch(`${next.url}/healthz`)).status).toBe(200)
  expect((await fetch(`${next.url}/backend/api/events`)).status).toBe(200)
})

test('G2: a busy event loop that goes on is left alone', { timeout: 60_000 }, async () => {
  const busy = imports(`setInterval(()=>${blocks(300)},1)`)
  await using kept = await startServer({ env: { NODE_OPTIONS: busy, WATCHDOG_SECONDS: '3' } })

  // Longer than the limit and the extra second of the watchdog.
  const busyUntil = performance.now() + 5000
  while (performance.now() < busyUntil) expect((await fetch(`${kept.url}/healthz`)).status).toBe(200)

  expect(isRunning(kept.pid)).toBe(true)
  // A signal that it handles would wait for its turn.
  await kept.kill('SIGKILL')
})

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
