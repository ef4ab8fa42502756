import { saveFile } from '../../../../lib/browser/save-file.ts'
import type { PledgeRowAnswer } from '../../../../lib/contract/giving/pledge.ts'
import { formatMoney } from '../../../../lib/money/money.ts'
import { unitsOf } from '../../../../lib/money/typed-amounts.ts'
import { churchCurrency } from '../../../../lib/site/this-church.ts'
import { csvOf } from '../../../../lib/text/csv.ts'
import { today } from '../../../../lib/time/today.ts'
import { listWords } from '../../../staff/lists/messages.ts'
import { pledgeWords } from './messages.ts'

export const nameOf = ({ name }: PledgeRowAnswer) => name || pledgeWords.somebodyWhoseAccountIs

export const stateOf = ({ released_at, open, over, word }: PledgeRowAnswer): string => {
  if (released_at) return word ? pledgeWords.releasedWord({ word }) : pledgeWords.released
  return over > 0
    ? pledgeWords.paidAndAmountMore({ amount: formatMoney(over) })
    : open === 0
      ? pledgeWords.paid
      : pledgeWords.open
}

/** A spreadsheet of pledges. */
export function savePledges(rows: readonly PledgeRowAnswer[]): void {
  const currency = churchCurrency()
  const money = [pledgeWords.pledged, pledgeWords.paid, pledgeWords.open, pledgeWords.overpaid].map(
    (title) => `${title} (${currency})`,
  )
  const cells = rows.map((row) => [
    row.campaign_title,
    nameOf(row),
    row.telephone,
    ...[row.amount, row.paid, row.open, row.over].map((sum) => unitsOf(sum, currency)),
    stateOf(row),
  ])
  saveFile(
    `pledges-${today()}.csv`,
    csvOf([pledgeWords.forWord, pledgeWords.giver, pledgeWords.telephone, ...money, listWords.status], cells),
    'text/csv',
  )
}
