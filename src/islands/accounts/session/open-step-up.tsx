import { createRoot } from 'react-dom/client'
import type { StepUpRequest } from '../../../lib/api/step-up.ts'
import { StepUpDialog } from './StepUpDialog.tsx'

/** Shows the step-up dialog above all open dialogs until it is completed or closed. */
export function openStepUp({ ways, settle }: StepUpRequest): void {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  function end(proven: boolean): void {
    root.unmount()
    place.remove()
    settle(proven)
  }
  root.render(<StepUpDialog ways={ways} end={end} />)
}
