import { expect, test } from 'vitest'
import { Books } from '../../../src/islands/giving/books/Books.tsx'
import type { FundAnswer } from '../../../src/lib/contract/giving/books-fund.ts'
import type { ReportAnswer } from '../../../src/lib/contract/giving/books-report.ts'
import { postGift } from '../../../src/server/giving/books/post-gift.ts'
import type { Church } from '../../support/church.ts'
import { holdDuty } from '../../support/hold-duty.ts'
import { openIsland, screen, waitFor } from '../../support/page.tsx'
import { byRole, choose, row, rowsWith, sees } from '../../support/page-acts.ts'

/* The report of the books as a picture with its table, and the way from a bar to its entries. */

/** A church whose fellowship leader is the treasurer, with gifts of two funds in two years. */
async function openReport(as: string, gifts = true) {
  const page = await openIsland(<p>Elsewhere</p>, { as })
  const { church } = page
  await holdDuty(church, 'leader', 'treasurer')
  if (gifts) {
    await give(church, 'tithe', 500_000, '2025-10-05')
    await give(church, 'tithe', 70_000, '2026-10-04')
    await give(church, 'offering', 6_000, '2026-10-31')
    await give(church, 'tithe', 9_000, '2026-11-01')
  }
  await page.open(<Books />, { as, at: '/books#report' })
  return page
}

let gifts = 0
const give = ({ db, clock: { now } }: Church, fund: 'tithe' | 'offering', amount: number, day: string) =>
  db.transaction().execute((transaction) => {
    gifts += 1
    const paidAt = `${day}T12:00:00.000Z`
    const of = { id: 9_000_000 + gifts, mode: 'sample' as const, fees: null, pledge_id: null }
    return postGift(transaction, { ...of, fund, amount, paidAt, now })
  })

const picture = () => byRole('img', /came in/)

/** Presses into the picture, at a part of its width. */
async function pressPicture(part: number) {
  const plot = (await picture()).querySelector<HTMLElement>('.u-over')
  if (!plot) throw new Error('There is no chart in the picture')
  plot.dispatchEvent(
    new MouseEvent('click', { bubbles: true, clientX: part * Number.parseFloat(plot.style.width) }),
  )
}

test('the table below the picture has the numbers of the API, and the picture says the main thing', async () => {
  await using page = await openReport('leader')

  const shown = await picture()
  const report = (await page.ask(
    'leader',
    'GET books/report/?by=month&from=2026-01-01&to=2026-11-21',
  )) as ReportAnswer

  expect(report.rows.map(({ amount, before }) => [amount, before])).toEqual([
    [76_000, 500_000],
    [9_000, 0],
  ])
  expect(shown).toHaveAccessibleName('GHS 850 came in; a year before GHS 5,000. Most: October 2026, GHS 760.')
  expect(rowsWith(/^October 2026/)[0]).toHaveTextContent('October 2026GHS 760GHS 5,000')
  expect(rowsWith(/^November 2026/)[0]).toHaveTextContent('November 2026GHS 90GHS 0')
})

test('a press on a bar leads to the entries of its month, and on the one beside it to those a year before', async () => {
  await using page = await openReport('leader')

  await pressPicture(0.4)
  await sees('Entries from 1 Oct 2026 to 31 Oct 2026')
  await waitFor(() => expect(rowsWith('Gift').map(amountIn)).toEqual(['GHS 60', 'GHS 700']))
  await page.open(<Books />, { at: '/books#report' })
  await pressPicture(0.1)

  await sees('Entries from 1 Oct 2025 to 31 Oct 2025')
  await waitFor(() => expect(rowsWith('Gift').map(amountIn)).toEqual(['GHS 5,000']))
  expect(await byRole('link', 'Show all entries')).toHaveAttribute('href', '#ledger')
})

const amountIn = (entry: HTMLElement) =>
  entry.querySelector('[data-label="Amount"] span')?.textContent?.trim()

test('amounts of the table lead to the entries of the fund that the report is of', async () => {
  await using page = await openReport('leader')
  const funds = (await page.ask('leader', 'GET books/funds/')) as FundAnswer[]
  const tithe = funds.find(({ name }) => name === 'Tithe')

  await choose('Fund', 'Tithe')
  await waitFor(() => expect(rowsWith(/^October 2026/)[0]).toHaveTextContent('GHS 700'))
  const month = (await row(/^October 2026/)).getByRole('link', { name: 'GHS 700' }).getAttribute('href')
  await choose('Fund', 'All funds')
  await choose('Group by', 'Fund')
  const byFund = (await row(/^Tithe/)).getByRole('link', { name: 'GHS 790' }).getAttribute('href')

  expect(month).toBe(`#ledger?from=2026-10-01&to=2026-10-31&fund=${tithe?.id}`)
  expect(byFund).toBe(`#ledger?from=2026-01-01&to=2026-11-21&fund=${tithe?.id}`)
})

test('an admin who keeps no books sees the picture, and nothing leads to who gave', async () => {
  await using _page = await openReport('admin')

  await pressPicture(0.4)

  expect(location.hash).toBe('#report')
  expect((await row(/^October 2026/)).queryByRole('link')).toBeNull()
})

test('books without money say what will be here, without empty axes', async () => {
  await using _page = await openReport('leader', false)

  await sees(/Here will be what came in beside the year before/)

  expect(screen.queryByRole('img', { name: /came in/ })).toBeNull()
})
