import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { type Church, newProfile, openChurch } from '../../support/church.ts'
import { photograph } from '../../support/photograph.ts'
import { openedAt } from '../../support/sample-church.ts'

const json = { method: 'PUT', headers: { 'Content-Type': 'application/json' } }
const picture = async (width = 320) =>
  new File([new Uint8Array((await photograph({ width })).buffer)], 'me.jpg')
const incoming = (church: Church) => readdirSync(join(church.dataDir, 'incoming'))
const avatars = (church: Church) => {
  const folder = join(church.dataDir, 'media', 'avatars')
  return existsSync(folder) ? readdirSync(folder) : []
}

test('a newcomer completes the profile with a photograph, which is stored small and without metadata', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('newcomer')

  const { status, body } = await church.postForm(
    'profiles/',
    newProfile({ profile_image: await picture(1600) }),
    access,
  )

  expect(status).toBe(201)
  expect(body).toMatchObject({
    profileComplete: true,
    martial_status: 'married',
    marital_Status: 'married',
    born_again: true,
    fellowship: 1,
    profile_image: expect.stringMatching(/^\/media\/avatars\/[\w-]{22}\.webp$/),
  })
  const { profile_image: address } = body as { profile_image: string }
  const stored = await church.api.request(address)
  const { width, height, format, exif } = await sharp(Buffer.from(await stored.arrayBuffer())).metadata()
  expect({ width, height, format, exif }).toEqual({
    width: 256,
    height: 256,
    format: 'webp',
    exif: undefined,
  })
  expect(incoming(church)).toEqual([])
})

test('after that the login answers a complete profile with the photograph and the fellowship', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('newcomer')
  await church.postForm('profiles/', newProfile({ profile_image: await picture() }), access)

  const { user } = await church.signIn('newcomer')

  expect(user).toMatchObject({ profileComplete: true, profile_image: expect.stringContaining('/media/') })
  expect(user['fellowships']).toHaveLength(1)
  expect((await church.get('fellowships/my/', access)).status).toBe(200)
  expect((await church.get('profiles/', access)).body).toMatchObject({ occupation: 'Seamstress' })
})

test('a profile is complete without a photograph', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('newcomer')

  const { status, body } = await church.postForm(
    'profiles/',
    newProfile({ profile_image: new File([], '') }),
    access,
  )

  expect(status).toBe(201)
  expect(body).toMatchObject({ profile_image: null })
})

test.each([undefined, '', 'true', 'false'])(
  'born again as %j is stored as given, and as null without an answer',
  async (answer) => {
    await using church = await openChurch()
    const { access } = await church.signIn('newcomer')
    const profile = newProfile(answer === undefined ? {} : { born_again: answer })
    if (answer === undefined) profile.delete('born_again')
    const born_again = answer ? answer === 'true' : null

    const { status } = await church.postForm('profiles/', profile, access)
    const kept = await church.get('profiles/', access)

    expect([status, kept.body]).toEqual([201, expect.objectContaining({ born_again })])
  },
)

test('an answer to born again can be withdrawn', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('member')
  const told = { date_of_birth: '1994-03-06', marital_Status: 'married', house_address: 'x', occupation: 'y' }
  const says = (born_again: unknown) =>
    church.send('profiles/', { ...json, body: JSON.stringify({ ...told, born_again }) }, access)

  expect((await says(true)).body).toMatchObject({ born_again: true })
  expect((await says(null)).body).toMatchObject({ born_again: null })
})

test('a second submit is refused with 409 and changes nothing', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('newcomer')
  await church.postForm('profiles/', newProfile(), access)

  const second = await church.postForm(
    'profiles/',
    newProfile({ occupation: 'Somebody else', profile_image: await picture() }),
    access,
  )

  expect(second.status).toBe(409)
  expect((await church.get('profiles/', access)).body).toMatchObject({ occupation: 'Seamstress' })
  expect(avatars(church)).toEqual([])
})

