import { expect, test } from 'vitest'
import { Books } from '../../../src/islands/giving/books/Books.tsx'
import type { CountAnswer } from '../../../src/lib/contract/giving/books-count.ts'
import type { FundAnswer } from '../../../src/lib/contract/giving/books-fund.ts'
import type { CampaignSumsAnswer } from '../../../src/lib/contract/giving/pledge.ts'
import type { Church } from '../../support/church.ts'
import { holdDuty } from '../../support/hold-duty.ts'
import { openIsland, screen } from '../../support/page.tsx'
import {
  button,
  byRole,
  dialog,
  dialogSays,
  fill,
  noDialog,
  noRow,
  press,
  row,
  rowSays,
  sees,
  seesNo,
} from '../../support/page-acts.ts'

/* Acts on the books that take something away, and the dialogs of pledges on paper. */

/** A church whose fellowship leader is the treasurer, and whose second leader counts. */
async function openBooks() {
  const page = await openIsland(<p>Elsewhere</p>)
  await holdDuty(page.church, 'leader', 'treasurer')
  await holdDuty(page.church, 'leader2', 'counter')
  return {
    ...page,
    see: (section: string, as = 'leader') => page.open(<Books />, { as, at: `/books#${section}` }),
  }
}

/** Figures that stand on the page Give. */
async function publish({ db, clock }: Church, year: number): Promise<void> {
  const sums = { currency: 'GHS', funds: [], other: 0, total: 50_000, gifts: null }
  const figures = { ...sums, year, until: `${year}-11-21` }
  const at = clock.now.toISOString()
  await db
    .insertInto('published_year')
    .values({ book: 'sample', year, figures: JSON.stringify(figures), published_at: at, published_by: null })
    .execute()
}

async function openPledges() {
  const page = await openBooks()
  const [fund] = (await page.ask('leader', 'GET books/funds/')) as FundAnswer[]
  const form = { fund: fund?.id, title: 'Harvest 2026', due_on: null, is_open: true }
  const [campaign] = (await page.ask('leader', 'POST books/campaigns/', form)) as CampaignSumsAnswer[]
  const paper = { campaign: campaign?.id, account: null, name: 'Kofi Mensah', telephone: '', amount: 5000 }
  await page.ask('leader', 'POST books/pledges/', paper)
  await page.see('pledges')
  return page
}

test('a treasurer deletes a count after a confirmation, and a counter sees no button for it', async () => {
  await using page = await openBooks()
  const form = { day: '2026-11-15', service: 'First service' }
  const { id } = (await page.ask('leader2', 'POST books/counts/', form)) as CountAnswer

  await page.see(`counts?count=${id}`, 'leader2')
  await sees('Only a treasurer can delete a count.')
  expect(screen.queryByRole('button', { name: 'Delete count', hidden: true })).toBeNull()
  await page.see(`counts?count=${id}`)
  await press('Delete count')
  await dialogSays('Delete the count of First service, 15 Nov 2026?')
  await press('Cancel', await dialog())
  expect(await page.ask('leader', `GET books/counts/${id}/`)).toMatchObject({ id })
  await press('Delete count')
  await press('Delete count', await dialog())

  await sees('Count deleted')
  await byRole('heading', 'Cash Counts')
  await noRow('First service')
})

test('the figures of a year are withdrawn after a confirmation that names the year', async () => {
  await using page = await openBooks()
  await publish(page.church, 2026)
  await page.see('figures')

  await press(/^Withdraw/)
  await dialogSays('Withdraw the figures of 2026?')
  await press('Cancel', await dialog())
  expect(await page.ask('leader', 'GET books/years/')).toHaveLength(1)
  await press(/^Withdraw/)
  await press('Withdraw figures', await dialog())

  await sees('2026 is withdrawn')
  await sees(/No year is published yet/)
  await noDialog()
})

