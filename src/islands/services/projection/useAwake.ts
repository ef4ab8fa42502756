import { useEffect, useState } from 'react'

/** How long the pointer and the button stay after the pointer moved, in milliseconds. */
const shownFor = 3000

/** True for a while after the pointer moved. Keeps the device from darkening its screen, where the browser can. */
export function useAwake(): boolean {
  const [isAwake, setAwake] = useState(true)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const wake = () => {
      setAwake(true)
      clearTimeout(timer)
      timer = setTimeout(() => setAwake(false), shownFor)
    }
    wake()
    addEventListener('pointermove', wake)
    return () => {
      removeEventListener('pointermove', wake)
      clearTimeout(timer)
    }
  }, [])
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    const keep = async () => {
      if (document.visibilityState === 'visible')
        lock = await navigator.wakeLock?.request('screen').catch(() => undefined)
    }
    void keep()
    document.addEventListener('visibilitychange', keep)
    return () => {
      document.removeEventListener('visibilitychange', keep)
      void lock?.release()
    }
  }, [])
  return isAwake
}
