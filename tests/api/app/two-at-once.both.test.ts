import { describe, expect, test } from 'vitest'
import { type Answer, type Church, openChurch } from '../../support/church.ts'

type Row = Record<string, unknown> & { id: number; version: number }

/** Two super admins at two desks: `seen` is the version that one has read before the other changes the row. */
async function openOffice(church: Church) {
  const { access } = await church.signIn('admin')
  const member = await church.db
    .selectFrom('account')
    .select('id')
    .where('username', '=', 'member')
    .executeTakeFirstOrThrow()
  const call = (method: string, path: string, body?: object, seen?: string | number) =>
    church.send(
      path,
      {
        method,
        headers: {
          'Content-Type': 'application/json',
          ...(seen !== undefined && { 'If-Match': `"${seen}"` }),
        },
        ...(body && { body: JSON.stringify(body) }),
      },
      access,
    )
  return { call, member: member.id }
}

const rowOf = ({ body }: Answer) => body as Row
const detailOf = ({ body }: Answer) => String((body as { detail?: string }).detail)

const event = {
  title: 'Night Vigil',
  description: 'We watch.',
  date: '2026-12-04',
  time: '21:00',
  location: 'Main Hall',
  is_online: false,
  meeting_link: '',
  category: 'worship',
  fellowship: null,
}

const edited = {
  'events/': { ...event, changed: { location: 'Chapel' } },
  'fellowships/1/events/': { ...event, fellowship: 1, changed: { location: 'Chapel' } },
  'fellowships/': {
    name: 'Bethel',
    description: '',
    location: 'Osu',
    meeting_day: 'Tuesday',
    meeting_time: '18:00',
    leader: null,
    activities: [],
    changed: { location: 'Labone' },
  },
  'announcements/': { title: 'Water', content: 'It runs.', changed: { content: 'It runs again.' } },
  'services/': {
    day: 'Sunday',
    title: 'Dawn',
    time: '05:30',
    end_time: '',
    location: 'Hall',
    description: '',
    pastor: '',
    attendees: 0,
    childcare: false,
    livestream: false,
    languages: [],
    changed: { location: 'Chapel' },
  },
}

describe.each(Object.entries(edited))(
  'two admins who change the same row of %s',
  (list, { changed, ...form }) => {
    test('the second change is refused with 409, and the first one stays', async () => {
      await using church = await openChurch()
      const { call } = await openOffice(church)
      const { id, version } = rowOf(await call('POST', list, form))
      await call('PUT', `${list}${id}/`, { ...form, ...changed, version })

      const second = await call('PUT', `${list}${id}/`, { ...form, version })

      expect([second.status, detailOf(second)]).toEqual([
        409,
        expect.stringMatching(/^Somebody else changed this/),
      ])
      expect(await kept(call, list, id)).toMatchObject(changed)
    })

    test('a delete with a stale version is refused with 409', async () => {
      await using church = await openChurch()
      const { call } = await openOffice(church)
      const { id, version } = rowOf(await call('POST', list, form))
      await call('PUT', `${list}${id}/`, { ...form, ...changed, version })

      const stale = await call('DELETE', `${list}${id}/`, undefined, version)
      const still = await kept(call, list, id)
      const fresh = await call('DELETE', `${list}${id}/`, undefined, version + 1)

      expect([stale.status, detailOf(stale)]).toEqual([
        409,
        expect.stringMatching(/^Somebody else changed this/),
      ])
      expect(still).toMatchObject(changed)
      expect(fresh.status).toBe(200)
    })

    test('a change or delete of a deleted row answers 404 with a reason', async () => {
      await using church = await openChurch()
      const { call } = await openOffice(church)
      const { id, version } = rowOf(await call('POST', list, form))
      await call('DELETE', `${list}${id}/`)

      const change = await call('PUT', `${list}${id}/`, { ...form, ...changed, version })
      const again = await call('DELETE', `${list}${id}/`, undefined, version)

      for (const answer of [change, again])
        expect([answer.status, detailOf(answer)]).toEqual([404, expect.stringMatching(/^There is no such /)])
    })

    test('a change and a delete without a version are accepted', async () => {
      await using church = await openChurch()
      const { call } = await openOffice(church)
      const { id, version } = rowOf(await call('POST', list, form))
      await call('PUT', `${list}${id}/`, { ...form, ...changed, version })

      const change = await call('PUT', `${list}${id}/`, form)
      const gone = await call('DELETE', `${list}${id}/`)

      expect([change.status, gone.status]).toEqual([200, 200])
    })
  },
)

type Call = Awaited<ReturnType<typeof openOffice>>['call']

async function kept(call: Call, list: string, id: number): Promise<Row | undefined> {
  const { results } = (await call('GET', list)).body as { results: Row[] }
  return results.find((row) => row.id === id)
}

test('of two who change one sermon the second gets 409', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('media')
  const { body } = await church.get('sermons/1/')
  const put = (title: string) => {
    const form = new FormData()
    const words = {
      title,
      preacher: 'Pastor Esi Quaye',
      date: '2026-11-15',
      type: 'video',
      category: 'sermon',
    }
    for (const [name, value] of Object.entries(words)) form.set(name, value)
    form.set('youtube_link', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ')
    form.set('version', String((body as Row).version))
    return church.send('sermons/1/', { method: 'PUT', body: form }, access)
  }

  const [first, second] = [await put('Mine'), await put('Yours')]
  await church.remove('sermons/1/', access)
  const third = await put('Unassigned')

  expect([first.status, second.status, third.status]).toEqual([200, 409, 404])
  expect(detailOf(second)).toMatch(/^Somebody else changed this/)
})

