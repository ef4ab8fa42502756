import wretch, { type ConfiguredMiddleware, type WretchOptions } from 'wretch'
import type { ZodMiniType } from 'zod/mini'
import { readAccess } from '../../stores/session.ts'
import type { Call } from '../browser/outbox.ts'
import { ApiError, answeredEvent, readRefusal, unanswered } from './api-error.ts'
import { apiBase, renewal } from './renewal.ts'
import { stepUp } from './step-up.ts'

/** Event on every 403 response: a role may have been withdrawn while a dashboard is open. */
export const refusedEvent = 'asore:refused'

/** Converts every failure into an ApiError. */
const errors: ConfiguredMiddleware = (next) => async (url, options) => {
  const call = callOf(url, options)
  const answer = await next(url, options).catch(() => {
    throw unanswered(call)
  })
  if (call) dispatchEvent(new CustomEvent<Call>(answeredEvent, { detail: call }))
  if (answer.ok) return answer
  const refusal = await readRefusal(answer)
  if (answer.status === 403 && !refusal.fields['step_up']) dispatchEvent(new Event(refusedEvent))
  throw refusal
}

/** A write whose body is text, for the outbox; undefined for a read, and for a body with files. */
function callOf(url: string, { method = 'GET', body = '' }: WretchOptions): Call | undefined {
  if (method === 'GET' || typeof body !== 'string') return undefined
  return { method, path: url.slice(apiBase.length), body }
}

/** Adds the current access token, if one is stored. A retry after a renewal gets the new token (spec 1 §7). */
const bearer: ConfiguredMiddleware = (next) => (url, options) => {
  const access = readAccess()
  if (!access) return next(url, options)
  const headers = new Headers(options.headers)
  headers.set('Authorization', `Bearer ${access}`)
  return next(url, { ...options, headers })
}

/** The API client. Failed calls throw ApiError. The first middleware is the outermost. */
export const api = wretch(apiBase).middlewares([errors, stepUp, renewal, bearer])

/** JSON body of the response. Throws ApiError when the body is not JSON, e.g. the page of a captive portal. */
export async function bodyOf(call: { res: () => Promise<Response> }): Promise<unknown> {
  const answer = await call.res()
  try {
    return await answer.json()
  } catch {
    throw new ApiError(answer.status)
  }
}

/** Response body, validated against `shape`. Throws ApiError when it does not match. */
export async function answerOf<Shape>(
  shape: ZodMiniType<Shape>,
  call: { res: () => Promise<Response> },
): Promise<Shape> {
  const read = shape.safeParse(await bodyOf(call))
  if (!read.success) throw new ApiError(200, 'The server gave an answer that this page does not understand.')
  return read.data
}

/** The message (`detail`) of a response's body; '' without one. Without zod, which Logout need not load. */
export function detailIn(body: unknown): string {
  const detail = typeof body === 'object' && body !== null && 'detail' in body ? body.detail : ''
  return typeof detail === 'string' ? detail : ''
}

/** The message of the response; '' also for a body that is not JSON. Throws ApiError. */
export async function detailOf(call: { res: () => Promise<Response> }): Promise<string> {
  return detailIn(await (await call.res()).json().catch(() => undefined))
}
