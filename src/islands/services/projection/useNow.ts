import { useLayoutEffect, useState } from 'react'

/** The time of the server’s clock, which goes on while it is `needed`: a countdown or a loop is shown. */
export function useNow(ahead: number, needed: boolean): number {
  const [now, setNow] = useState(() => Date.now())
  // Before the paint: a countdown begins with the time of now.
  useLayoutEffect(() => {
    if (!needed) return
    const tick = () => setNow(Date.now())
    tick()
    const timer = setInterval(tick, 250)
    return () => clearInterval(timer)
  }, [needed])
  return now + ahead
}
