import { expect, test } from 'vitest'
import { openChurch } from '../support/church.ts'

type Row = Record<string, unknown>
const json = { 'Content-Type': 'application/json' }
const rowsOf = ({ body }: { body: unknown }) => (body as { results: Row[] }).results

const dawn = { day: 'Monday', title: 'Dawn Prayer', time: '05:00', end_time: '06:00', languages: ['Twi'] }

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
  expect(rows[0]).toMatchObject({ languages: ['Twi', 'Ga'], livestream: true, childcare: false })
  expect(rows[0]?.['next_date']).toMatch(/^\d{4}-\d\d-\d\d$/)
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
  await church.send(`services/${id}/`, { method: 'DELETE' }, access)

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
