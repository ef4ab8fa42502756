import type { ConfiguredMiddleware } from 'wretch'

/** The event that asks the shell to let the member prove to be there; it prevents the default when it does. */
export const stepUpEvent = 'asore:step-up'
export type StepUpRequest = {
  /** The ways that the server takes. */
  ways: readonly string[]
  /** Hears whether it was proven. */
  settle: (proven: boolean) => void
}

let asking: Promise<boolean> | undefined

/**
 * A call that is refused for want of a recent proof (403 with `step_up`) is made once more when the member has given it.
 * Calls that are refused at once share one question. Who cancels gets the refusal.
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

/** By hand instead of by zod, as Logout carries this file to pages that have no other use for a validator. */
async function readWays(answer: Response): Promise<string[] | undefined> {
  const body: unknown = await answer.json().catch(() => undefined)
  const ways = typeof body === 'object' && body !== null && 'step_up' in body ? body.step_up : undefined
  return Array.isArray(ways) ? ways.filter((way) => typeof way === 'string') : undefined
}
