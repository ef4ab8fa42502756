import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { startServer } from '../../support/server.ts'

const megabyte = 1024 * 1024
const boundary = 'of-the-well'

/** A form with the first bytes of an MP4 and this many megabytes, generated while it is sent. */
function* upload(megabytes: number): Generator<Uint8Array> {
  const text = (words: string) => new TextEncoder().encode(words)
  const fields = { type: 'video', title: 'A long one', preacher: 'Rev. Adjei', date: '2026-11-15' }
  for (const [name, value] of Object.entries(fields))
    yield text(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
  yield text(`--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="long.mp4"\r\n\r\n`)
  yield new Uint8Array([0, 0, 0, 0x18, ...text('ftypmp42'), 0, 0, 0, 0, ...text('mp42isom')])
  const block = new Uint8Array(megabyte).fill(7)
  for (let sent = 0; sent < megabytes; sent++) yield block
  yield text(`\r\n--${boundary}--\r\n`)
}

/** The peak memory of a process, in bytes. */
const highWater = (pid: number) =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024

async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/backend/api/auth/login/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'media', password: 'asore-demo-2026' }),
  })
  return ((await answer.json()) as { access: string }).access
}

test('an upload of 500 MB is written to the disk without being held in memory; a larger one is refused and leaves no file', async () => {
  await using server = await startServer({ frugal: true })
  const access = await signIn(server.url)
  const send = (megabytes: number) =>
    fetch(`${server.url}/backend/api/sermons/`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${access}`,
        'Content-Type': `multipart/form-data; boundary=${boundary}`,
      },
      body: Readable.toWeb(Readable.from(upload(megabytes))),
      duplex: 'half',
    } as RequestInit)
  await send(5)
  const before = highWater(server.pid)

  const whole = await send(499)
  const grown = highWater(server.pid) - before
  const tooMuch = await send(501)

  expect(whole.status).toBe(201)
  expect(grown).toBeLessThan(50 * megabyte)
  expect(tooMuch.status).toBe(413)
  expect(readdirSync(join(server.dataDir, 'incoming'))).toEqual([])
}, 120_000)

test('a large upload in parts is not held in memory either', async () => {
  await using server = await startServer({ frugal: true })
  const part = new Uint8Array(16 * megabyte).fill(7)
  const headers = {
    Authorization: `Bearer ${await signIn(server.url)}`,
    'Tus-Resumable': '1.0.0',
    'Content-Type': 'application/offset+octet-stream',
  }
  const call = (method: string, path: string, more: Record<string, string>, body?: Uint8Array<ArrayBuffer>) =>
    fetch(server.url + path, { method, headers: { ...headers, ...more }, ...(body && { body }) })
  const total = 160 * megabyte
  const begun = await call('POST', '/backend/api/uploads/', {
    'Upload-Length': String(total),
    'Upload-Metadata': `type ${btoa('video')}`,
  })
  const place = begun.headers.get('location') ?? ''
  const send = async (offset: number) => {
    const rest = part.subarray(0, total - offset)
    const answer = await call('PATCH', place, { 'Upload-Offset': String(offset) }, rest)
    return Number(answer.headers.get('upload-offset'))
  }
  let offset = await send(0)
  const before = highWater(server.pid)

  while (offset < total) offset = await send(offset)
  const grown = highWater(server.pid) - before

  expect(offset).toBe(total)
  expect(grown).toBeLessThan(50 * megabyte)
}, 120_000)
