import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { timeouts } from '../../../src/server/platform/http/timeouts.ts'
import { signIn } from '../../support/faults/call.ts'
import { inPiece, piece, pour } from '../../support/pour.ts'
import { type RunningServer, startServer } from '../../support/server.ts'

/* Endless bodies, sent as fast as the server reads them. The server closes the connection. Several at once, since most of a test is waiting. */

let server: RunningServer
const tokens: Record<string, string> = {}
beforeAll(async () => {
  server = await startServer()
  for (const name of ['member', 'media']) tokens[name] = (await signIn(server.url, name)).access
})
afterAll(() => server[Symbol.asyncDispose]())

const megabyte = 1024 * 1024

/** What the buffers of both ends of a connection hold on this machine. */
const onItsWay = 14 * megabyte

const head = (...lines: string[]) => `${lines.join('\r\n')}\r\nHost: c\r\n`
const chunked = 'Transfer-Encoding: chunked\r\n\r\n'
const declared = `Content-Length: ${10 ** 12}\r\n\r\n`
const plain = Buffer.alloc(megabyte, 'x')
const json = 'Content-Type: application/json'
const form = 'Content-Type: multipart/form-data; boundary=well'
const bearer = (name: string) => `Authorization: Bearer ${tokens[name]}`
const statusOf = (heard: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(heard)?.[1] ?? 0)

const unfinished = () =>
  readdirSync(join(server.dataDir, 'incoming')).filter((name) => name.endsWith('.part'))

async function expectCut(requestHead: string, drop: Buffer, most: number): Promise<string> {
  const { taken, heard, ended } = await pour(server.url, requestHead, drop)
  const { ok } = await fetch(`${server.url}/backend/api/health`)

  expect([ended, ok]).toEqual(['closed', true])
  expect(taken / megabyte).toBeLessThan((most + onItsWay) / megabyte)
  // Polled, since another body may be arriving.
  await vi.waitFor(() => expect(unfinished()).toEqual([]), 10_000)
  return heard
}

test.concurrent.each<[string, number, string, string, string]>([
  ['JSON', 413, 'POST /backend/api/auth/login HTTP/1.1', json, chunked],
  ['JSON that says how long it is', 413, 'POST /backend/api/auth/login HTTP/1.1', json, declared],
  ['an act that is done once', 413, 'POST /backend/api/prayer_requests/create HTTP/1.1', json, chunked],
  ['another type', 415, 'POST /backend/api/auth/login HTTP/1.1', 'Content-Type: text/plain', chunked],
  ['a call to nothing', 404, 'POST /backend/api/nothing HTTP/1.1', json, declared],
  ['a call that nobody signed', 401, 'PUT /backend/api/profiles/image HTTP/1.1', form, chunked],
  ['a question', 200, 'GET /backend/api/events HTTP/1.1', json, chunked],
  ['a question for a file', 404, 'GET /media/nothing HTTP/1.1', form, chunked],
  ['a page that is there', 405, 'POST /about HTTP/1.1', form, chunked],
  ['a page that is made', 405, 'POST /events HTTP/1.1', form, declared],
  ['a page that is asked for', 200, 'GET /events HTTP/1.1', form, chunked],
  ['an asset', 405, 'PUT /favicon.svg HTTP/1.1', form, chunked],
  ['the state of the process', 200, 'POST /healthz HTTP/1.1', form, chunked],
])(
  'an endless body in %s is answered with %i, and the connection is closed',
  async (_, status, line, type, length) => {
    const drop = length === chunked ? piece('x') : plain

    const heard = await expectCut(head(line, type) + length, drop, megabyte + timeouts.rest)

    expect(statusOf(heard)).toBe(status)
  },
)

const part = (name: string, more = '') =>
  `\r\n--well\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n`
const file = '; filename="a.jpg"'

test.concurrent.each<[string, string, string, number]>([
  ['a file', part('profile_image', file), 'x', 10 * megabyte],
  ['a file that nobody asked for', part('other', file), 'x', 0],
  ['a field', part('date_of_birth'), 'x', 0],
  ['fields', '', `${part('a')}x`, 0],
  ['files', '', `${part('profile_image', file)}x`, 0],
  ['parts without a name', '', '\r\n--well\r\nX: y\r\n\r\nx', 0],
  ['the head of a part', '\r\n--well\r\nX: ', 'y', 0],
  ['what stands before the first part', '', 'x', 0],
  ['what stands behind the last part', `${part('a')}x\r\n--well--\r\n`, 'x', 0],
  ['line ends', '', '\r\n', 0],
  ['half a boundary', '', '\r\n--wel', 0],
])('the connection of a form in which %s does not end is closed', async (_, first, words, most) => {
  const requestHead = head('PUT /backend/api/profiles/image HTTP/1.1', form, bearer('member'))

  // What the parser discards, and what still arrives after the answer was sent.
  await expectCut(
    requestHead + chunked + (first && inPiece(first).toString('latin1')),
    piece(words),
    most + 2 * timeouts.rest,
  )
})

