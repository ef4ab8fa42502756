import { drawQr } from '../../lib/browser/draw-qr.ts'

/** A QR code on white in any colour scheme. `label` says to a screen reader what the code is. */
export function QrCode({ text, label, className }: { text: string; label: string; className: string }) {
  const { size, path } = drawQr(text)
  return (
    <svg className={`max-w-full ${className}`} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={path} />
    </svg>
  )
}
