import { ApiError } from '../../lib/api/api-error.ts'
import { askAsVisitor } from '../../lib/api/data-requests.ts'
import { isUnknown } from '../../lib/api/unknown-call.ts'
import { fieldErrors } from '../../lib/contract/base.ts'
import { VisitorRequest } from '../../lib/contract/data-request.ts'

/** What to show: the church's thanks, or why not, at its fields. */
export type Outcome = { done: boolean; said: string; errors: Record<string, string[]> }

/** Sends a request about data. It comes with the first press: the page is mostly read. */
export async function sendRequest(typed: FormData): Promise<Outcome> {
  const read = VisitorRequest.safeParse(Object.fromEntries(typed))
  if (!read.success) return { done: false, said: '', errors: fieldErrors(read.error) }
  try {
    return { done: true, said: await askAsVisitor(read.data), errors: {} }
  } catch (error) {
    if (!(error instanceof ApiError) || isUnknown(error)) return { done: false, said: elsewhere, errors: {} }
    return { done: false, said: error.detail, errors: error.fields }
  }
}

const elsewhere = 'Your request was not sent. Please write to the church instead.'
