import { timeLeft } from '../../lib/api/upload.ts'
import { formatBytes } from '../../lib/data-cost.ts'
import type { Underway } from './useUpload.ts'

/** How far an upload has come, in bytes and in time. */
export function UploadProgress({ underway, cancel }: { underway: Underway; cancel: () => void }) {
  const { sent, total, started } = underway
  const done = total > 0 && sent >= total
  return (
    <div className="card grid gap-3" role="status">
      <progress className="w-full" value={sent} max={total || 1} aria-label="Upload" />
      <p>
        {done
          ? 'Everything has arrived. The church is looking into the file…'
          : `${formatBytes(sent)} of ${formatBytes(total)} ${timeLeft(underway, Date.now() - started)}`}
      </p>
      <p>
        <button className="btn" type="button" onClick={cancel}>
          Cancel
        </button>
      </p>
    </div>
  )
}
