import { drawQr } from '../../lib/draw-qr.ts'

/** The QR code of a receipt: it leads a stranger to the check, which says amount and date alone. `root` is the day's root of the books. */
export function ReceiptCode({ code, root }: { code: string; root: string }) {
  const check = new URL(`/receipt#${code}`, location.href).href
  const qr = drawQr(check)
  return (
    <>
      <svg
        className="w-44 max-w-full justify-self-center"
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
      <p className="hint break-all">The day’s root of the church’s books: {root}</p>
    </>
  )
}