test('a form that breaks off at any point does not end the process', async () => {
  const whole = [part('other', file), part('date_of_birth'), part('profile_image', file), '\r\n--well--\r\n']
  const body = whole.join('some words')
  const requestHead = head('PUT /backend/api/profiles/image HTTP/1.1', form, bearer('member'))
  const cuts = Array.from({ length: 40 }, (_, count) => body.slice(0, Math.ceil((count * body.length) / 40)))

  await Promise.all(cuts.map((cut) => hangUp(`${requestHead}Content-Length: ${body.length}\r\n\r\n${cut}`)))

  for (let count = 0; count < 3; count++)
    expect((await fetch(`${server.url}/backend/api/health`)).status).toBe(200)
})

async function hangUp(words: string): Promise<void> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  socket.write(words)
  await new Promise((done) => setTimeout(done, 150))
  socket.destroy()
  await once(socket, 'close')
}

test.each([
  '--well\r\nContent-Disposition: form-data; name="profile_image"; filename="a"\r\n\r\nx--well',
  '--well\r\nContent-Disposition: form-data; name="__proto__"; filename="a"\r\n\r\nx\r\n--well--',
  "--well\r\nContent-Disposition: form-data; name*=utf-8''%ff%; filename*=x''%%%\r\n\r\nx\r\n--well--",
  '--well\r\nContent-Disposition: form-data; name="\\\r\n\r\nx\r\n--well--',
  '--well\r\nContent-Disposition: form-data; name="a"\r\nContent-Type: text/plain; charset=evil\r\n\r\nx\r\n--well--',
  '--well\r\n: \r\n\r\n--well--',
  '--well--well--well',
  '--well\r\n\r\n\r\n--well\r\n\0\0\0',
])('a malformed form is refused with 400: %j', async (body) => {
  const init = { method: 'PUT', headers: { 'Content-Type': 'multipart/form-data; boundary=well' }, body }
  const headers = { ...init.headers, Authorization: `Bearer ${tokens['member']}` }

  const answer = await fetch(`${server.url}/backend/api/profiles/image`, { ...init, headers })

  expect(answer.status).toBe(400)
  expect((await fetch(`${server.url}/backend/api/health`)).status).toBe(200)
})

test('an upload in parts accepts no more bytes than it declared, and keeps its offset', async () => {
  const tus = { Authorization: `Bearer ${tokens['media']}`, 'Tus-Resumable': '1.0.0' }
  const begun = await fetch(`${server.url}/backend/api/uploads`, {
    method: 'POST',
    headers: { ...tus, 'Upload-Length': '1000', 'Upload-Metadata': `type ${btoa('audio')}` },
  })
  const path = begun.headers.get('location') ?? ''
  const lines = ['Tus-Resumable: 1.0.0', 'Upload-Offset: 0', 'Content-Type: application/offset+octet-stream']
  const requestHead = head(`PATCH ${path} HTTP/1.1`, ...lines, bearer('media'))

  await expectCut(requestHead + chunked, piece('x'), 2 * timeouts.rest)
  const heard = await expectCut(requestHead + declared, plain, timeouts.rest)

  expect(statusOf(heard)).toBe(413)
  const state = await fetch(server.url + path, { headers: tus })
  expect(await state.json()).toMatchObject({ length: 1000, offset: 0 })
})

test('a file slightly over the limit is refused with 413 and a message', async () => {
  const photograph = new FormData()
  photograph.set('profile_image', new File([new Uint8Array(14 * megabyte)], 'a.jpg'))
  const init = { method: 'PUT', headers: { Authorization: `Bearer ${tokens['member']}` }, body: photograph }

  const answer = await fetch(`${server.url}/backend/api/profiles/image`, init)

  expect([answer.status, await answer.json()]).toEqual([413, { detail: 'This file is larger than 10 MB.' }])
})
