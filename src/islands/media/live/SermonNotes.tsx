import { useHydrated } from '../../../components/ui/useHydrated.ts'
import { notesFileName, notesLength } from '../../../lib/media/live.ts'
import { liveWords } from './messages.ts'
import { useNotes } from './useNotes.ts'

/** The user's notes on the sermon, stored on the device, with a download as a text file (spec 1 §2, Live Stream). */
export function SermonNotes() {
  const awake = useHydrated()
  const { text, write } = useNotes()

  return (
    <section className="card sermon-notes" aria-labelledby="sermon-notes-title">
      <h2 id="sermon-notes-title">{liveWords.notes}</h2>
      <div className="field">
        <label htmlFor="sermon-notes">{liveWords.yourNotes}</label>
        <textarea
          className="input"
          id="sermon-notes"
          maxLength={notesLength}
          readOnly={!awake}
          aria-describedby="sermon-notes-hint"
          value={text}
          onChange={({ currentTarget }) => write(currentTarget.value)}
        />
        <p className="hint" id="sermon-notes-hint">
          {liveWords.notesKept}
        </p>
      </div>
      <button className="btn" type="button" disabled={!awake || !text.trim()} onClick={() => download(text)}>
        {liveWords.downloadNotes}
      </button>
    </section>
  )
}

function download(text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  link.download = notesFileName(new Date())
  link.click()
  // The browser has started the download by the next task.
  setTimeout(() => URL.revokeObjectURL(link.href))
}