test('of two parallel submits one is stored', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('newcomer')

  const both = await Promise.all([
    church.postForm('profiles/', newProfile({ profile_image: await picture() }), access),
    church.postForm('profiles/', newProfile({ profile_image: await picture() }), access),
  ])

  expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
  expect(avatars(church)).toHaveLength(1)
})

test('a newcomer who is not sure yet completes the profile without a fellowship', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('newcomer')

  const { status, body } = await church.postForm('profiles/', newProfile({ fellowship: '0' }), access)

  expect([status, body]).toMatchObject([201, { fellowship: null, profileComplete: true }])
  expect((await church.get('fellowships/my/', access)).status).toBe(404)
})

test.each([
  ['visit_date', '21.11.2026'],
  ['martial_status', 'engaged'],
  ['date_of_birth', '2999-01-01'],
  ['date_of_birth', '1821-01-01'],
  ['date_of_birth', '1994-02-30'],
  ['house_address', ' '],
  ['fellowship', ''],
  ['fellowship', '999'],
  ['fellowship', '1 or 1=1'],
  ['born_again', 'perhaps'],
  ['occupation', ''],
  ['church_information', ''],
  ['church_information', 'x'.repeat(1001)],
  ['role', 'admin'],
])('a wrong %s (%s) is refused at its field, and nothing is stored', async (field, value) => {
  await using church = await openChurch()
  const { access } = await church.signIn('newcomer')

  const { status, body } = await church.postForm(
    'profiles/',
    newProfile({ [field]: value, profile_image: await picture() }),
    access,
  )

  expect(status).toBe(400)
  expect(body).toEqual({ [field]: [expect.any(String)] })
  expect((await church.get('profiles/', access)).status).toBe(404)
  expect([...avatars(church), ...incoming(church)]).toEqual([])
})

test('a file that is no photograph is refused by its bytes, whatever its name', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('newcomer')
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'
  const polyglot = Buffer.concat([Buffer.from('GIF89a/*'), Buffer.from('*/=1;alert(1)')])
  const truncated = (await photograph()).buffer.subarray(0, 900)

  for (const bytes of [
    svg,
    '<!doctype html><script>alert(1)</script>',
    new Uint8Array(polyglot),
    new Uint8Array(truncated),
  ]) {
    const { status, body } = await church.postForm(
      'profiles/',
      newProfile({ profile_image: new File([bytes], 'me.jpg', { type: 'image/jpeg' }) }),
      access,
    )
    expect([status, Object.keys(body as object)]).toEqual([400, ['profile_image']])
  }
  expect([...avatars(church), ...incoming(church)]).toEqual([])
})

test('a picture of too many pixels is refused', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('newcomer')
  const bomb = await sharp({ create: { width: 12_000, height: 12_000, channels: 3, background: 'white' } })
    .png({ compressionLevel: 9 })
    .toBuffer()

  const { status } = await church.postForm(
    'profiles/',
    newProfile({ profile_image: new File([new Uint8Array(bomb)], 'big.png') }),
    access,
  )

  expect(status).toBe(400)
})

test('a photograph above 10 MB is refused while it streams, and leaves no file', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('newcomer')

  const { status } = await church.postForm(
    'profiles/',
    newProfile({ profile_image: new File([new Uint8Array(11 * 1024 * 1024)], 'big.jpg') }),
    access,
  )

  expect(status).toBe(413)
  expect(incoming(church)).toEqual([])
})

test('an upload that breaks off is refused, and leaves no file', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('newcomer')
  const whole = new Response(newProfile({ profile_image: await picture() }))
  const type = whole.headers.get('content-type') ?? ''
  const cut = (await whole.arrayBuffer()).slice(0, -400)

  const { status } = await church.send(
    'profiles/',
    { method: 'POST', headers: { 'Content-Type': type }, body: cut },
    access,
  )

  expect(status).toBe(400)
  expect(incoming(church)).toEqual([])
  expect((await church.get('profiles/', access)).status).toBe(404)
})

