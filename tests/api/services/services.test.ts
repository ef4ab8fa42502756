import { expect, test } from 'vitest'
import { openChurch } from '../../support/church.ts'

type Row = Record<string, unknown>
const json = { 'Content-Type': 'application/json' }
const rowsOf = ({ body }: { body: unknown }) => (body as { results: Row[] }).results

const dawn = {
  day: 'Monday',
  title: 'Dawn Prayer',
  time: '05:00',
  end_time: '06:00',
  held_in: ['Ga', 'English'],
  languages: ['Twi'],
}

test('services are listed by weekday and hour, those without an hour last in their day', async () => {
  await using church = await openChurch()

  const rows = rowsOf(await church.get('services/'))

  expect(rows.map(({ day, time }) => `${day} ${time}`)).toEqual([
    'Sunday 09:00',
    'Sunday 11:00',
    'Wednesday 18:30',
    'Thursday 18:30',
    'Saturday ',
  ])
  expect(rows[0]).toMatchObject({
    held_in: ['English'],
    languages: ['Twi', 'Ga'],
    livestream: true,
    childcare: false,
  })
  expect(rows[0]?.['next_date']).toMatch(/^\d{4}-\d\d-\d\d$/)
})

test('the next day of a service is that of next week once it has ended', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('admin')
  const sunday = { day: 'Sunday', languages: [] }
  await church.post('services/', { ...sunday, title: 'Night', time: '22:30', end_time: '' }, access)
  const nextAt = async (instant: string) => {
    church.clock.now = new Date(instant)
    church.cache.invalidate('services')
    const rows = rowsOf(await church.get('services/'))
    return rows.filter(({ day }) => day === 'Sunday').map(({ time, next_date }) => `${time} ${next_date}`)
  }
  const rows = rowsOf(await church.get('services/'))

  expect(rows[0]).toMatchObject({ time: '09:00', end_time: '10:30' })
  expect((await nextAt('2026-11-22T10:29:00Z'))[0]).toBe('09:00 2026-11-22')
  const after = await nextAt('2026-11-22T23:30:00Z')
  expect(after[0]).toBe('09:00 2026-11-29')
  expect(after.at(-1)).toBe('22:30 2026-11-22')
  expect((await nextAt('2026-11-23T00:10:00Z')).at(-1)).toBe('22:30 2026-11-29')
})

test('the super admin adds, changes and deletes a service, and visitors see each change at once', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('admin')
  const titles = async () => rowsOf(await church.get('services/')).map(({ title }) => title)
  await titles()

  const { status, body } = await church.post('services/', dawn, access)
  const { id } = body as { id: number }
  const added = await titles()
  const init = {
    method: 'PUT',
    headers: json,
    body: JSON.stringify({ ...dawn, title: 'Dawn', version: 1 }),
  }
  const changed = await church.send(`services/${id}/`, init, access)
  const stale = await church.send(`services/${id}/`, init, access)
  const renamed = await titles()
  await church.remove(`services/${id}/`, access)

  expect([status, changed.status, stale.status]).toEqual([201, 200, 409])
  expect(added[2]).toBe('Dawn Prayer')
  expect(renamed[2]).toBe('Dawn')
  expect(await titles()).toHaveLength(5)
  expect((await church.get(`services/${id}/`)).status).toBe(404)
})

test.each([
  [{ ...dawn, day: 'Someday' }, 'day'],
  [{ ...dawn, end_time: '04:00' }, 'end_time'],
  [{ ...dawn, time: '', end_time: '06:00' }, 'end_time'],
  [{ ...dawn, attendees: -1 }, 'attendees'],
  [{ ...dawn, title: ' ' }, 'title'],
])('%j is refused at its field', async (form, field) => {
  await using church = await openChurch()
  const { access } = await church.signIn('admin')

  const { status, body } = await church.post('services/', form, access)

  expect(status).toBe(400)
  expect(Object.keys(body as object)).toEqual([field])
})
