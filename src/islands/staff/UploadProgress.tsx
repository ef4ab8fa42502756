import { timeLeft } from '../../lib/api/media/uploads/upload.ts'
import { formatBytes } from '../../lib/browser/data-cost.ts'
import { staffWords } from './messages.ts'
import type { Underway } from './useProgress.ts'

/** The progress of an upload, in bytes and time. The text for screen readers changes with each tenth, not with each byte. */
export function UploadProgress({ underway, cancel }: { underway: Underway; cancel: () => void }) {
  const { sent, total, lost, saving, started } = underway
  return (
    <div className="card grid gap-3">
      <progress className="w-full" value={sent} max={total || 1} aria-label={staffWords.upload} />
      <p role="status">{stageOf(underway)}</p>
      <p>
        {staffWords.sentOf({
          sent: formatBytes(sent),
          total: formatBytes(total),
          left: lost ? '' : timeLeft(underway, Date.now() - started),
        })}
      </p>
      <p>
        <button className="btn" type="button" onClick={cancel} disabled={saving}>
          {staffWords.cancel}
        </button>
      </p>
    </div>
  )
}

function stageOf({ sent, total, lost }: Underway): string {
  if (lost) return staffWords.connectionLost
  if (total > 0 && sent >= total) return staffWords.allArrived
  const tenths = Math.floor((sent / (total || 1)) * 10)
  return tenths > 0 ? staffWords.moreArrived({ percent: tenths * 10 }) : staffWords.uploadBegun
}
