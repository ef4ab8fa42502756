import { Dialog } from '../../../components/ui/Dialog.tsx'
import { FactList } from '../../../components/ui/FactList.tsx'
import { ReceiptCode } from '../../../components/ui/ReceiptCode.tsx'
import { saveReceipt } from '../../../lib/api/giving/pdf.ts'
import type { StatementAnswer, StatementLine } from '../../../lib/contract/giving/books-ledger.ts'
import { formatMoney } from '../../../lib/money/money.ts'
import { calendarWords } from '../../../lib/texts/services/days.ts'
import { formatDay } from '../../../lib/time/dates.ts'
import { useAct } from '../../../stores/useAct.ts'
import { statementWords } from './messages.ts'

export type ReceiptProps = {
  line: StatementLine
  statement: Pick<StatementAnswer, 'name' | 'currency' | 'book' | 'root' | 'root_day'>
  close: () => void
}

/** A receipt to show or print. Its code leads a stranger to the check, which says amount and date alone. */
export function ReceiptDialog({ line, statement, close }: ReceiptProps) {
  const { name, currency, book, root, root_day } = statement
  const [busy, act] = useAct()
  const facts = [
    [statementWords.giver, name],
    [statementWords.amount, formatMoney(line.amount, currency)],
    [statementWords.date, calendarWords.day({ day: formatDay(line.day) })],
    [statementWords.purpose, line.fund],
  ] as const
  return (
    <Dialog title={statementWords.receiptOf({ number: line.receipt })} close={close}>
      <div className="grid gap-4">
        {line.is_taken_back && <p className="notice notice-error">{statementWords.notCounted}</p>}
        {book === 'sample' && <p>{statementWords.isSample}</p>}
        <FactList facts={facts} />
        <ReceiptCode code={line.code} root={root} rootDay={root_day} />
        <p className="no-print">
          <button
            className="btn"
            type="button"
            disabled={busy}
            onClick={() => void act(() => saveReceipt(line.id, line.receipt), statementWords.downloaded)}
          >
            {statementWords.downloadPdf}
          </button>{' '}
          <button className="btn" type="button" onClick={() => print()}>
            {statementWords.print}
          </button>
        </p>
      </div>
    </Dialog>
  )
}
