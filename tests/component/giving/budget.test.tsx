import { expect, test } from 'vitest'
import { Books } from '../../../src/islands/giving/books/Books.tsx'
import type { FundAnswer } from '../../../src/lib/contract/giving/books-fund.ts'
import type { BudgetAnswer } from '../../../src/lib/contract/giving/budget.ts'
import type { CategoryAnswer } from '../../../src/lib/contract/giving/spending.ts'
import { holdDuty } from '../../support/hold-duty.ts'
import { openIsland } from '../../support/page.tsx'
import { button, dialog, fill, noDialog, press, sees, seesNo } from '../../support/page-acts.ts'

/* A budget on the screen: written, agreed, compared, and the warning of a voucher. */

async function openBudget() {
  const page = await openIsland(<p>Elsewhere</p>)
  await holdDuty(page.church, 'leader', 'treasurer')
  await holdDuty(page.church, 'media', 'signatory')
  const [fund] = (await page.ask('leader', 'GET books/funds/')) as FundAnswer[]
  const category = { name: 'Electricity', is_open: true }
  const [added] = (await page.ask('leader', 'POST books/categories/', category)) as CategoryAnswer[]
  const started = (await page.ask('leader', 'POST books/budgets/', {
    year: 2026,
    from: 'nothing',
  })) as BudgetAnswer
  return {
    ...page,
    id: started.id,
    line: { fund: fund?.id, category: added?.id, months: Array.from({ length: 12 }, () => 1000) },
    see: (section: string, as = 'leader') => page.open(<Books />, { as, at: `/books#${section}` }),
  }
}

test('a treasurer spreads an amount over the months and saves the line', async () => {
  await using page = await openBudget()
  await page.see(`budget?part=budgets&budget=${page.id}`)
  await sees('No line yet.')
  await press('Add spending')
  await dialog('Add spending')
  await fill('Amount of the year (GHS)', '1,000')
  await press('Spread over the months')
  await press('Save')
  await noDialog()

  const { lines } = (await page.ask('leader', `GET books/budgets/${page.id}/`)) as BudgetAnswer

  expect(lines[0]?.months).toEqual([...Array.from({ length: 11 }, () => 8333), 8337])
})

test('a signatory reads an agreed budget and has no button that changes it', async () => {
  await using page = await openBudget()
  await page.ask('leader', `PUT books/budgets/${page.id}/`, { lines: [page.line] })
  await page.ask('leader', `POST books/budgets/${page.id}/agree/`, {
    agreed: 'Church council',
    day: '2026-11-20',
  })
  await page.see(`budget?part=budgets&budget=${page.id}`, 'media')

  await sees('Agreed by Church council')
  await seesNo('Revise budget')
  await page.see('budget', 'media')
  await sees('agreed by Church council')
  expect((await button('Download XLSX')).getAttribute('disabled')).toBeNull()
})

test('an assessment fills in its voucher, which warns that the budget has nothing for it', async () => {
  await using page = await openBudget()
  const { category: _, ...income } = page.line
  await page.ask('leader', `PUT books/budgets/${page.id}/`, { lines: [{ ...income, category: null }] })
  await page.ask('leader', `POST books/budgets/${page.id}/agree/`, { agreed: 'Council', day: '2026-11-20' })
  await page.ask('leader', 'POST books/assessments/', {
    year: 2026,
    name: 'Circuit assessment',
    payee: 'Circuit',
    fund: page.line.fund,
    category: page.line.category,
    amount: 50_000,
    month: 12,
  })
  await page.see('budget?part=assessments')
  await sees('Open')
  await press(/Prepare voucher/)
  await sees(/has nothing for this fund and category/)
  await fill('Asked for by', 'Secretary')
  await press('Save')
  await noDialog()

  await sees(/Not paid yet: SV2026-0001/)
})
