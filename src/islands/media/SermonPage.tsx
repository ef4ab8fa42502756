import { useEffect, useState } from 'react'
import { readSermon } from '../../lib/api/sermons.ts'
import type { StaffSermon } from '../../lib/contract/sermon.ts'
import { mediaTexts } from '../../lib/messages/media.ts'
import { notifyOnNextPage } from '../../stores/toasts.ts'
import { reportFailure } from '../staff/report-failure.ts'
import { useLeadBack } from '../staff/useLeadBack.ts'
import { SermonForm } from './SermonForm.tsx'

/** Adds a sermon, or edits the one with `id`, and returns to the list. */
export function SermonPage({ id }: { id?: number }) {
  const [sermon, setSermon] = useState<StaffSermon>()
  useLeadBack()
  useEffect(() => {
    if (id !== undefined)
      readSermon(id).then(setSermon, (error) => reportFailure(error, mediaTexts.notLoaded))
  }, [id])

  function leave(said: string): void {
    notifyOnNextPage('success', said)
    location.assign('/media-dashboard#sermons')
  }

  if (id === undefined) return <SermonForm done={(type) => leave(mediaTexts.uploaded(type))} />
  if (!sermon) return <div className="skeleton min-h-96" aria-busy="true" />
  return <SermonForm sermon={sermon} done={() => leave('Sermon updated successfully!')} />
}
