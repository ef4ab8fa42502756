import { readdirSync, statSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Upload } from 'tus-js-client'
import { expect, test } from 'vitest'
import { freshFolder, type RunningServer, startServer } from '../../support/server.ts'

/* Over a real connection and with the public client tus-js-client, which shows whether the server speaks the protocol. */

const megabyte = 1024 * 1024
const metadata = { type: 'video', filename: 'Sunday – «full» ɔ.mp4' }

async function signIn(url: string): Promise<{ Authorization: string }> {
  const answer = await fetch(`${url}/backend/api/auth/login/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'media', password: 'asore-demo-2026' }),
  })
  const { access } = (await answer.json()) as { access: string }
  return { Authorization: `Bearer ${access}` }
}

/** An MP4 by its first bytes, of this many megabytes. */
function video(megabytes: number): Buffer {
  const bytes = Buffer.alloc(megabytes * megabyte, 7)
  bytes.write('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1')
  return bytes
}

const endpoint = ({ url }: RunningServer) => `${url}/backend/api/uploads/`
const standsAt = async (address: string, headers: Record<string, string>) => {
  const answer = await fetch(address, { method: 'HEAD', headers: { ...headers, 'Tus-Resumable': '1.0.0' } })
  return Number(answer.headers.get('upload-offset'))
}

test('the client tus-js-client uploads a video in parts, and cancels another', async () => {
  await using server = await startServer()
  const headers = await signIn(server.url)
  const options = { endpoint: endpoint(server), headers, metadata, retryDelays: null }

  const address = await new Promise<string>((done, failed) => {
    const upload = new Upload(video(3), {
      ...options,
      chunkSize: megabyte,
      onError: failed,
      onSuccess: () => done(upload.url ?? ''),
    })
    upload.start()
  })
  const form = new FormData()
  const fields = { type: 'video', title: 'Parts', preacher: 'Esi', date: '2026-11-15' }
  for (const [name, value] of Object.entries({ ...fields, upload: address.split('/').at(-1) ?? '' }))
    form.set(name, value)
  const whole = await standsAt(address, headers)
  const sermon = await fetch(`${server.url}/backend/api/sermons/`, { method: 'POST', headers, body: form })
  const ended = await new Promise<string>((done, failed) => {
    const upload = new Upload(video(2), {
      ...options,
      chunkSize: megabyte,
      onError: failed,
      onChunkComplete: () => void upload.abort(true).then(() => done(upload.url ?? ''), failed),
    })
    upload.start()
  })

  expect(whole).toBe(3 * megabyte)
  expect(sermon.status).toBe(201)
  expect((await fetch(ended, { headers })).status).toBe(404)
  expect(readdirSync(join(server.dataDir, 'incoming'))).toEqual([])
  expect(server.output()).not.toMatch(/rror:/)
})

test('after a kill -9 an upload continues with every acknowledged byte', async () => {
  const dataDir = await freshFolder()
  const file = video(6)
  const tus = { 'Tus-Resumable': '1.0.0' }
  const part = { ...tus, 'Content-Type': 'application/offset+octet-stream' }
  let location = ''
  let acknowledged = 0
  {
    await using server = await startServer({ dataDir })
    const headers = { ...(await signIn(server.url)), ...part }
    const told = { 'Upload-Length': String(file.length), 'Upload-Metadata': `type ${btoa('video')}` }
    const begun = await fetch(endpoint(server), { method: 'POST', headers: { ...headers, ...told } })
    location = begun.headers.get('location') ?? ''
    const send = (from: number, to: number) =>
      fetch(server.url + location, {
        method: 'PATCH',
        headers: { ...headers, 'Upload-Offset': String(from) },
        body: new Uint8Array(file.subarray(from, to)),
      })
    acknowledged = Number((await send(0, 2 * megabyte)).headers.get('upload-offset'))
    const dying = send(acknowledged, file.length).catch(() => undefined)
    await server.kill('SIGKILL')
    await dying
  }

  await using again = await startServer({ dataDir })
  const headers = { ...(await signIn(again.url)), ...part }
  const offset = await standsAt(again.url + location, headers)
  const id = location.split('/').at(-1)
  const onDisk = statSync(join(dataDir, 'incoming', `${id}.upload`)).size
  const rest = await fetch(again.url + location, {
    method: 'PATCH',
    headers: { ...headers, 'Upload-Offset': String(offset) },
    body: new Uint8Array(file.subarray(offset)),
  })

  expect(acknowledged).toBe(2 * megabyte)
  expect(offset).toBeGreaterThanOrEqual(acknowledged)
  expect(offset).toBe(onDisk)
  expect(rest.headers.get('upload-offset')).toBe(String(file.length))
  await again.kill('SIGTERM')
  await rm(dataDir, { recursive: true })
})
