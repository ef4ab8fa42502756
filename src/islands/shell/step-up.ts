import { type StepUpRequest, stepUpEvent } from '../../lib/api/step-up.ts'

/** Opens the step-up dialog when an API call requires it. The dialog's code is loaded only then. */
export function startStepUp(): void {
  addEventListener(stepUpEvent, (event) => {
    event.preventDefault()
    const { detail } = event as CustomEvent<StepUpRequest>
    import('../accounts/session/open-step-up.tsx').then(
      ({ openStepUp }) => openStepUp(detail),
      () => detail.settle(false), // the network is lost
    )
  })
}
