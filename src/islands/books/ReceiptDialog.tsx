import { Dialog } from '../../components/ui/Dialog.tsx'
import type { StatementAnswer, StatementLine } from '../../lib/contract/books-ledger.ts'
import { formatDay } from '../../lib/dates.ts'
import { drawQr } from '../../lib/draw-qr.ts'
import { formatMoney } from '../../lib/money.ts'

type Props = {
  line: StatementLine
  statement: Pick<StatementAnswer, 'name' | 'currency' | 'book'>
  close: () => void
}

/** A receipt to show or print. Its code leads a stranger to the check, which says amount and date alone. */
export function ReceiptDialog({ line, statement: { name, currency, book }, close }: Props) {
  const check = new URL(`/receipt#${line.code}`, location.href).href
  const qr = drawQr(check)
  const facts = [
    ['From', name],
    ['Amount', formatMoney(line.amount, currency)],
    ['Date', formatDay(line.day)],
    ['For', line.fund],
  ] as const
  return (
    <Dialog title={`Receipt ${line.receipt}`} close={close}>
      <div className="grid gap-4">
        {line.is_taken_back && (
          <p className="notice notice-error">This receipt was taken back and counts no longer.</p>
        )}
        {book === 'sample' && <p>No money has moved: this receipt is a sample.</p>}
        <dl className="facts">
          {facts.map(([term, fact]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
        </dl>
        <svg
          className="receipt-code"
          viewBox={`0 0 ${qr.size} ${qr.size}`}
          role="img"
          aria-label="The code that leads to the check of this receipt"
        >
          <path fill="#fff" d={`M0 0h${qr.size}v${qr.size}H0z`} />
          <path fill="#000" d={qr.path} />
        </svg>
        <p className="hint">
          Whoever scans the code, or opens <a href={check}>its check</a>, sees that the receipt is real, its
          amount and its date; not your name, and not what it was for.
        </p>
        <p className="no-print">
          <button className="btn" type="button" onClick={() => print()}>
            Print
          </button>
        </p>
      </div>
    </Dialog>
  )
}