test('a pledge on paper is removed after a confirmation that says what goes', async () => {
  await using page = await openPledges()

  await press(/^Remove/, await row('Kofi Mensah'))
  await dialogSays('Remove the pledge of Kofi Mensah?')
  await dialogSays('GHS 50 for Harvest 2026')
  await press('Cancel', await dialog())
  await rowSays('Kofi Mensah', 'GHS 50')
  await press(/^Remove/, await row('Kofi Mensah'))
  await press('Remove pledge', await dialog())

  await sees('Removed')
  await noRow('Kofi Mensah')
  expect(await page.ask('leader', 'GET books/pledges/')).toMatchObject({ count: 0 })
})

test('a pledge that somebody else has removed stays in question, with the reason', async () => {
  await using page = await openPledges()
  await press(/^Remove/, await row('Kofi Mensah'))
  page.plan('DELETE books/pledges/*/', { status: 409, body: { detail: 'A part of it is paid already' } })

  await press('Remove pledge', await dialog())

  await dialogSays('A part of it is paid already')
  await sees('The pledge was not removed')
  await rowSays('Kofi Mensah', 'GHS 50')
})

test('a pledge on paper is changed and released, and an amount that is none is told at its field', async () => {
  await using page = await openPledges()

  await press(/^Edit/, await row('Kofi Mensah'))
  const amount = await (await dialog()).findByLabelText('Amount in GHS')
  expect(amount).toHaveValue('50')
  await fill('Amount in GHS', 'much', await dialog())
  await press('Save', await dialog())
  expect(amount).toHaveFocus()
  expect(amount).toBeInvalid()
  await fill('Amount in GHS', '80', await dialog())
  expect(amount).toBeValid()
  await fill('Telephone', '0244000000', await dialog())
  await press('Save', await dialog())
  await rowSays('Kofi Mensah', 'GHS 80')
  await rowSays('Kofi Mensah', '0244000000')
  await press(/^Release/, await row('Kofi Mensah'))
  await dialogSays('GHS 80 is released, as the giver asked.')
  await fill('Reason', 'School fees', await dialog())
  await press('Release pledge', await dialog())

  await rowSays('Kofi Mensah', 'Released: School fees')
  await press(/^Reopen/, await row('Kofi Mensah'))
  await sees('Pledge reopened')
  await seesNo('Released: School fees')
  expect(await button('Add pledge')).toBeEnabled()
  expect(page.bodies('PUT books/pledges')).toMatchObject([{ amount: 8000, telephone: '0244000000' }])
})

test('a pledge is written down for a campaign, by a name without an account', async () => {
  await using page = await openPledges()

  await press('Add pledge')
  await fill('Amount in GHS', '1,200', await dialog())
  await fill('Name of somebody without an account', 'Auntie Esi', await dialog())
  await press('Save', await dialog())

  await rowSays('Auntie Esi', 'GHS 1,200')
  expect(page.bodies('POST books/pledges')).toMatchObject([{ account: null, amount: 120_000 }])
})

test('a treasurer is asked before a payment is taken out of a pledge', async () => {
  await using page = await openPledges()
  const part = { id: 7, day: '2026-11-01', method: 'cash', amount: 2500, given_back: 0 }
  const payment = { ...part, receipt: 'R-7', code: '', is_taken_back: false }
  const call = 'books/pledges/*/parts/'
  page.plan(`GET ${call}`, { status: 200, body: { parts: [payment], others: [] } })
  page.plan(`DELETE ${call}7/`, {
    status: 200,
    body: { parts: [], others: [{ ...payment, giver: 'Kofi Mensah' }] },
  })
  await press(/^Payments/, await row('Kofi Mensah'))

  await press(/^Remove payment.*R-7/)
  const question = await dialog('Remove the payment of GHS 25?')
  await question.findByText(/The gift stays in the books, and you can add it again/)
  await press('Cancel', question)
  expect(page.bodies('DELETE')).toEqual([])
  await press(/^Remove payment.*R-7/)
  await press('Remove payment', await dialog('Remove the payment of GHS 25?'))

  await sees('Payment removed')
  await button(/^Add payment.*R-7/)
})
