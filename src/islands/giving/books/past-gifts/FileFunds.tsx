import type { FundAnswer } from '../../../../lib/contract/giving/books-fund.ts'
import type { FileFund } from '../../../../lib/contract/giving/past-gift.ts'
import { formatMoney } from '../../../../lib/money/money.ts'
import { pastWords } from './messages.ts'

type Props = {
  funds: readonly FileFund[]
  known: readonly FundAnswer[]
  currency: string
  choose: (funds: FileFund[]) => void
}

/** Which fund of the church each fund of the file is: also a closed one, or a new one. */
export function FileFunds({ funds, known, currency, choose }: Props) {
  const hasNew = funds.some(({ fund, is_open }) => fund === null && !is_open)
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-2">{pastWords.funds}</legend>
      {funds.map(({ label, rows, amount, fund, is_open }, at) => (
        <div className="field" key={label}>
          <label htmlFor={`past-fund-${at}`}>{pastWords.fundOf({ label: label || pastWords.noFund })}</label>
          <p className="hint">{pastWords.fundHint({ count: rows, sum: formatMoney(amount, currency) })}</p>
          <select
            className="input"
            id={`past-fund-${at}`}
            value={is_open ? '' : (fund ?? 'new')}
            onChange={({ currentTarget: { value } }) =>
              choose(
                funds.map((one, place) =>
                  place === at ? { ...one, fund: Number(value) || null, is_open: value === '' } : one,
                ),
              )
            }
          >
            {is_open && <option value="">{pastWords.chooseFund}</option>}
            {label && <option value="new">{pastWords.newFund({ label })}</option>}
            {known.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </select>
        </div>
      ))}
      {hasNew && <p className="hint">{pastWords.newFundHint}</p>}
    </fieldset>
  )
}