test('of two who decide about one testimony the second gets 409 with the decision of the first', async () => {
  await using church = await openChurch()
  const { call } = await openOffice(church)
  const { id } = await church.db
    .selectFrom('testimony')
    .select('id')
    .where('is_approved', '=', 0)
    .limit(1)
    .executeTakeFirstOrThrow()
  const path = `members/testimonies/${id}/`

  const first = await call('POST', `${path}approve/`, { is_approved: true }, 'pending')
  const second = await call('POST', `${path}approve/`, { is_approved: true }, 'pending')
  const gone = await call('DELETE', path, undefined, 'pending')
  const verified = await call('POST', `${path}verify/`, { verified: true }, 'unverified')
  const twice = await call('POST', `${path}verify/`, { verified: true }, 'unverified')

  expect([first.status, second.status, gone.status]).toEqual([200, 409, 409])
  expect(detailOf(second)).toBe('Somebody else has approved this testimony meanwhile.')
  expect([verified.status, twice.status]).toEqual([200, 409])
  expect((await call('DELETE', path, undefined, 'approved')).status).toBe(200)
  expect((await call('POST', `${path}approve/`, { is_approved: false })).status).toBe(404)
})

test('of two who mark one prayer request as answered the second gets 409, and a call without a precondition does not', async () => {
  await using church = await openChurch()
  const { call } = await openOffice(church)
  const { id } = await church.db
    .selectFrom('prayer_request')
    .select('id')
    .where('is_answered', '=', 0)
    .limit(1)
    .executeTakeFirstOrThrow()
  const path = `prayer_requests/${id}/`

  const first = await call('POST', `${path}answered/`, { is_answered: true }, 'pending')
  const second = await call('POST', `${path}answered/`, { is_answered: true }, 'pending')
  const gone = await call('DELETE', path, undefined, 'pending')
  const unnamed = await call('POST', `${path}answered/`, { is_answered: true })

  expect([first.status, second.status, gone.status, unnamed.status]).toEqual([200, 409, 409, 200])
  expect(detailOf(second)).toBe('Somebody else has marked this request as answered meanwhile.')
  expect((await call('DELETE', path, undefined, 'answered')).status).toBe(200)
  expect((await call('POST', `${path}answered/`, { is_answered: false })).status).toBe(404)
})

test('of two who change one person’s role the second gets 409, and cannot delete the person by a stale role', async () => {
  await using church = await openChurch()
  const { call, member } = await openOffice(church)
  const path = `admin/users/${member}/`

  const first = await call('PUT', `${path}role/`, { role: 'media' }, 'user')
  const second = await call('PUT', `${path}role/`, { role: 'admin' }, 'user')
  const gone = await call('DELETE', path, undefined, 'user')

  expect([first.status, second.status, gone.status]).toEqual([200, 409, 409])
  expect(detailOf(second)).toMatch(/^Somebody else gave this person another role/)
  expect(rowOf(await call('GET', `users/${member}/`))).toMatchObject({ role: 'media' })
  expect((await call('DELETE', path, undefined, 'media')).status).toBe(200)
  expect((await call('PUT', `${path}role/`, { role: 'user' }, 'media')).status).toBe(404)
})

test('deleting a deleted message answers 404 with a reason', async () => {
  await using church = await openChurch()
  const { call } = await openOffice(church)
  const message = { name: 'Esi', email: 'esi@example.com', phone: '0244123456', subject: 'A', message: 'B' }
  const { id } = rowOf(await call('POST', 'members/contacts/', message))
  await call('DELETE', `members/contacts/${id}/`)

  const again = await call('DELETE', `members/contacts/${id}/`)

  expect([again.status, detailOf(again)]).toEqual([404, 'There is no such message.'])
})

test('a change of a fellowship with a stale version does not restore a leader whose role was taken away', async () => {
  await using church = await openChurch()
  const { call } = await openOffice(church)
  const before = rowOf(await call('GET', 'fellowships/1/'))
  const leader = Number(before.leader_id)
  await call('PUT', `admin/users/${leader}/role/`, { role: 'user' })

  const form = {
    name: before.name,
    description: before.description,
    location: before.location,
    leader,
    meeting_day: before.meeting_day,
    meeting_time: before.meeting_time,
    activities: [],
  }
  const saved = await call('PUT', 'fellowships/1/', { ...form, version: before.version })

  expect(saved.status).toBe(409)
  expect(rowOf(await call('GET', `users/${leader}/`))).toMatchObject({ role: 'user' })
})

test('a leader’s delete of an event that an admin has changed is refused with 409', async () => {
  await using church = await openChurch()
  const { call } = await openOffice(church)
  const leader = await church.signIn('leader')
  const { id, version } = rowOf(await call('POST', 'fellowships/1/events/', event))
  await call('PUT', `events/${id}/`, { ...event, fellowship: 1, location: 'Chapel', version })

  const gone = await church.send(
    `fellowships/1/events/${id}/`,
    { method: 'DELETE', headers: { 'If-Match': `"${version}"` } },
    leader.access,
  )

  expect([gone.status, detailOf(gone)]).toEqual([409, expect.stringMatching(/^Somebody else changed this/)])
})

test('deleting a sermon with a stale version is refused with 409', async () => {
  await using church = await openChurch()
  const { call } = await openOffice(church)
  const { version } = rowOf(await church.get('sermons/1/'))
  await church.db
    .updateTable('sermon')
    .set({ version: version + 1 })
    .where('id', '=', 1)
    .execute()

  const stale = await call('DELETE', 'sermons/1/', undefined, version)
  const still = await church.get('sermons/1/')
  const fresh = await call('DELETE', 'sermons/1/', undefined, version + 1)

  expect([stale.status, still.status, fresh.status]).toEqual([409, 200, 200])
})
