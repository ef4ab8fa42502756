import { type ReactNode, useEffect, useState } from 'react'
import { useHydrated } from './useHydrated.ts'

/** What a check of a code came to: what it shows, or why there is nothing to show. */
export type Checked = { shows: ReactNode } | { message: string }

type Props = {
  /** Shown where the address has no code. */
  scan: string
  asking: string
  check: (code: string) => Promise<Checked>
}

/** The check of the code in the fragment of the address, which no server's log keeps. */
export function CodeCheck({ scan, asking, check }: Props) {
  const checked = useCheck(check)
  const awake = useHydrated()
  if (!awake) return undefined
  if (checked === 'none') return <p>{scan}</p>
  if (checked === 'asking')
    return (
      <p className="flex items-center gap-3" role="status" aria-busy="true">
        <span className="spinner" aria-hidden="true" /> {asking}
      </p>
    )
  if ('shows' in checked) return checked.shows
  return (
    <p className="notice notice-error" role="alert">
      {checked.message}
    </p>
  )
}

/** `check` stays the same function. */
function useCheck(check: Props['check']): 'asking' | 'none' | Checked {
  const [checked, setChecked] = useState<'asking' | 'none' | Checked>('asking')
  useEffect(() => {
    const look = () => {
      const code = location.hash.slice(1)
      if (!code) return setChecked('none')
      setChecked('asking')
      void check(code).then(setChecked)
    }
    look()
    addEventListener('hashchange', look)
    return () => removeEventListener('hashchange', look)
  }, [check])
  return checked
}
