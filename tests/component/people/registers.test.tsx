import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Registers } from '../../../src/islands/people/registers/Registers.tsx'
import { openIsland, screen, waitFor } from '../../support/page.tsx'
import {
  button,
  choose,
  dialog,
  field,
  fill,
  press,
  search,
  sees,
  seesNo,
  tick,
} from '../../support/page-acts.ts'

const open = (section = 'entries') => openIsland(<Registers />, { as: 'admin', at: `/registers#${section}` })

test('a registrar types an old book: the next entry keeps register, day, place and officiant', async () => {
  await using page = await open()
  await press('Add entry')
  const form = await dialog('Add entry')
  await choose('Register', 'Burials', form)
  await fill('Day', '1987-03-08')
  await fill('Full name', 'Opanyin Kwabena Addo')
  await fill('Place', 'The old cemetery')
  await fill('Officiant', 'Rev. J. K. Mensah')
  await tick('checkbox', 'Add another after this one')
  await press('Save')
  await waitFor(async () => expect(await field('Full name')).toHaveValue(''))

  expect(await field('Register', await dialog('Add entry'))).toHaveValue('burial')
  expect(await field('Day')).toHaveValue('1987-03-08')
  expect(await field('Place')).toHaveValue('The old cemetery')
  expect(await field('Officiant')).toHaveValue('Rev. J. K. Mensah')
  const rows = await page.church.db.selectFrom('parish_entry').select(['name', 'number', 'year']).execute()
  expect(rows.filter(({ year }) => year === 1987)).toEqual([
    { name: 'Opanyin Kwabena Addo', number: 1, year: 1987 },
  ])
})

/** What is typed into the next entry of an old book of baptisms, in the order of its fields. The rest is kept from the entry before. */
const nextEntry = {
  Day: '1987-03-15',
  'Full name': 'Kwadwo Ofori Sarpong',
  'Father (optional)': 'Yaw Sarpong',
  'Mother (optional)': 'Akosua Serwaa',
  'Godparents or sponsors (optional)': 'Afia Konadu, Kofi Boadu',
  'In the old book (optional)': 'book 2, p. 14',
}

test('the next baptism of an old book takes at most 110 keys and no mouse, which is 55 seconds at half a second a key', async () => {
  await using page = await open()
  await press('Add entry')
  await fill('Day', '1987-03-08')
  await fill('Full name', 'Adwoa Manu')
  await fill('Place', 'Osu')
  await fill('Officiant', 'Rev. J. K. Mensah')
  await tick('checkbox', 'Add another after this one')
  await press('Save')
  await waitFor(async () => expect(await field('Full name')).toHaveValue(''))
  const user = userEvent.setup()
  let keys = 0

  for (const [label, typed] of Object.entries(nextEntry)) {
    const next = await field(label)
    while (document.activeElement !== next && keys < 200) {
      await user.tab()
      keys += 1
    }
    // A day has eight digits; the browser adds what is between them.
    if (label === 'Day') await fill(label, typed)
    else await user.keyboard(typed)
    keys += label === 'Day' ? 8 : typed.length
  }
  await user.keyboard('{Enter}')
  keys += 1

  await waitFor(async () => {
    const rows = await page.church.db
      .selectFrom('parish_entry')
      .select(['name', 'place', 'day', 'number'])
      .execute()
    expect(rows).toContainEqual({ name: 'Kwadwo Ofori Sarpong', place: 'Osu', day: '1987-03-15', number: 2 })
  })
  expect(keys).toBeLessThanOrEqual(110)
})

test('an entry without a name keeps what was typed, and is not written', async () => {
  await using page = await open()
  await press('Add entry')
  await dialog('Add entry')
  await fill('Day', '1987-03-08')
  await fill('Place', 'The old cemetery')
  await press('Save')

  const name = await field('Full name')
  // At the field, since the end of the form tells it, too.
  await waitFor(() => expect(name).toHaveAccessibleDescription(/Please give the name/))
  expect(await field('Place')).toHaveValue('The old cemetery')
  expect(
    await page.church.db.selectFrom('parish_entry').select('id').where('year', '=', 1987).execute(),
  ).toEqual([])
})

test('an entry is corrected by a note and cancelled by another, after which no certificate is issued of it', async () => {
  await using page = await open()
  const { access } = await page.church.signIn('admin')
  await page.church.post(
    'parish/entries/',
    { book: 'baptism', day: '1987-03-08', name: 'Adwoa Manu', place: '', officiant: '', paper: '' },
    access,
  )
  await search('Search names and numbers...', 'Manu')
  await press('Adwoa Manu')
  await dialog('Baptism 1/1987')
  await button('Issue certificate')
  await press('Add note')
  await fill('Note', 'Her second name is Serwaa.')
  await press('Add note')
  await sees('Her second name is Serwaa.')

  await press('Cancel entry')
  await fill('Reason', 'It was written twice.')
  await press('Cancel entry')

  await sees('It was written twice.')
  await seesNo('Issue certificate')
  expect(screen.queryByRole('button', { name: 'Add note' })).toBeNull()
})

test('the returns of a year count its entries by month', async () => {
  await using _ = await openIsland(
    async (church) => {
      const { access } = await church.signIn('admin')
      for (const day of ['1987-03-08', '1987-03-29', '1987-12-25'])
        await church.post('parish/entries/', { book: 'baptism', day, name: 'Adwoa Manu' }, access)
      return <Registers />
    },
    { as: 'admin', at: '/registers#returns' },
  )
  await choose('Year', '1987')

  await sees('Entries by month, 1987')
  const baptisms = async (line: RegExp) =>
    (await screen.findByRole('row', { name: line })).querySelector('td')?.textContent
  expect(await baptisms(/^March/)).toBe('2')
  expect(await baptisms(/^April/)).toBe('0')
  expect(await baptisms(/^December/)).toBe('1')
  expect(await baptisms(/^Total/)).toBe('3')
})
