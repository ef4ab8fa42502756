import { readdir } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { demonstrationPassword } from '../../../src/content/people.ts'
import { listen } from '../../support/event-stream.ts'
import { lines, post } from '../../support/processes.ts'
import { type RunningServer, startServer } from '../../support/server.ts'

/** An upload of which half has arrived; `finish` sends the rest. */
function halfUpload({ url }: RunningServer, access: string) {
  const boundary = 'of-the-well'
  const field = (name: string, value: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  const fields =
    field('type', 'video') +
    field('title', 'Half') +
    field('preacher', 'Rev. Adjei') +
    field('date', '2026-11-15')
  const upload = request(`${url}/backend/api/sermons/`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${access}`,
      'Content-Type': `multipart/form-data; boundary=${boundary}`,
    },
  })
  const answered = new Promise<number | undefined>((done) => {
    upload.on('response', (answer) => done(answer.resume().statusCode))
    upload.on('error', () => done(undefined))
  })
  upload.write(
    `${fields}--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="half.mp4"\r\n\r\n`,
  )
  upload.write(
    Buffer.concat([Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1'), Buffer.alloc(200_000)]),
  )
  return { answered, finish: () => upload.end(`\r\n--${boundary}--\r\n`) }
}

const incoming = ({ dataDir }: RunningServer) => readdir(join(dataDir, 'incoming'))

async function mediaAccess(church: RunningServer): Promise<string> {
  const answer = await post(church, 'auth/login/', { username: 'media', password: demonstrationPassword })
  return ((await answer.json()) as { access: string }).access
}

test('a stopping server answers 503 to /readyz, ends SSE connections and lets an upload finish', async () => {
  await using church = await startServer({ env: { LOG: 'json', DRAIN_SECONDS: '1' } })
  const upload = halfUpload(church, await mediaAccess(church))
  const line = listen(await fetch(`${church.url}/backend/api/live/events`))
  await expect.poll(() => incoming(church)).toHaveLength(1)

  const stopped = church.kill('SIGTERM')
  await expect.poll(async () => (await fetch(`${church.url}/readyz`)).status).toBe(503)
  const meanwhile = await fetch(`${church.url}/about`)
  await line.ended()
  upload.finish()
  const status = await upload.answered
  await stopped

  expect([meanwhile.status, status]).toEqual([200, 201])
  expect(await incoming(church)).toEqual([])
  expect(lines(church).at(-1)).toMatchObject({ msg: 'Closed.' })
})

test('an upload that takes too long is cut when the server stops, and leaves no file', async () => {
  await using church = await startServer({ env: { LOG: 'json', STOP_SECONDS: '1' } })
  const upload = halfUpload(church, await mediaAccess(church))
  await expect.poll(() => incoming(church)).toHaveLength(1)
  const started = performance.now()

  await church.kill('SIGTERM')

  expect(await upload.answered).toBeUndefined()
  expect(performance.now() - started).toBeLessThan(8000)
  expect(await incoming(church)).toEqual([])
  expect(lines(church).at(-1)).toMatchObject({ msg: 'Closed.' })
})
