import { QrCode } from '../../components/ui/QrCode.tsx'
import { useHydrated } from '../../components/ui/useHydrated.ts'

/** The code for the wall, which leads to the newcomers' own card. Printing leaves the rest of the page out. */
export function CardCode() {
  const awake = useHydrated()
  if (!awake) return null
  const address = new URL('/welcome-card', location.href).href
  return (
    <section className="card-code grid max-w-prose justify-items-center gap-4" aria-labelledby="card-code">
      <h2 className="no-print" id="card-code">
        The code for the wall
      </h2>
      <p className="no-print">Newcomers scan it and write their card themselves. They need no account.</p>
      <p className="card-code-words">Your first time with us? Scan this, and leave your name.</p>
      <QrCode text={address} label="The code that leads to the welcome card" className="card-code-qr w-60" />
      <p className="break-all text-center">
        <a href={address}>{address}</a>
      </p>
      <button className="btn no-print" type="button" onClick={() => print()}>
        Print the code
      </button>
    </section>
  )
}
