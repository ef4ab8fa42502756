import { useHydrated } from './useHydrated.ts'

type Props = { label: string; busyLabel: string; busy: boolean }

/** Waits for the page to be awake, and while the form is on its way. */
export function SubmitButton({ label, busyLabel, busy }: Props) {
  const awake = useHydrated()
  return (
    <button className="btn btn-primary" type="submit" disabled={!awake || busy} aria-busy={busy}>
      {busy && <span className="spinner" aria-hidden="true" />}
      {busy ? busyLabel : label}
    </button>
  )
}
