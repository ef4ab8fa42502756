import { saveFile } from '../../../../lib/browser/save-file.ts'
import type { PledgeRowAnswer } from '../../../../lib/contract/giving/pledge.ts'
import { formatMoney } from '../../../../lib/money/money.ts'
import { unitsOf } from '../../../../lib/money/typed-amounts.ts'
import { churchCurrency } from '../../../../lib/site/this-church.ts'
import { csvOf } from '../../../../lib/text/csv.ts'
import { today } from '../../../../lib/time/today.ts'

export const nameOf = ({ name }: PledgeRowAnswer) => name || 'Somebody whose account is deleted'

export const stateOf = ({ released_at, open, over, word }: PledgeRowAnswer): string => {
  if (released_at) return word ? `Released: ${word}` : 'Released'
  return over > 0 ? `Paid, and ${formatMoney(over)} more` : open === 0 ? 'Paid' : 'Open'
}

/** A spreadsheet of pledges. */
export function savePledges(rows: readonly PledgeRowAnswer[]): void {
  const currency = churchCurrency()
  const money = ['Pledged', 'Paid', 'Open', 'Overpaid'].map((title) => `${title} (${currency})`)
  const cells = rows.map((row) => [
    row.campaign_title,
    nameOf(row),
    row.telephone,
    ...[row.amount, row.paid, row.open, row.over].map((sum) => unitsOf(sum, currency)),
    stateOf(row),
  ])
  saveFile(
    `pledges-${today()}.csv`,
    csvOf(['For', 'Giver', 'Telephone', ...money, 'Status'], cells),
    'text/csv',
  )
}
