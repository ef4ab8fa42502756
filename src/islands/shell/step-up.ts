import { type StepUpRequest, stepUpEvent } from '../../lib/api/step-up.ts'

/** Opens the question who is there when a call asks for it; its code comes then only. */
export function startStepUp(): void {
  addEventListener(stepUpEvent, (event) => {
    event.preventDefault()
    const { detail } = event as CustomEvent<StepUpRequest>
    import('../session/open-step-up.tsx').then(
      ({ openStepUp }) => openStepUp(detail),
      () => detail.settle(false), // the network is away
    )
  })
}
