import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { type Church, openChurch } from '../../support/church.ts'

/* What a member reads of their own: queries that are compiled once, answers that are written at once. */

const ask = (church: Church, title: string, access?: string, description = 'For rain on the fields.') =>
  church.post('prayer_requests/create/', { title, description, isPrivate: true }, access)

async function titlesOf(church: Church, path: string, access: string): Promise<string[]> {
  const { body } = await church.get(path, access)
  return (body as { results: { title: string }[] }).results.map(({ title }) => title)
}

test('members who read at the same moment each get their own requests', async () => {
  await using church = await openChurch()
  const [one, other] = [await church.signIn('member'), await church.signIn('newcomer')]
  await ask(church, 'Of one', one.access)
  await ask(church, 'Of the other', other.access)

  const lists = await Promise.all(
    [one, other, one, other].map(({ access }) => titlesOf(church, 'prayer_requests/my/', access)),
  )

  for (const [index, list] of lists.entries()) {
    expect(list.includes('Of one')).toBe(index % 2 === 0)
    expect(list.includes('Of the other')).toBe(index % 2 === 1)
  }
})

test('a search, an order and a page of my requests are my own, whatever was asked before', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('member')
  for (const title of ['Ananse 1', 'Ananse 2', 'Ananse 3']) await ask(church, title, access)

  const my = (query: string) => titlesOf(church, `prayer_requests/my/?${query}`, access)

  expect(await my('search=ananse')).toEqual(['Ananse 3', 'Ananse 2', 'Ananse 1'])
  expect(await my('search=ananse&ordering=title')).toEqual(['Ananse 1', 'Ananse 2', 'Ananse 3'])
  expect(await my('search=ananse&ordering=-title&limit=1&offset=1')).toEqual(['Ananse 2'])
  expect(await my('search=Ananse%202')).toEqual(['Ananse 2'])
  expect(await my('search=nothing%20of%20the%20kind')).toEqual([])
  expect(await my('search=ananse')).toEqual(['Ananse 3', 'Ananse 2', 'Ananse 1'])
})

test('a list is the same for a browser that takes it compressed', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('member')
  for (let number = 0; number < 5; number += 1)
    await ask(church, `Number ${number} of Abɛna`, access, 'Strength for the week. '.repeat(20))
  const read = async (encoding: string) => {
    const headers = { authorization: `Bearer ${access}`, 'accept-encoding': encoding }
    const answer = await church.api.request('/backend/api/prayer_requests/my/', { headers })
    return { answer, bytes: Buffer.from(await answer.arrayBuffer()) }
  }

  const [plain, br, gzip] = [await read('identity'), await read('gzip, deflate, br'), await read('gzip')]

  expect(plain.answer.headers.get('content-encoding')).toBeNull()
  expect(br.answer.headers.get('content-encoding')).toBe('br')
  expect(gzip.answer.headers.get('content-encoding')).toBe('gzip')
  expect(brotliDecompressSync(br.bytes)).toEqual(plain.bytes)
  expect(gunzipSync(gzip.bytes)).toEqual(plain.bytes)
  for (const { answer, bytes } of [plain, br, gzip]) {
    expect(answer.headers.get('vary')).toMatch(/accept-encoding/i)
    expect(answer.headers.get('content-length')).toBe(String(bytes.length))
    expect(answer.headers.get('cache-control')).toBe('no-store')
  }
})

test('the next page keeps what else was asked, and an answer has what its route and all routes say', async () => {
  await using church = await openChurch()
  const { access, refresh } = await church.signIn('member')
  for (const title of ['One?', 'Two?']) await ask(church, title, access)

  const { body } = await church.get('prayer_requests/my/?search=?&limit=1&offset=0', access)
  const { headers } = await church.post('auth/logout/', { refresh })

  expect((body as { next: string }).next).toBe('/backend/api/prayer_requests/my/?search=%3F&limit=1&offset=1')
  expect(headers.get('clear-site-data')).toBe('"cache"')
  expect(headers.get('content-type')).toBe('application/json')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('cache-control')).toBe('no-store')
})

test('a short answer is not compressed', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('member')

  const headers = { 'accept-encoding': 'br' }
  const { headers: answered } = await church.send('users/me/', { headers }, access)

  expect(answered.get('content-encoding')).toBeNull()
})

test('a token that was good is refused once its session ended, however often it was checked', async () => {
  await using church = await openChurch()
  const { access, refresh } = await church.signIn('member')
  for (let time = 0; time < 3; time += 1) expect((await church.get('users/me/', access)).status).toBe(200)

  await church.post('auth/logout/', { refresh })

  expect((await church.get('users/me/', access)).status).toBe(401)
})

test('a token is refused whose header or claims are not exactly ours, even if our key signed it', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('member')
  const [head = '', payload = '', signature = ''] = access.split('.')
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>
  const { kid, signing } = church.tokenKeys
  const ours = { alg: 'HS256', typ: 'at+jwt', kid }
  const sign = (more: object, header: object = ours) =>
    new SignJWT({ ...claims, ...more }).setProtectedHeader({ alg: 'HS256', ...header }).sign(signing)
  const knock = async (token: string) => (await church.get('users/me/', token)).status

  expect(await knock(await sign({}))).toBe(200)
  expect(await knock(await sign({ role: 'admin' }))).toBe(401)
  expect(await knock(await sign({ sub: '' }))).toBe(401)
  expect(await knock(await sign({ sub: 3 }))).toBe(401)
  expect(await knock(await sign({}, { ...ours, cty: 'JWT' }))).toBe(401)
  expect(await knock(`${head}.${payload}.${signature}A`)).toBe(401)
  expect(await knock(`${head}.${payload}.${signature.slice(0, -1)}`)).toBe(401)
  expect(await knock(`${head}.${payload}.`)).toBe(401)
})