test('another content type, or one without a boundary, is refused', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('newcomer')
  const send = (type: string) =>
    church.send('profiles/', { method: 'POST', headers: { 'Content-Type': type }, body: 'x' }, access)

  expect((await church.post('profiles/', {}, access)).status).toBe(415)
  expect((await send('multipart/form-data; x=y')).status).toBe(400)
})

test('who was placed in a fellowship before completing the profile stays in it', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('newcomer')
  const place = (id: number) =>
    church.db.updateTable('account').set({ fellowship_id: id }).where('username', '=', 'newcomer').execute()
  await church.db.updateTable('fellowship').set({ asks_leader: 1 }).where('id', '=', 2).execute()
  await place(2)

  const same = await church.postForm('profiles/', newProfile({ fellowship: '2' }), access)
  await church.db
    .deleteFrom('profile')
    .where('account_id', 'in', (row) =>
      row.selectFrom('account').select('id').where('username', '=', 'newcomer'),
    )
    .execute()
  const none = await church.postForm('profiles/', newProfile({ fellowship: '0' }), access)

  expect(
    [same, none].map(({ status, body }) => [status, (body as { fellowship: number }).fellowship]),
  ).toEqual([
    [201, 2],
    [201, 2],
  ])
  expect((await church.get('fellowships/my/requests/', access)).body).toEqual([])
})

test('“Later” is kept with the account for thirty days, also for the next login, and ends with the profile', async () => {
  await using church = await openChurch()
  const { access, user: before } = await church.signIn('newcomer')

  const { status, body } = await church.post('profiles/later/', {}, access)
  const { user: after } = await church.signIn('newcomer')
  const again = await church.signIn('newcomer')
  await church.postForm('profiles/', newProfile(), again.access)
  const { user: complete } = await church.signIn('newcomer')

  const until = new Date(openedAt.getTime() + 30 * 86_400_000).toISOString()
  expect([before['profile_later_until'], status]).toEqual([undefined, 200])
  expect(body).toMatchObject({ profileComplete: false, profile_later_until: until })
  expect(after['profile_later_until']).toBe(until)
  expect(complete).toMatchObject({ profileComplete: true })
  expect(complete['profile_later_until']).toBeUndefined()
  expect((await church.post('profiles/later/', {})).status).toBe(401)
})

const shortForm = (fields: object) => {
  const form = new FormData()
  for (const [name, value] of Object.entries({ visit_date: '2026-11-22', ...fields })) form.set(name, value)
  return form
}

test('an usher is asked for fellowship and photograph only, and the register keeps what it knew', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('newcomer')
  const refused = await church.postForm('profiles/staff/', shortForm({ fellowship: '1' }), access)
  const { id } = await church.db
    .selectFrom('account')
    .select('id')
    .where('username', '=', 'newcomer')
    .executeTakeFirstOrThrow()
  await church.db
    .insertInto('duty')
    .values({ account_id: id, duty: 'usher', granted_at: '2026-11-22T10:00:00.000Z' })
    .execute()
  const person = church.db.updateTable('person').where('account_id', '=', id)
  await person.set({ born: '1990-05-06', address: 'House 7, Bantama' }).execute()

  const nowhere = await church.postForm('profiles/staff/', shortForm({ fellowship: '99999' }), access)
  const { status, body } = await church.postForm('profiles/staff/', shortForm({ fellowship: '1' }), access)

  expect([refused.status, nowhere.status, status]).toEqual([400, 400, 201])
  expect(body).toMatchObject({
    profileComplete: true,
    fellowship: 1,
    marital_status: '',
    occupation: '',
    date_of_birth: '1990-05-06',
    house_address: 'House 7, Bantama',
  })
  const kept = church.db.selectFrom('person').select(['born', 'address']).where('account_id', '=', id)
  expect(await kept.execute()).toEqual([{ born: '1990-05-06', address: 'House 7, Bantama' }])
})
