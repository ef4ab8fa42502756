import { useState } from 'react'
import { call } from '../../../../lib/api/call.ts'
import { listFunds } from '../../../../lib/api/giving/books.ts'
import { tryPastGifts } from '../../../../lib/contract/giving/calls/past-gifts.ts'
import {
  type GiftColumn,
  giftColumns,
  type PastImportAnswer,
} from '../../../../lib/contract/giving/past-gift.ts'
import { useLoaded, useOnOpen } from '../../../staff/useLoaded.ts'
import { FileFunds } from './FileFunds.tsx'
import type { Make } from './make.ts'
import { pastWords } from './messages.ts'

type Props = { list: PastImportAnswer; busy: boolean; make: Make }

/** What each column is, as proposed; how the days of the file are written; and which fund is which. */
export function PastColumns({ list, busy, make }: Props) {
  const [mapping, setMapping] = useState<GiftColumn[]>(list.mapping)
  const [order, setOrder] = useState(list.order)
  const [funds, setFunds] = useState(list.funds)
  const { data: known } = useOnOpen(useLoaded(listFunds))
  const columns = list.header.map((heading, at) => ({ heading, at, id: `past-column-${at}` }))
  const hasBoth = mapping.includes('date') && mapping.includes('amount')
  const needsOrder = list.asks_order && order === ''
  const tryIt = () => {
    const chosen = funds.filter(({ is_open }) => !is_open).map(({ label, fund }) => ({ label, fund }))
    const body = { mapping, order, funds: chosen, version: list.version }
    make(() => call(tryPastGifts, { id: list.id, body }), pastWords.previewed)
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      <details className="grid gap-4" open={list.state === 'read' || undefined}>
        <summary>{pastWords.columns({ count: columns.length })}</summary>
        <ul className="mt-4 grid gap-4">
          {columns.map(({ heading, at, id }) => (
            <li className="field" key={id}>
              <label htmlFor={id}>{heading || pastWords.column({ number: at + 1 })}</label>
              <p className="hint break-words">{(list.samples[at] ?? []).join(' · ')}</p>
              <select
                className="input"
                id={id}
                value={mapping[at]}
                onChange={({ currentTarget }) =>
                  setMapping(mapping.with(at, currentTarget.value as GiftColumn))
                }
              >
                {giftColumns.map((kind) => (
                  <option key={kind} value={kind}>
                    {kindName(kind)}
                  </option>
                ))}
              </select>
            </li>
          ))}
        </ul>
      </details>
      {(list.asks_order || list.order !== '') && (
        <div className="field">
          <label htmlFor="past-order">{pastWords.order}</label>
          <select
            className="input"
            id="past-order"
            value={order}
            onChange={({ currentTarget }) => setOrder(currentTarget.value as typeof order)}
          >
            <option value="">{pastWords.askOrder}</option>
            <option value="day first">{pastWords.dayFirst}</option>
            <option value="month first">{pastWords.monthFirst}</option>
          </select>
          <p className="hint">{pastWords.orderSeen}</p>
        </div>
      )}
      {list.state === 'tried' && (
        <FileFunds funds={funds} known={known ?? []} currency={list.currency} choose={setFunds} />
      )}
      <p>
        <button
          className={list.state === 'read' ? 'btn btn-primary' : 'btn'}
          type="button"
          disabled={busy || !hasBoth || needsOrder}
          onClick={tryIt}
        >
          {pastWords.preview}
        </button>
        {needsOrder && <span className="hint block">{pastWords.orderNeeded}</span>}
        {!hasBoth && <span className="hint block">{pastWords.columnsNeeded}</span>}
      </p>
    </div>
  )
}

const kindName = (kind: GiftColumn): string =>
  ({
    'left out': pastWords.kindLeftOut,
    date: pastWords.kindDate,
    amount: pastWords.kindAmount,
    currency: pastWords.kindCurrency,
    fund: pastWords.kindFund,
    full_name: pastWords.kindFullName,
    first_name: pastWords.kindFirstName,
    last_name: pastWords.kindLastName,
    email: pastWords.kindEmail,
    telephone: pastWords.kindTelephone,
    envelope: pastWords.kindEnvelope,
    external_id: pastWords.kindExternalId,
    method: pastWords.kindMethod,
    check_number: pastWords.kindCheckNumber,
    memo: pastWords.kindMemo,
    batch: pastWords.kindBatch,
  })[kind]
