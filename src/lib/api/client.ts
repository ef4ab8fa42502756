import wretch, { type ConfiguredMiddleware } from 'wretch'
import type { ZodMiniType } from 'zod/mini'

import { readAccess } from '../../stores/session.ts'

import { ApiError, readRefusal, unanswered } from './api-error.ts'
import { apiBase, renewal } from './renewal.ts'
import { stepUp } from './step-up.ts'

/** Tells the page of a 403, whichever call it was: a role may have been taken away while a dashboard is open. */
export const refusedEvent = 'asore:refused'

/** Turns whatever goes wrong into an ApiError. */
const errors: ConfiguredMiddleware = (next) => async (url, options) => {
  const answer = await next(url, options).catch(() => {
    throw unanswered()
  })
  if (answer.ok) return answer
  const refusal = await readRefusal(answer)
  if (answer.status === 403 && !refusal.fields['step_up']) dispatchEvent(new Event(refusedEvent))
  throw refusal
}

/** Sends the access token of this moment whenever one is stored, also when a call is repeated after a renewal (spec 1 §7). */
const bearer: ConfiguredMiddleware = (next) => (url, options) => {
  const access = readAccess()
  if (!access) return next(url, options)
  const headers = new Headers(options.headers)
  headers.set('Authorization', `Bearer ${access}`)
  return next(url, { ...options, headers })
}

/** The backend. Failed calls throw ApiError. The first middleware is the outermost. */
export const api = wretch(apiBase).middlewares([errors, stepUp, renewal, bearer])

/** The JSON of an answer. Throws ApiError when it has none, as a captive portal's page has not. */
export async function bodyOf(call: { res: () => Promise<Response> }): Promise<unknown> {
  const answer = await call.res()
  try {
    return await answer.json()
  } catch {
    throw new ApiError(answer.status)
  }
}

/** An answer read by its contract. Throws ApiError when it does not fit. */
export async function answerOf<Shape>(
  shape: ZodMiniType<Shape>,
  call: { res: () => Promise<Response> },
): Promise<Shape> {
  const read = shape.safeParse(await bodyOf(call))
  if (!read.success) throw new ApiError(200, 'The server gave an answer that this page does not understand.')
  return read.data
}
