import type { AnnualPaper } from '../../../../lib/contract/giving/annual-accounts.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { bookOf } from '../ledger.ts'
import { type Days, readAnnualAccounts } from './figures.ts'
import type { PaperTable } from './paper-table.ts'
import { paidVouchers } from './payments.ts'
import { synodForms, synodPaper } from './synod-forms.ts'

/** What a paper of some days says. */
export async function paperOf(db: Db, paper: AnnualPaper, days: Days): Promise<PaperTable> {
  if (paper === 'list-of-vouchers') return vouchersPaper(db, days)
  if (paper === 'methodist-return' || paper === 'presbyterian-return')
    return synodPaper(db, synodForms[paper], days)
  const figures = await readAnnualAccounts(db, days)
  return paper === 'statement-of-funds' ? fundsPaper(figures) : receiptsPaper(figures)
}

type Figures = Awaited<ReturnType<typeof readAnnualAccounts>>

function receiptsPaper(figures: Figures): PaperTable {
  const { receipts, payments, received, received_before, paid, paid_before, accounts } = figures
  const row = ({ name, amount, before }: { name: string; amount: number; before: number }) => ({
    cells: [name, amount, before],
  })
  const opening = accounts.reduce((sum, account) => sum + account.opening, 0)
  const closing = accounts.reduce((sum, account) => sum + account.closing, 0)
  return {
    title: 'Receipts and payments',
    headings: ['', 'Amount', 'A year before'],
    rows: [
      { cells: ['Receipts', '', ''], bold: true },
      ...receipts.map(row),
      { cells: ['All receipts', received, received_before], bold: true },
      { cells: ['Payments', '', ''], bold: true },
      ...payments.map(row),
      { cells: ['All payments', paid, paid_before], bold: true },
      { cells: ['Receipts less payments', received - paid, received_before - paid_before], bold: true },
      { cells: ['Money at the beginning', opening, ''], bold: true },
      ...accounts.map((account) => ({ cells: [account.name, account.opening, ''] })),
      { cells: ['Money at the end', closing, ''], bold: true },
      ...accounts.map((account) => ({ cells: [account.name, account.closing, ''] })),
      { cells: ['By month', 'Receipts', 'Payments'], bold: true },
      ...figures.months.map((month) => ({ cells: [month.month, month.received, month.paid] })),
    ],
  }
}

function fundsPaper({ funds }: Figures): PaperTable {
  const sum = (of: 'opening' | 'received' | 'paid' | 'transferred' | 'closing') =>
    funds.reduce((all, fund) => all + fund[of], 0)
  return {
    title: 'Statement of funds',
    headings: ['Fund', 'Opening', 'Received', 'Paid', 'Transferred', 'Closing'],
    rows: [
      ...funds.map(({ name, opening, received, paid, transferred, closing }) => ({
        cells: [name, opening, received, paid, transferred, closing],
      })),
      {
        cells: [
          'All funds',
          sum('opening'),
          sum('received'),
          sum('paid'),
          sum('transferred'),
          sum('closing'),
        ],
        bold: true,
      },
    ],
  }
}

async function vouchersPaper(db: Db, days: Days): Promise<PaperTable> {
  const vouchers = await paidVouchers(db, await bookOf(db), days)
  const paid = vouchers.filter(({ cancelled }) => cancelled === '')
  const total = paid.reduce((sum, { amount }) => sum + amount, 0)
  return {
    title: 'List of vouchers',
    headings: ['Day', 'Voucher', 'Paid to', 'For', 'Fund', 'Category', 'Paid by', 'Amount'],
    rows: [
      ...vouchers.map((voucher) => ({
        cells: [
          voucher.day,
          voucher.number,
          voucher.payee,
          voucher.cancelled ? `${voucher.purpose} (cancelled: ${voucher.cancelled})` : voucher.purpose,
          voucher.fund,
          voucher.category,
          [voucher.how, voucher.account, voucher.reference].filter(Boolean).join(', '),
          voucher.amount,
        ],
      })),
      { cells: ['All but the cancelled', '', '', '', '', '', '', total], bold: true },
    ],
  }
}
