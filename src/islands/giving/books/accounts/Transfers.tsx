import { LongField } from '../../../../components/form/Field.tsx'
import type { Column } from '../../../../components/staff/lists/list.ts'
import { Titled } from '../../../../components/staff/Titled.tsx'
import { call } from '../../../../lib/api/call.ts'
import type { ListQuery } from '../../../../lib/api/list-query.ts'
import { CancelForm, type TransferAnswer } from '../../../../lib/contract/giving/book-account.ts'
import {
  cancelTransfer,
  listAccounts,
  listTransfers,
} from '../../../../lib/contract/giving/calls/book-accounts.ts'
import { formatMoney } from '../../../../lib/money/money.ts'
import { shownDay } from '../../../../lib/words/shown-day.ts'
import { ActSection } from '../../../staff/acts/ActSection.tsx'
import { useActs } from '../../../staff/acts/useActs.tsx'
import { EditDialog } from '../../../staff/dialogs/EditDialog.tsx'
import { usePages } from '../../../staff/useCollection.ts'
import { useLoaded, useOnOpen } from '../../../staff/useLoaded.ts'
import { accountWords as words } from './messages.ts'
import { TransferDialog } from './TransferDialog.tsx'

const list = (query: ListQuery) => call(listTransfers, { query })
const load = () => call(listAccounts)

/** Money that went from an account to another, or from a fund to another. */
export function Transfers({ isTreasurer }: { isTreasurer: boolean }) {
  const transfers = usePages(list, words.notLoaded)
  const { data: all, reload } = useOnOpen(useLoaded(load, words.notLoaded))
  const changed = () => {
    void transfers.reload()
    void reload()
  }
  const ofFunds = useActs<TransferAnswer>({
    acts: [],
    add: (dialog) => <TransferDialog {...dialog} funds={all?.funds ?? []} />,
    nameOf: ({ why }) => why,
    changed,
  })
  return (
    <>
      <ActSection
        title={words.transfers}
        list={transfers}
        search={words.searchTransfers}
        empty={words.nothingMoved}
        why={words.whyTransfers}
        columns={columns()}
        nameOf={({ why }) => why}
        changed={changed}
        add={
          isTreasurer
            ? {
                name: words.transfer,
                first: words.transfer,
                dialog: (dialog) => <TransferDialog {...dialog} accounts={all?.accounts ?? []} />,
              }
            : undefined
        }
        acts={[
          {
            name: words.cancelTransfer,
            danger: true,
            when: ({ cancelled }) => isTreasurer && !cancelled,
            dialog: ({ id }, dialog) => (
              <EditDialog
                {...dialog}
                title={words.cancelTransfer}
                shape={CancelForm}
                save={(body) => call(cancelTransfer, { id, body })}
                act={[words.cancelTransfer, words.cancelling]}
                saved={words.transferCancelled}
              >
                <p>{words.cancelTransferHint}</p>
                <LongField name="why" label={words.reason} maxLength={300} required />
              </EditDialog>
            ),
          },
        ]}
      >
        {isTreasurer && (
          <button className="btn" type="button" onClick={ofFunds.add}>
            {words.transferFunds}
          </button>
        )}
      </ActSection>
      {ofFunds.opened}
    </>
  )
}

const columns = (): readonly Column<TransferAnswer>[] => [
  {
    title: words.why,
    order: 'day',
    cell: ({ why, reference, day }) => (
      <Titled title={why}>{[shownDay(day), reference].filter(Boolean).join(', ')}</Titled>
    ),
  },
  { title: words.amount, cell: ({ amount }) => formatMoney(amount) },
  {
    title: words.transfers,
    cell: ({ from, to, made_by, cancelled }) => (
      <Titled title={`${from} → ${to}`}>
        {cancelled ? words.cancelledBecause({ why: cancelled }) : words.madeBy({ name: made_by })}
      </Titled>
    ),
  },
]
