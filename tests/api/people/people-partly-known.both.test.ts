import { expect, test } from 'vitest'
import type { PersonAnswer } from '../../../src/lib/contract/people/person.ts'
import { birthday } from '../../../src/server/people/persons/birthday-message.ts'
import { mark, openCheckIn } from '../../support/check-in.ts'
import { openRegister } from '../../support/people.ts'
import { names, zormelo } from '../../support/people-found.ts'

/* Days of which only a part is known: the year, or the month and the year. */

/** The church's day is 21 November 2026. */
const today = '2026-11-21'

test('who knows only the year or the month of a birth is found by age, and is greeted on no day', async () => {
  await using register = await openRegister()
  const { add, church, admin } = register
  const esi = await add({ ...zormelo, first_name: 'Esi', born: '1965-00-00' })
  await add({ ...zormelo, first_name: 'Kofi', born: '1965-12-00' })
  await add({ ...zormelo, first_name: 'Abla', born: '1965-11-21' })

  const namesByFilter = await Promise.all(
    [
      { age_from: '61', age_to: '61' },
      { age_to: '60' },
      { birthday_month: '12' },
      { birthday_month: '1' },
    ].map(async (filter) => (await names(register, filter)).sort()),
  )
  const week = (await church.get('people/week/', admin)).body as { name: string }[]
  const looking = {
    db: church.db,
    now: church.clock.now,
    zone: 'Africa/Accra',
    today,
    hour: '09:00',
    site: '',
  }
  const greeted = (await birthday.find?.(looking)) ?? []
  const without = await church.get('people/?lacks=birthday&search=Zormelo', admin)

  expect(esi.born).toBe('1965-00-00')
  expect(namesByFilter).toEqual([['Abla', 'Esi'], ['Kofi'], ['Kofi'], []])
  expect(week.map(({ name }) => name)).toEqual(expect.arrayContaining(['Abla Zormelo']))
  expect(week.map(({ name }) => name)).not.toEqual(expect.arrayContaining(['Esi Zormelo']))
  expect(greeted.flatMap(({ people }) => people)).toHaveLength(1)
  expect(without.body).toMatchObject({ count: 0 })
})

test('a year is in a range of days that begins with it, and no day is refused as less than one', async () => {
  await using register = await openRegister()
  const { add, church, admin } = register
  await add({ ...zormelo, first_name: 'Esi', joined: '2010-00-00' })
  await add({ ...zormelo, first_name: 'Kofi', joined: '2010-05-00' })
  const joined = async (joined_from: string, joined_to: string) =>
    (await names(register, { joined_from, joined_to })).sort()

  const namesByRange = [
    await joined('2010-01-01', '2010-12-31'),
    await joined('2010-05-01', '2010-05-31'),
    await joined('2010-05-02', '2010-12-31'),
    await joined('', '2009-12-31'),
  ]
  const refused = await Promise.all(
    ['0000-00-00', '0000-03-00', '1994-13-00', '1994-00-06'].map((born) =>
      church.post('people/', { ...zormelo, first_name: 'Abla', born }, admin),
    ),
  )

  expect(namesByRange).toEqual([['Esi', 'Kofi'], ['Kofi'], [], []])
  expect(refused.map(({ status }) => status)).toEqual([400, 400, 400, 400])
  expect(refused[0]?.body).toEqual({
    born: [
      'Please give a day such as 6 March 1994, or what is known of it: 6 March, March 1994 or the year 1994',
    ],
  })
})

test('the history names what is known of a day, and a merge puts together what two entries know', async () => {
  await using register = await openRegister()
  const { add, church, admin } = register
  const one = await add({ ...zormelo, first_name: 'Esi', born: '1965-00-00' })
  const other = await add({ ...zormelo, first_name: 'Esi', born: '0000-03-06', joined: '2010-05-00' })
  await church.put(`people/${one.id}/`, { ...zormelo, first_name: 'Esi', born: '1966-03-00' }, admin)

  const merged = (await church.post(`people/${one.id}/merge/`, { other: other.id }, admin))
    .body as PersonAnswer
  const [merge] = merged.changes
  const undone = (await church.post(`people/${one.id}/merges/${merge?.id}/undo/`, {}, admin))
    .body as PersonAnswer

  expect(merged).toMatchObject({ born: '1966-03-06', joined: '2010-05-00' })
  expect(merged.changes.flatMap(({ lines }) => lines)).toEqual(
    expect.arrayContaining(['Birthday: 1965 → March 1966', 'Birthday: March 1966 → 6 Mar 1966']),
  )
  expect(undone).toMatchObject({ born: '1966-03-00', joined: '' })
})

test('at the check-in, who may still be under thirteen is a child', async () => {
  await using open = await openCheckIn()
  const { add, church, path, send, usher } = open
  const children = []
  for (const born of ['2013-00-00', '2013-11-00', '2013-10-00', '2012-00-00', '0000-01-01']) {
    const { id } = await add({
      ...zormelo,
      first_name: `Born ${born.slice(0, 7).replaceAll('-', ' ')}`,
      born,
    })
    await send([mark(id, 1)])
    children.push(id)
  }

  const { body } = await church.get(`${path}names/`, usher)
  const { names: all } = body as { names: { id: number; child: boolean }[] }

  expect(children.map((id) => all.find((one) => one.id === id)?.child)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})
