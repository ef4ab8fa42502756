import { useEffect } from 'react'
import { refusedEvent } from '../../lib/api/client.ts'
import { leadBackIfDemoted } from './report-failure.ts'

/** A role may be taken away while its dashboard is open: the next call that is refused leads back with a word. */
export function useLeadBack(): void {
  useEffect(() => {
    const refused = () => void leadBackIfDemoted()
    addEventListener(refusedEvent, refused)
    return () => removeEventListener(refusedEvent, refused)
  }, [])
}
