import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newcomer, newProfile } from '../../support/church.ts'
import { photograph } from '../../support/photograph.ts'
import { type RunningServer, startServer } from '../../support/server.ts'

/* Over a real connection: streams, interruptions and hanging calls need one. */

let server: RunningServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server[Symbol.asyncDispose]())

async function signUp({ url }: RunningServer, username: string): Promise<string> {
  const call = async (path: string, body: object) => {
    const headers = { 'Content-Type': 'application/json' }
    const init = { method: 'POST', headers, body: JSON.stringify(body) }
    return (await fetch(`${url}/backend/api/auth/${path}/`, init)).json()
  }
  await call('register', { ...newcomer, username, email: '' })
  const { access } = (await call('login', { username, password: newcomer.password })) as { access: string }
  return access
}

const complete = ({ url }: RunningServer, access: string, body: FormData) =>
  fetch(`${url}/backend/api/profiles/`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${access}` },
    body,
    signal: AbortSignal.timeout(10_000),
  })

const incoming = ({ dataDir }: RunningServer) => readdirSync(join(dataDir, 'incoming'))

test('eight uploads of large photographs in a row are all answered', async () => {
  const { buffer } = await photograph({ noise: true })

  for (let number = 0; number < 8; number++) {
    const access = await signUp(server, `uploader-${number}`)
    const file = new File([new Uint8Array(buffer)], 'me.jpg')
    const { status } = await complete(server, access, newProfile({ profile_image: file }))
    expect([number, status]).toEqual([number, 201])
  }
  expect(incoming(server)).toEqual([])
}, 60_000)

test('an upload without a session is answered', async () => {
  const file = new File([new Uint8Array(8_000_000)], 'me.jpg')

  const answer = await complete(server, 'nobody', newProfile({ profile_image: file })).catch(() => undefined)
  const health = await fetch(`${server.url}/backend/api/health`)

  expect([401, undefined]).toContain(answer?.status)
  expect(health.status).toBe(200)
})

test('an upload whose connection is lost leaves no file, and the server goes on', async () => {
  const access = await signUp(server, 'cut-off')
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  await once(socket, 'connect')

  socket.write(
    [
      'POST /backend/api/profiles/ HTTP/1.1',
      'Host: church',
      `Authorization: Bearer ${access}`,
      'Content-Type: multipart/form-data; boundary=x',
      'Content-Length: 5000000',
      '',
      '--x',
      'Content-Disposition: form-data; name="profile_image"; filename="me.jpg"',
      '',
      'x'.repeat(200_000),
    ].join('\r\n'),
  )
  await expect.poll(() => incoming(server)).toHaveLength(1)
  socket.destroy()

  await expect.poll(() => incoming(server)).toEqual([])
  expect((await fetch(`${server.url}/backend/api/health`)).status).toBe(200)
  expect(server.output()).not.toMatch(/Error|rror:/)
})

test('a recording is served in part over a real connection, and a listener who disconnects causes no error', async () => {
  const sermons = await (await fetch(`${server.url}/backend/api/sermons/`)).json()
  const { results } = sermons as { results: { mp3: string | null }[] }
  const address = `${server.url}${results.find(({ mp3 }) => mp3)?.mp3}`
  const whole = Buffer.from(await (await fetch(address)).arrayBuffer())

  const part = await fetch(address, { headers: { Range: 'bytes=5000-5999' } })
  const leaving = new AbortController()
  const left = await fetch(address, { signal: leaving.signal })
  leaving.abort()

  expect(part.status).toBe(206)
  expect(Buffer.from(await part.arrayBuffer())).toEqual(whole.subarray(5000, 6000))
  expect(left.status).toBe(200)
  expect((await fetch(`${server.url}/backend/api/health`)).status).toBe(200)
  expect(server.output()).not.toMatch(/rror:/)
})
