import { type ReactNode, Suspense, useState } from 'react'
import { staffWords } from '../messages.ts'

/** The button that shows a chart below the buttons of a section, and hides it again. Its script and numbers are loaded by the press. */
export function ShowChart({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState(false)
  return (
    <>
      <button className="btn no-print" type="button" onClick={() => setShown(!shown)}>
        {shown ? staffWords.hideChart : staffWords.showChart}
      </button>
      {shown && (
        <div className="chart-part">
          <Suspense fallback={<div className="skeleton min-h-80" />}>{children}</Suspense>
        </div>
      )}
    </>
  )
}
