import { useCallback, useEffect, useState } from 'react'
import { call } from '../../../lib/api/call.ts'
import { readSermon } from '../../../lib/api/media/sermons.ts'
import type { WholeSermon } from '../../../lib/contract/media/sermon.ts'
import { readSermonDraft } from '../../../lib/contract/services/calls/plans.ts'
import type { SermonDraft } from '../../../lib/contract/services/plan.ts'
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
    <SeriesProvider own={series}>{id === undefined ? <AddSermon /> : <EditSermon id={id} />}</SeriesProvider>
  )
}

/** A new sermon; with `#plan=12` it begins with what the order of that service says. */
function AddSermon() {
  const [plan, setPlan] = useState(0)
  const [begin, setBegin] = useState<SermonDraft>()
  useEffect(() => {
    const named = Number(new URLSearchParams(location.hash.slice(1)).get('plan')) || 0
    if (named === 0) return
    call(readSermonDraft, { id: named }).then(
      (draft) => {
        setBegin(draft)
        setPlan(named)
      },
      (error: unknown) => reportFailure(error, mediaTexts.notLoaded),
    )
  }, [])
  return (
    <SermonForm
      key={plan}
      {...(begin && { begin, draftName: `sermon-plan-${plan}` })}
      done={(type) => leave(mediaTexts.uploaded(type))}
    />
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
