/** Every failed call of the browser. `status` 0 means that no answer came at all. */
export class ApiError extends Error {
  readonly status: number
  /** The backend's sentence; '' when it gave none. */
  readonly detail: string
  /** The backend's sentences by field, in the wire's spelling. */
  readonly fields: Record<string, string[]>

  constructor(status: number, detail = '', fields: Record<string, string[]> = {}) {
    super(detail || `The call failed with status ${status}`)
    this.status = status
    this.detail = detail
    this.fields = fields
  }
}

/** The event of a form whose submit got no answer; it bubbles. What was typed is in the form still. */
export const unsentEvent = 'asore:unsent'

/** Tells it, and notes it at the form for whoever is fetched only later. */
export function tellUnsent(form: HTMLFormElement | null): void {
  form?.setAttribute('data-unsent', '')
  form?.dispatchEvent(new Event(unsentEvent, { bubbles: true }))
}

const noAnswer = 'No answer from the server. Please check your connection and try again.'

/** The error of a call that got no answer: the network is away, or the server is. */
export const unanswered = (): ApiError => new ApiError(0, noAnswer)

/** Reads why the backend said no: `{detail}`, `{field: [...]}`, or a body that is neither (docs/decisions/0019). */
export async function readRefusal(answer: Response): Promise<ApiError> {
  const body: unknown = await answer.json().catch(() => undefined)
  if (typeof body !== 'object' || body === null) return new ApiError(answer.status)
  const { detail, ...others }: Record<string, unknown> = { ...body }
  const fields: Record<string, string[]> = {}
  for (const [field, found] of Object.entries(others)) {
    const sentences = (Array.isArray(found) ? found : [found]).filter((one) => typeof one === 'string')
    if (sentences.length > 0) fields[field] = sentences
  }
  return new ApiError(answer.status, typeof detail === 'string' ? detail : '', fields)
}
