import type { ConfiguredMiddleware } from 'wretch'

/** Event that asks the shell for step-up authentication. A listener that handles it calls preventDefault. */
export const stepUpEvent = 'asore:step-up'
export type StepUpRequest = {
  /** Methods that the server accepts. */
  ways: readonly string[]
  /** Callback with the result. */
  settle: (proven: boolean) => void
}

let asking: Promise<boolean> | undefined

/**
 * Retries a call that failed with 403 and `step_up` after the user has completed step-up authentication. Concurrent calls
 * share one dialog. When the user cancels, the caller gets the 403.
 */
export const stepUp: ConfiguredMiddleware = (next) => async (url, options) => {
  const answer = await next(url, options)
  const ways = answer.status === 403 && (await readWays(answer.clone()))
  return ways && (await confirm(ways)) ? next(url, options) : answer
}

function confirm(ways: readonly string[]): Promise<boolean> {
  asking ??= ask(ways).finally(() => {
    asking = undefined
  })
  return asking
}

function ask(ways: readonly string[]): Promise<boolean> {
  return new Promise((settle) => {
    const detail: StepUpRequest = { ways, settle }
    const unheard = dispatchEvent(new CustomEvent(stepUpEvent, { detail, cancelable: true }))
    if (unheard) settle(false)
  })
}

/** Parsed without zod, because Logout loads this file on pages that need no validator otherwise. */
async function readWays(answer: Response): Promise<string[] | undefined> {
  const body: unknown = await answer.json().catch(() => undefined)
  const ways = typeof body === 'object' && body !== null && 'step_up' in body ? body.step_up : undefined
  return Array.isArray(ways) ? ways.filter((way) => typeof way === 'string') : undefined
}
