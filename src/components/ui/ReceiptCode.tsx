import { formatDay } from '../../lib/time/dates.ts'
import { QrCode } from './QrCode.tsx'

/** The QR code of a receipt: it leads a stranger to the check, which says amount and date alone. `root` is that of the books, on `rootDay`. */
export function ReceiptCode({ code, root, rootDay }: { code: string; root: string; rootDay: string }) {
  const check = new URL(`/receipt#${code}`, location.href).href
  return (
    <>
      <QrCode
        text={check}
        label="The code that leads to the check of this receipt"
        className="w-44 justify-self-center"
      />
      <p className="hint">
        Whoever scans the code, or opens <a href={check}>its check</a>, sees that the receipt is real, its
        amount and its date; not your name, and not what it was for.
      </p>
      <p className="hint break-all">
        The root of the church’s books on {formatDay(rootDay)}: {root}
      </p>
    </>
  )
}
