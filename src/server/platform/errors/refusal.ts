import type { Refusal } from '../../../lib/contract/base.ts'

export type RefusalStatus = 400 | 401 | 403 | 404 | 405 | 408 | 409 | 410 | 412 | 413 | 415 | 429 | 503

/** An error answer. Thrown anywhere below a route; the app's only onError handler sends it. */
export class Refused extends Error {
  readonly status: RefusalStatus
  readonly body: Refusal
  readonly headers: Record<string, string>

  constructor(status: RefusalStatus, body: Refusal, headers: Record<string, string> = {}) {
    super('detail' in body ? String(body.detail) : JSON.stringify(body))
    this.status = status
    this.body = body
    this.headers = headers
  }
}

/** Throws an error answer with one sentence that says what is wrong and what to do. */
export function refuse(status: RefusalStatus, detail: string, headers?: Record<string, string>): never {
  throw new Refused(status, { detail }, headers)
}

/** Throws 400 for a body, with sentences by field. */
export function refuseFields(fields: Record<string, string[]>): never {
  throw new Refused(400, fields)
}
