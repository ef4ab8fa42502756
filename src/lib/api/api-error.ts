import type { Call } from '../browser/outbox.ts'
import { noAnswerWords } from '../texts/messages/no-answer.ts'

/** Error of a failed API call. `status` 0 means that there was no response. */
export class ApiError extends Error {
  readonly status: number
  /** Message from the backend; '' when there is none. */
  readonly detail: string
  /** Messages from the backend by field, with the field names of the API. */
  readonly fields: Record<string, string[]>
  /** The call that got no response, if its body is text. */
  readonly call: Call | undefined

  constructor(status: number, detail = '', fields: Record<string, string[]> = {}, call?: Call) {
    super(detail || `The call failed with status ${status}`)
    this.status = status
    this.detail = detail
    this.fields = fields
    this.call = call
  }
}

/** Statuses of a backend that does not have a call. */
export const unknownCall = [404, 405, 501]

/** Event of a form whose submit got no response; it bubbles. The form keeps its input. */
export const unsentEvent = 'asore:unsent'

/** Event on every answer to a write, also a refusal; `detail` is the call. */
export const answeredEvent = 'asore:answered'

/** Dispatches the event, and sets an attribute on the form with the call, for scripts that load after the event. */
export function dispatchUnsent(form: HTMLFormElement | null, call?: Call): void {
  form?.setAttribute('data-unsent', call ? JSON.stringify(call) : '')
  form?.dispatchEvent(new Event(unsentEvent, { bubbles: true }))
}

/** Error of a call without a response: the network or the server is unavailable. */
export const unanswered = (call?: Call): ApiError => new ApiError(0, noAnswerWords.noAnswer, {}, call)

/** Parses an error response: `{detail}`, `{field: [...]}`, or any other body (docs/specification/settled.md). */
export async function readRefusal(answer: Response): Promise<ApiError> {
  const body: unknown = await answer.json().catch(() => undefined)
  if (typeof body !== 'object' || body === null) return new ApiError(answer.status)
  const { detail, ...others }: Record<string, unknown> = { ...body }
  const fields: Record<string, string[]> = {}
  for (const [field, value] of Object.entries(others)) {
    const sentences = (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string')
    if (sentences.length > 0) fields[field] = sentences
  }
  return new ApiError(answer.status, typeof detail === 'string' ? detail : '', fields)
}

/** Message of a refusal: `detail`, else the first field error. */
export function whyRefused(error: unknown): string {
  const [message] =
    error instanceof ApiError ? [error.detail, ...Object.values(error.fields).flat()].filter(Boolean) : []
  return message ?? noAnswerWords.notSaved
}
