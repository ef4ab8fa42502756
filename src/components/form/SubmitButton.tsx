import { useHydrated } from '../ui/useHydrated.ts'

type Props = { label: string; busyLabel: string; busy: boolean }

/** Disabled until hydration, and while the form is being sent. */
export function SubmitButton({ label, busyLabel, busy }: Props) {
  const awake = useHydrated()
  return (
    <button className="btn btn-primary" type="submit" disabled={!awake || busy} aria-busy={busy}>
      {busy && <span className="spinner" aria-hidden="true" />}
      {busy ? busyLabel : label}
    </button>
  )
}
