import { useState } from 'react'
import { ListFilter } from '../../../../components/staff/lists/ListFilter.tsx'
import type { Column } from '../../../../components/staff/lists/list.ts'
import { RowName } from '../../../../components/staff/lists/RowName.tsx'
import { Titled } from '../../../../components/staff/Titled.tsx'
import { spendVoucherCalls } from '../../../../lib/api/giving/spending.ts'
import type { SpendVoucherAnswer } from '../../../../lib/contract/giving/spending.ts'
import { formatMoney } from '../../../../lib/money/money.ts'
import { shownDay } from '../../../../lib/words/shown-day.ts'
import { CrudSection } from '../../../staff/CrudSection.tsx'
import { usePages } from '../../../staff/useCollection.ts'
import { spendingWords as words } from './messages.ts'
import { stateName, stateNames } from './states.ts'
import { VoucherDialog } from './VoucherDialog.tsx'
import { VoucherEditor } from './VoucherEditor.tsx'

const columns = (): readonly Column<SpendVoucherAnswer>[] => [
  {
    title: words.voucher,
    order: 'prepared_at',
    inCard: 'name',
    cell: ({ payee, purpose }) => (
      <>
        <RowName>{payee || words.deleted}</RowName>
        <span className="block">{purpose}</span>
      </>
    ),
  },
  { title: words.amount, order: 'amount', cell: ({ amount }) => formatMoney(amount) },
  { title: words.fund, cell: ({ fund, category }) => <Titled title={fund}>{category}</Titled> },
  {
    title: words.state,
    cell: ({ state, number, steps }) => (
      <Titled title={stateName(state)}>
        {number}, {shownDay(steps[0]?.at ?? '')}
      </Titled>
    ),
  },
]

/** The vouchers of all funds, each with its state; the next step is in its dialog. */
export function Vouchers({ isTreasurer }: { isTreasurer: boolean }) {
  const list = usePages(spendVoucherCalls.list, words.notLoaded)
  const [adding, setAdding] = useState(false)
  const changed = () => void list.reload()
  const add = isTreasurer && (
    <button className="btn btn-primary" type="button" onClick={() => setAdding(true)}>
      {words.addVoucher}
    </button>
  )
  return (
    <CrudSection<SpendVoucherAnswer>
      title={words.title}
      list={list}
      kind={words.kind}
      nameOf={({ number }) => number}
      search={words.search}
      empty={words.empty}
      why={words.why}
      advice={add}
      columns={columns()}
      badge={({ may_next, next, state }) =>
        state === 'cancelled' ? (
          <span className="badge badge-laterite">{words.cancelled}</span>
        ) : (
          may_next && next !== 'received' && <span className="badge badge-gold">{stateName(state)}</span>
        )
      }
      view={{
        inAddress: true,
        dialog: ({ id }, { close }) => <VoucherDialog id={id} close={close} changed={changed} />,
      }}
      filters={
        <ListFilter list={list} label={words.state} options={[['', words.everyState], ...stateNames()]} />
      }
    >
      {add}
      {adding && <VoucherEditor changed={changed} outdated={changed} close={() => setAdding(false)} />}
    </CrudSection>
  )
}
