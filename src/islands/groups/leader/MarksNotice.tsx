import { useLedFellowship } from './useLeader.ts'

/** Tells the leader that unsent marks are stored on this device, and that closing the browser loses nothing. */
export function MarksNotice() {
  const { marks } = useLedFellowship()
  const count = marks.waiting.length
  return (
    <div role="status" className="not-empty:my-3">
      {marks.held && (
        <p className="notice">
          {count === 1 ? '1 attendance mark waits' : `${count} attendance marks wait`} for the network. Saved
          on this device, and sent as soon as it is back.
        </p>
      )}
    </div>
  )
}
