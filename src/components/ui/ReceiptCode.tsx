import { calendarWords } from '../../lib/texts/services/days.ts'
import { formatDay } from '../../lib/time/dates.ts'
import { receiptCodeWords } from './messages.ts'
import { QrCode } from './QrCode.tsx'

/** The QR code of a receipt: it leads a stranger to the check, which says amount and date alone. `root` is that of the books, on `rootDay`. */
export function ReceiptCode({ code, root, rootDay }: { code: string; root: string; rootDay: string }) {
  const check = new URL(`/receipt#${code}`, location.href).href
  return (
    <>
      <QrCode text={check} label={receiptCodeWords.label} className="w-44 justify-self-center" />
      <p className="hint">
        {receiptCodeWords.whoScans[0]}
        <a href={check}>{receiptCodeWords.whoScans[1]}</a>
        {receiptCodeWords.whoScans[2]}
      </p>
      <p className="hint break-all">
        {receiptCodeWords.root({ day: calendarWords.day({ day: formatDay(rootDay) }), root })}
      </p>
    </>
  )
}
