import { SelectField } from '../../../components/form/ChoiceField.tsx'
import { churchSymbols } from '../../../lib/contract/website/church-symbols.ts'
import { listWords } from '../../staff/lists/messages.ts'
import { type Bound, Cell } from './inputs.tsx'
import { ourChurchWords } from './messages.ts'
import { Rows } from './Rows.tsx'
import { symbolName } from './symbol-name.ts'

/** The categories of events, each with the symbol of its pictures. */
export function EventCategories({ typed, set, clearErrors }: Bound) {
  return (
    <Rows
      clearErrors={clearErrors}
      name="event_categories"
      title={ourChurchWords.categoriesOfEvents}
      one={ourChurchWords.category}
      adding={ourChurchWords.addCategory}
      alone={true as const}
      rows={typed.event_categories}
      most={20}
      blank={{ slug: '', name: '', symbol: 'cross' as const }}
      change={(rows) => set('event_categories', rows)}
    >
      {(row, at, put) => (
        <div className="form-pair">
          <Cell
            row={row}
            at={at}
            put={put}
            name="name"
            label={listWords.name}
            hint={ourChurchWords.harvest}
            required
          />
          <SelectField
            name={`${at}.symbol`}
            label={ourChurchWords.symbol}
            required
            value={row.symbol}
            onChange={({ currentTarget }) => {
              const symbol = churchSymbols.find((one) => one === currentTarget.value)
              if (symbol) put({ ...row, symbol })
            }}
          >
            {churchSymbols.map((symbol) => (
              <option key={symbol} value={symbol}>
                {symbolName(symbol)}
              </option>
            ))}
          </SelectField>
        </div>
      )}
    </Rows>
  )
}
