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
import { countWords } from './messages.ts'

type Props = { count: CountAnswer; funds: readonly FundAnswer[]; changed: (now: CountAnswer) => void }

/** Envelopes and cheques with the names on them. Both counters see and sign them. */
export function CountItems({ count, funds, changed }: Props) {
  const [adding, setAdding] = useState(false)
  const { actions, opened } = useActs<ItemAnswer>({
    acts: [
      {
        name: countWords.remove,
        danger: true,
        ask: (item) => ({
          title:
            item.kind === 'cheque'
              ? countWords.removeCheque({ name: nameOf(item) })
              : countWords.removeEnvelope({ name: nameOf(item) }),
          act: item.kind === 'cheque' ? countWords.removeChequeAct : countWords.removeEnvelopeAct,
          text: <p>{countWords.removeExplained({ amount: formatMoney(item.amount) })}</p>,
          failure: countWords.notRemoved,
        }),
        call: async ({ id }) => changed(await removeItem(count.id, id)),
        toast: countWords.removed,
      },
    ],
    nameOf: ({ name }) => name,
    changed: () => undefined,
  })
  const isOpen = count.closed_at === null
  return (
    <section className="grid gap-3" aria-labelledby="count-items">
      <div className="staff-head">
        <h3 id="count-items">{countWords.envelopesAndCheques}</h3>
        {isOpen && (
          <button className="btn" type="button" onClick={() => setAdding(true)}>
            {countWords.addItem}
          </button>
        )}
      </div>
      {count.items.length === 0 && <p className="empty">{countWords.none}</p>}
      <ul className="grid gap-2">
        {count.items.map((item) => (
          <li className="card flex flex-wrap items-center justify-between gap-3 p-4" key={item.id}>
            <span>
              <ItemLine item={item} fund={funds.find(({ id }) => id === item.fund)?.name ?? ''} />
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

/** Whose it is, what it is for, and how much. */
function ItemLine({ item, fund }: { item: ItemAnswer; fund: string }) {
  const name = nameOf(item)
  const amount = formatMoney(item.amount)
  return item.kind === 'cheque' ? (
    <>
      {countWords.chequeFor({ name, fund, amount })[0]}
      <strong>{countWords.chequeFor({ name, fund, amount })[1]}</strong>
      {countWords.chequeFor({ name, fund, amount })[2]}
    </>
  ) : (
    <>
      {countWords.envelopeFor({ name, fund, amount })[0]}
      <strong>{countWords.envelopeFor({ name, fund, amount })[1]}</strong>
      {countWords.envelopeFor({ name, fund, amount })[2]}
    </>
  )
}

const nameOf = ({ name }: ItemAnswer) => name || countWords.deletedAccount

function ItemEditor({ count, funds, changed, close }: Props & { close: () => void }) {
  const [giver, setGiver] = useState<GiverAnswer>()
  const currency = churchCurrency()
  return (
    <EditDialog
      title={countWords.addItemTitle}
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
      saved={countWords.added}
      outdated={() => undefined}
      close={close}
    >
      <SelectField name="kind" label={countWords.type} required>
        <option value="envelope">{countWords.anEnvelope}</option>
        <option value="cheque">{countWords.aCheque}</option>
      </SelectField>
      <SelectField name="fund" label={countWords.for} required>
        <FundOptions funds={funds} />
      </SelectField>
      <Field name="amount" label={countWords.amount({ currency })} inputMode="decimal" required />
      <Field name="name" label={countWords.name} maxLength={120} required />
      <Field name="detail" label={countWords.detail} maxLength={200} />
      <div className="field">
        {giver ? (
          <ChosenGiver
            id="item-giver"
            name={countWords.statementOf({ name: giver.name, username: giver.username })}
            again={() => setGiver(undefined)}
          />
        ) : (
          <GiverSearch id="item-giver" label={countWords.member} choose={setGiver} />
        )}
      </div>
      {giver && (
        <label className="choice">
          <input type="checkbox" name="is_pledged" />
          {countWords.isPledged}
        </label>
      )}
    </EditDialog>
  )
}
