import { useState } from 'react'
import { call } from '../../../../lib/api/call.ts'
import { readReceipt, sendReceipt } from '../../../../lib/api/giving/spending.ts'
import { removeSpendReceipt } from '../../../../lib/contract/giving/calls/spending.ts'
import type { SpendVoucherAnswer } from '../../../../lib/contract/giving/spending.ts'
import { useAct } from '../../../../stores/useAct.ts'
import { spendingWords as words } from './messages.ts'

type Props = { voucher: SpendVoucherAnswer; changed: () => void }

/** The photographs of a voucher's receipts. Each is loaded on a press, since it weighs a lot, and every look is logged. */
export function Receipts({ voucher, changed }: Props) {
  const [busy, act] = useAct()
  const [shown, setShown] = useState<{ id: number; picture: string }>()
  const add = async (file: File | undefined) => {
    if (file && (await act(() => sendReceipt(voucher.id, file), words.receiptAdded))) changed()
  }
  const remove = async (id: number) => {
    if (await act(() => call(removeSpendReceipt, { id }), words.receiptRemoved)) changed()
  }
  const show = async (id: number) => setShown({ id, picture: await readReceipt(id) })
  return (
    <section className="grid gap-3" aria-labelledby="voucher-receipts">
      <h3 id="voucher-receipts">{words.receipts}</h3>
      {voucher.receipts.length === 0 && <p className="empty">{words.noReceipts}</p>}
      <ul className="grid gap-2">
        {voucher.receipts.map((id, at) => (
          <li className="grid gap-2" key={id}>
            <span className="flex flex-wrap gap-2">
              <button
                className="btn"
                type="button"
                disabled={busy}
                onClick={() => void act(() => show(id), '')}
              >
                {words.showReceipt({ number: at + 1 })}
              </button>
              {voucher.may_change && (
                <button
                  className="btn btn-quiet"
                  type="button"
                  disabled={busy}
                  onClick={() => void remove(id)}
                >
                  {words.removeReceipt({ number: at + 1 })}
                </button>
              )}
            </span>
            {shown?.id === id && (
              <img
                className="w-full"
                src={shown.picture}
                alt={words.receiptOf({ number: at + 1, voucher: voucher.number })}
              />
            )}
          </li>
        ))}
      </ul>
      {voucher.state !== 'cancelled' && (
        <div className="field">
          <label htmlFor="voucher-receipt">{words.addReceipt}</label>
          <input
            className="input"
            id="voucher-receipt"
            type="file"
            accept="image/*"
            disabled={busy}
            onChange={({ currentTarget }) => void add(currentTarget.files?.[0])}
          />
        </div>
      )}
    </section>
  )
}
