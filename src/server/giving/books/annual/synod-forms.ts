import type { Purpose } from '../../../../lib/contract/giving/giving.ts'
import { fold } from '../../../../lib/text/fold.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { listAssessments } from '../assessments/assessments.ts'
import { type Days, readAnnualAccounts } from './figures.ts'
import type { PaperTable } from './paper-table.ts'

/*
 * The yearly financial return in the order in which Methodist and Presbyterian churches in Ghana are asked for it. Both are examples: a synod
 * prints its own form, and the sums are copied from here. A line takes funds by their purpose and payments by the usual categories; what
 * has no line stands under the last one by its own name, so that the sums are always those of the annual accounts.
 */

export type SynodForm = {
  title: string
  receipts: readonly (readonly [line: string, purposes: readonly Purpose[]])[]
  payments: readonly (readonly [line: string, categories: readonly string[]])[]
  /** Who signs it. */
  signatures: readonly string[]
}

export const synodForms: Record<'methodist-return' | 'presbyterian-return', SynodForm> = {
  'methodist-return': {
    title: 'Financial return to synod (Methodist)',
    receipts: [
      ['Tithes', ['tithe']],
      ['Offertory', ['offering']],
      ['Thanksgiving', ['thanksgiving']],
      ['Harvest', ['harvest']],
      ['Missions and evangelism', ['missions']],
      ['Building and development', ['building']],
      ['Welfare and benevolent fund', ['welfare']],
    ],
    payments: [
      ['Assessments: circuit, diocese and conference', ['Assessments to circuit and district']],
      ['Stipends, allowances and salaries', ['Allowances and salaries']],
      ['Manse and chapel: light, water and rent', ['Electricity and water', 'Rent']],
      ['Repairs and maintenance', ['Repairs and maintenance']],
      ['Travelling', ['Transport']],
      ['Office, printing and bank charges', ['Office and printing', 'Bank charges']],
      ['Evangelism and missions', ['Evangelism and missions']],
      ['Worship, music and sacraments', ['Music and sound', 'Communion and liturgy']],
      ['Children and youth', ['Children and youth']],
      ['Benevolence and welfare', ['Welfare', 'Gifts and donations']],
      ['Building and development', ['Building']],
    ],
    signatures: ['Society steward', 'Treasurer', 'Superintendent minister'],
  },
  'presbyterian-return': {
    title: 'Financial return to presbytery (Presbyterian)',
    receipts: [
      ['Tithes', ['tithe']],
      ['Church collections', ['offering']],
      ['Thank offerings', ['thanksgiving']],
      ['Harvest proceeds', ['harvest']],
      ['Mission and evangelism offerings', ['missions']],
      ['Development levy and appeals', ['building']],
      ['Welfare contributions', ['welfare']],
    ],
    payments: [
      ['Contributions to district, presbytery and General Assembly', ['Assessments to circuit and district']],
      ['Personnel', ['Allowances and salaries']],
      [
        'Administration',
        ['Office and printing', 'Electricity and water', 'Rent', 'Transport', 'Bank charges'],
      ],
      ['Church life and nurture', ['Music and sound', 'Communion and liturgy', 'Children and youth']],
      ['Mission and evangelism', ['Evangelism and missions']],
      ['Development and social services', ['Welfare', 'Gifts and donations']],
      ['Property and maintenance', ['Repairs and maintenance', 'Building']],
    ],
    signatures: ['Session clerk', 'Treasurer', 'Minister in charge'],
  },
}

type Sum = { name: string; amount: number; before: number }

/** The financial return of some days, with what was owed to those above and paid of it. */
export async function synodPaper(
  db: Db,
  { title, receipts, payments, signatures }: SynodForm,
  days: Days,
): Promise<PaperTable> {
  const figures = await readAnnualAccounts(db, days)
  const funds = await db.selectFrom('fund').select(['name', 'purpose']).execute()
  const purposes = new Map(funds.map(({ name, purpose }) => [name, purpose]))
  const came = linesOf(receipts, figures.receipts, ({ name }, of) => {
    const purpose = purposes.get(name)
    return purpose !== null && purpose !== undefined && of.includes(purpose)
  })
  const went = linesOf(payments, figures.payments, ({ name }, of) =>
    of.some((one) => fold(one) === fold(name)),
  )
  const opening = figures.accounts.reduce((sum, account) => sum + account.opening, 0)
  const closing = figures.accounts.reduce((sum, account) => sum + account.closing, 0)
  const owed = await listAssessments(db, Number(days.to.slice(0, 4)))
  const numbered = (of: readonly Sum[], from: number) =>
    of.map(({ name, amount, before }, at) => ({ cells: [`${from + at}. ${name}`, amount, before] }))
  return {
    title,
    headings: ['', 'This year', 'Last year'],
    rows: [
      { cells: ['A. Receipts', '', ''], bold: true },
      ...numbered(came, 1),
      { cells: ['Total receipts', figures.received, figures.received_before], bold: true },
      { cells: ['B. Payments', '', ''], bold: true },
      ...numbered(went, 1),
      { cells: ['Total payments', figures.paid, figures.paid_before], bold: true },
      {
        cells: [
          'Surplus of the year, or deficit',
          figures.received - figures.paid,
          figures.received_before - figures.paid_before,
        ],
        bold: true,
      },
      { cells: ['C. Balances', 'Beginning', 'End'], bold: true },
      ...figures.accounts.map((account) => ({ cells: [account.name, account.opening, account.closing] })),
      { cells: ['Total balances', opening, closing], bold: true },
      { cells: ['D. Assessments', 'Assessed', 'Paid'], bold: true },
      ...owed.map(({ name, amount, paid }) => ({ cells: [name, amount, paid] })),
      {
        cells: [
          'Total assessments',
          owed.reduce((sum, { amount }) => sum + amount, 0),
          owed.reduce((sum, { paid }) => sum + paid, 0),
        ],
        bold: true,
      },
    ],
    signatures,
  }
}

/** The lines of a form with their sums, and what has no line by its own name. */
function linesOf<Of extends string>(
  lines: readonly (readonly [line: string, of: readonly Of[]])[],
  sums: readonly Sum[],
  isOf: (sum: Sum, of: readonly Of[]) => boolean,
): Sum[] {
  const left = new Set(sums)
  const formLines = lines.map(([name, of]) => {
    const own = sums.filter((sum) => isOf(sum, of))
    for (const sum of own) left.delete(sum)
    return {
      name,
      amount: own.reduce((all, { amount }) => all + amount, 0),
      before: own.reduce((all, { before }) => all + before, 0),
    }
  })
  return [...formLines, ...[...left].map((sum) => ({ ...sum, name: `Other: ${sum.name}` }))]
}
