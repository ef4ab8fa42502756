import { expect, test } from 'vitest'
import { openChurch } from '../../support/church.ts'

async function recording() {
  const church = await openChurch()
  const { body } = await church.get('sermons/')
  const { results } = body as { results: { mp3: string | null }[] }
  const address = results.find(({ mp3 }) => mp3)?.mp3 ?? ''
  const whole = Buffer.from(await (await church.api.request(address)).arrayBuffer())
  return { church, address, whole }
}

test('a range request answers part of a recording', async () => {
  const { church, address, whole } = await recording()
  await using _ = church

  const answer = await church.api.request(address, { headers: { Range: 'bytes=1000-1999' } })

  expect(answer.status).toBe(206)
  expect(answer.headers.get('content-range')).toBe(`bytes 1000-1999/${whole.length}`)
  expect(answer.headers.get('content-type')).toBe('audio/mpeg')
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(whole.subarray(1000, 2000))
})

test.each([
  ['bytes=0-0', 206],
  ['bytes=-500', 206],
  ['bytes=-99999999', 206],
  ['bytes=100-', 206],
  ['bytes=5-1', 200],
  ['bytes=0-1,5-6', 200],
  ['pages=1-2', 200],
  ['bytes=99999999-', 416],
])('a range of %s answers %i', async (range, status) => {
  const { church, address } = await recording()
  await using _ = church

  expect((await church.api.request(address, { headers: { Range: range } })).status).toBe(status)
})

test('a recording whose ETag the browser sends answers 304', async () => {
  const { church, address } = await recording()
  await using _ = church
  const etag = (await church.api.request(address)).headers.get('etag') ?? ''

  const again = await church.api.request(address, { headers: { 'If-None-Match': etag } })
  const changed = await church.api.request(address, {
    headers: { Range: 'bytes=0-9', 'If-Range': '"other"' },
  })

  expect(again.status).toBe(304)
  expect(changed.status).toBe(200)
})

test.each([(etag: string) => `W/${etag}`, (etag: string) => `"of-before", ${etag}`, () => '*'])(
  'an ETag that a proxy has rewritten still answers 304 (%#)',
  async (rewritten) => {
    const { church, address } = await recording()
    await using _ = church
    const etag = (await church.api.request(address)).headers.get('etag') ?? ''

    const again = await church.api.request(address, { headers: { 'If-None-Match': rewritten(etag) } })

    expect(again.status).toBe(304)
  },
)

test('no path reaches a file outside the media folder', async () => {
  await using church = await openChurch()

  for (const path of [
    '../church.db',
    '..%2fsecrets%2faccess-token.key',
    '%2e%2e/secrets/access-token.key',
    'avatars/../../secrets/access-token.key',
    '/etc/passwd',
    'a%00.mp3',
    'avatars',
    '.',
  ])
    expect([path, (await church.api.request(`/media/${path}`)).status]).toEqual([path, 404])
})
