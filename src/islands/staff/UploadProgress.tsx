import { timeLeft } from '../../lib/api/media/uploads/upload.ts'
import { formatBytes } from '../../lib/browser/data-cost.ts'
import type { Underway } from './useProgress.ts'

/** The progress of an upload, in bytes and time. The text for screen readers changes with each tenth, not with each byte. */
export function UploadProgress({ underway, cancel }: { underway: Underway; cancel: () => void }) {
  const { sent, total, lost, saving, started } = underway
  return (
    <div className="card grid gap-3">
      <progress className="w-full" value={sent} max={total || 1} aria-label="Upload" />
      <p role="status">{stageOf(underway)}</p>
      <p>
        {formatBytes(sent)} of {formatBytes(total)} {lost ? '' : timeLeft(underway, Date.now() - started)}
      </p>
      <p>
        <button className="btn" type="button" onClick={cancel} disabled={saving}>
          Cancel
        </button>
      </p>
    </div>
  )
}

function stageOf({ sent, total, lost }: Underway): string {
  if (lost) return 'Connection lost. Going on when it is back…'
  if (total > 0 && sent >= total) return 'Everything has arrived. The church is looking into the file…'
  const tenths = Math.floor((sent / (total || 1)) * 10)
  return tenths > 0 ? `More than ${tenths * 10}% has arrived.` : 'The upload has begun.'
}
