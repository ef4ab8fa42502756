import { useEffect } from 'react'
import { refusedEvent } from '../../lib/api/client.ts'
import { leadBackIfDemoted } from './report-failure.ts'

/** The role can be removed while the dashboard is open. The next refused call then redirects, with a message. */
export function useLeadBack(): void {
  useEffect(() => {
    const refused = () => void leadBackIfDemoted()
    addEventListener(refusedEvent, refused)
    return () => removeEventListener(refusedEvent, refused)
  }, [])
}
