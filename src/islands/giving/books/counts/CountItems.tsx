import { useState } from 'react'
import { SelectField } from '../../../../components/form/ChoiceField.tsx'
import { Field } from '../../../../components/form/Field.tsx'
import { addItem, removeItem } from '../../../../lib/api/giving/books.ts'
import {
  type CountAnswer,
  type GiverAnswer,
  type ItemAnswer,
  ItemForm,
} from '../../../../lib/contract/giving/books-count.ts'
import type { FundAnswer } from '../../../../lib/contract/giving/books-fund.ts'
import { typedAs } from '../../../../lib/contract/typed.ts'
import { formatMoney } from '../../../../lib/money/money.ts'
import { readUnits } from '../../../../lib/money/typed-amounts.ts'
import { churchCurrency } from '../../../../lib/site/this-church.ts'
import { useActs } from '../../../staff/acts/useActs.tsx'
import { EditDialog } from '../../../staff/dialogs/EditDialog.tsx'
import { FundOptions } from '../FundOptions.tsx'
import { ChosenGiver, GiverSearch } from '../GiverSearch.tsx'

type Props = { count: CountAnswer; funds: readonly FundAnswer[]; changed: (now: CountAnswer) => void }

/** Envelopes and cheques with the names on them. Both counters see and sign them. */
export function CountItems({ count, funds, changed }: Props) {
  const [adding, setAdding] = useState(false)
  const { actions, opened } = useActs<ItemAnswer>({
    acts: [
      {
        name: 'Remove',
        danger: true,
        ask: (item) => ({
          title: `Remove the ${item.kind} of ${nameOf(item)}?`,
          act: `Remove ${item.kind}`,
          text: <p>{formatMoney(item.amount)} goes from this count. You can write it down again.</p>,
          failure: 'It was not removed',
        }),
        call: async ({ id }) => changed(await removeItem(count.id, id)),
        toast: 'Removed',
      },
    ],
    nameOf: ({ name }) => name,
    changed: () => undefined,
  })
  const isOpen = count.closed_at === null
  return (
    <section className="grid gap-3" aria-labelledby="count-items">
      <div className="staff-head">
        <h3 id="count-items">Envelopes and cheques</h3>
        {isOpen && (
          <button className="btn" type="button" onClick={() => setAdding(true)}>
            Add envelope or cheque
          </button>
        )}
      </div>
      {count.items.length === 0 && <p className="empty">None.</p>}
      <ul className="grid gap-2">
        {count.items.map((item) => (
          <li className="card flex flex-wrap items-center justify-between gap-3 p-4" key={item.id}>
            <span>
              <strong>{nameOf(item)}</strong>, {item.kind === 'cheque' ? 'cheque' : 'envelope'} for{' '}
              {funds.find(({ id }) => id === item.fund)?.name}: {formatMoney(item.amount)}
              {item.detail && <span className="hint block">{item.detail}</span>}
            </span>
            {isOpen && actions(item)}
          </li>
        ))}
      </ul>
      {opened}
      {adding && <ItemEditor count={count} funds={funds} changed={changed} close={() => setAdding(false)} />}
    </section>
  )
}

const nameOf = ({ name }: ItemAnswer) => name || 'Somebody whose account is deleted'

function ItemEditor({ count, funds, changed, close }: Props & { close: () => void }) {
  const [giver, setGiver] = useState<GiverAnswer>()
  const currency = churchCurrency()
  return (
    <EditDialog
      title="Add an envelope or a cheque"
      shape={typedAs(ItemForm, ({ kind, fund, name, detail, is_pledged, amount = '' }) => ({
        kind,
        fund: Number(fund),
        name,
        detail,
        amount: readUnits(amount, currency),
        account: giver?.id ?? null,
        is_pledged: is_pledged === 'on',
      }))}
      save={async (form) => changed(await addItem(count.id, form))}
      saved="Added"
      outdated={() => undefined}
      close={close}
    >
      <SelectField name="kind" label="Type" required>
        <option value="envelope">An envelope: its cash is counted among the notes</option>
        <option value="cheque">A cheque</option>
      </SelectField>
      <SelectField name="fund" label="For" required>
        <FundOptions funds={funds} />
      </SelectField>
      <Field name="amount" label={`Amount in ${currency}`} inputMode="decimal" required />
      <Field name="name" label="Name" maxLength={120} required />
      <Field name="detail" label="Bank and number of a cheque, or a note" maxLength={200} />
      <div className="field">
        {giver ? (
          <ChosenGiver
            id="item-giver"
            name={`It comes into the statement of ${giver.name} (@${giver.username}).`}
            again={() => setGiver(undefined)}
          />
        ) : (
          <GiverSearch id="item-giver" label="The member, if it is one (optional)" choose={setGiver} />
        )}
      </div>
      {giver && (
        <label className="choice">
          <input type="checkbox" name="is_pledged" />
          Counts towards their pledge
        </label>
      )}
    </EditDialog>
  )
}
