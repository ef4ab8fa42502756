import { useCallback, useEffect, useState } from 'react'
import { readSermon } from '../../../lib/api/media/sermons.ts'
import type { WholeSermon } from '../../../lib/contract/media/sermon.ts'
import { mediaTexts } from '../../../lib/texts/media/media.ts'
import { notifyOnNextPage } from '../../../stores/toasts.ts'
import { reportFailure } from '../../staff/report-failure.ts'
import { useLeadBack } from '../../staff/useLeadBack.ts'
import { mediaWords } from './messages.ts'
import { SeriesProvider } from './SeriesProvider.tsx'
import { SermonForm } from './SermonForm.tsx'

/** Adds a sermon, or edits the one with `id`, and returns to the list. */
export function SermonPage({ id, series }: { id?: number; series: readonly string[] }) {
  useLeadBack()
  return (
    <SeriesProvider own={series}>
      {id === undefined ? (
        <SermonForm done={(type) => leave(mediaTexts.uploaded(type))} />
      ) : (
        <EditSermon id={id} />
      )}
    </SeriesProvider>
  )
}

function EditSermon({ id }: { id: number }) {
  const [sermon, setSermon] = useState<WholeSermon | 'not loaded'>()
  const load = useCallback(
    () =>
      readSermon(id).then(setSermon, (error: unknown) => {
        reportFailure(error, mediaTexts.notLoaded)
        setSermon('not loaded')
      }),
    [id],
  )
  useEffect(() => void load(), [load])
  if (!sermon) return <div className="skeleton min-h-96" aria-busy="true" />
  if (sermon === 'not loaded')
    return (
      <div className="empty">
        <p>{mediaWords.sermonCouldNotLoaded}</p>
        <button className="btn" type="button" onClick={() => void load()}>
          {mediaWords.tryAgain}
        </button>
      </div>
    )
  return <SermonForm sermon={sermon} done={() => leave(mediaWords.updated)} />
}

function leave(toast: string): void {
  notifyOnNextPage('success', toast)
  location.assign('/media-dashboard#sermons')
}
