import { expect, test } from 'vitest'
import { Books } from '../../../src/islands/giving/books/Books.tsx'
import { MyGiving } from '../../../src/islands/giving/books/MyGiving.tsx'
import type { PastImportAnswer } from '../../../src/lib/contract/giving/past-gift.ts'
import { holdDuty } from '../../support/hold-duty.ts'
import { openIsland, screen, within } from '../../support/page.tsx'
import {
  button,
  byRole,
  choose,
  dialog,
  dialogSays,
  pick,
  press,
  rowSays,
  sees,
  tick,
} from '../../support/page-acts.ts'

/* The section Past Gifts of the books: from a file to a giver's statement, and back. */

const rows = [
  'Date,Name,Amount,Fund',
  '03/04/2021,Yaw Darko,20.00,Tithe',
  '04/04/2021,Yaw Darko,30.00,Harvest of 2021',
  '05/04/2021,Somebody Unknown,"1,000.00",Tithe',
  '06/04/2021,Yaw Darko,abc,Tithe',
]

async function openSection() {
  const page = await openIsland(<p>Elsewhere</p>, { as: 'leader' })
  await holdDuty(page.church, 'leader', 'treasurer')
  for (const telephone of ['0244555011', '0244555012'])
    await page.ask('admin', 'POST people/', { first_name: 'Yaw', last_name: 'Darko', telephone })
  await page.open(<Books />, { as: 'leader', at: '/books#past' })
  return page
}

const file = () => new File([rows.join('\n')], 'gifts-2021.csv')

test('a treasurer says how days are written, who a giver is and which fund is which, and imports all of it', async () => {
  await using page = await openSection()

  await sees(/^Here will be the gifts of years before this program/)
  await pick(/^Gifts as CSV or XLSX/, file())
  await sees('Please say first how the days are written.')
  expect(await button('Preview gifts')).toBeDisabled()
  await choose('How its days are written', 'The day first: 3/4 is 3 April')
  await press('Preview gifts')
  await sees('“abc” is no amount that can be read.')
  await sees(/2 people of the register have this name/)
  expect(await button('Import 3 gifts')).toBeDisabled()
  await press('It is Yaw Darko (+233244555012)')
  await sees('Saved')
  await choose('Fund for Harvest of 2021', 'New fund: Harvest of 2021')
  await press('Preview gifts')
  await rowSays('Harvest of 2021', 'GHS 30')
  await tick('checkbox', 'The giver who was not found is not named')
  await tick('checkbox', 'Skip the row with an error')
  await press('Import 3 gifts')

  await sees('Past gifts imported')
  await sees('Givers see these gifts.')
  const [list] = (await page.ask('leader', 'GET books/past/')) as PastImportAnswer[]
  expect(list).toMatchObject({
    state: 'done',
    givers: { matched: 1, unknown: 1 },
    totals: [
      { year: 2021, fund: 'Harvest of 2021', amount: 3000 },
      { year: 2021, fund: 'Tithe', rows: 2, amount: 102_000 },
    ],
  })

  await press('Hide from givers')
  await sees('Givers do not see these gifts.')
  await press('Undo import')
  await dialogSays('Undo import of gifts-2021.csv?')
  await press('Undo import', await dialog())
  await sees('Import taken back')
  expect(await page.church.db.selectFrom('past_gift').select('id').execute()).toEqual([])
  await press('Delete import')
  await press('Delete import', await dialog())
  await sees('Import deleted')
  expect(await page.ask('leader', 'GET books/past/')).toEqual([])
})

test('a member sees gifts of earlier years apart from those with a receipt, once the treasurer shows them', async () => {
  await using page = await openSection()
  const { db } = page.church
  const { id: account } = await db
    .updateTable('account')
    .set({ email: 'member@example.com', email_confirmed_at: '2026-01-01T00:00:00.000Z' })
    .where('username', '=', 'member')
    .returning('id')
    .executeTakeFirstOrThrow()
  const person = await db
    .selectFrom('person')
    .select('id')
    .where('account_id', '=', account)
    .executeTakeFirstOrThrow()
  await pick(
    /^Gifts as CSV or XLSX/,
    new File(['Date,Name,Amount,Fund\n13/01/2026,Old Name,70,Tithe'], 'old.csv'),
  )
  await press('Preview gifts')
  await sees('Previewed. Nothing is imported yet')
  const { id } = await db.selectFrom('past_giver').select('id').executeTakeFirstOrThrow()
  const [list] = (await page.ask('leader', 'GET books/past/')) as PastImportAnswer[]
  const path = `books/past/${list?.id}/`
  const decided = (await page.ask('leader', `PUT ${path}givers/${id}/`, {
    person: person.id,
  })) as PastImportAnswer
  const form = { version: decided.version, in_statements: true, unnamed: false, leave_out: false }
  await page.ask('leader', `POST ${path}bring/`, form)

  await page.open(<MyGiving />, { as: 'member', at: '/my-giving' })
  await byRole('heading', 'Brought over from earlier records')
  const table = within(await byRole('table', 'Brought over from earlier records'))
  expect(table.getByRole('row', { name: /13 Jan 2026.*Tithe.*GHS 70/ })).toBeVisible()
  expect(screen.getAllByText(/Together GHS 70/)).toHaveLength(1)
})
