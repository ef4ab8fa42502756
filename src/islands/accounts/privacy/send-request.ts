import { addVisitorRequest } from '../../../lib/api/accounts/data-requests.ts'
import { ApiError } from '../../../lib/api/api-error.ts'
import { isUnknown } from '../../../lib/api/unknown-call.ts'
import { VisitorDataRequestForm } from '../../../lib/contract/accounts/data-request.ts'
import { fieldErrors } from '../../../lib/contract/base.ts'
import { dataRequestWords } from '../../../lib/texts/accounts/data-request.ts'

/** The result to show: the server's answer in `said`, or the errors by field. */
export type Outcome = { done: boolean; message: string; errors: Record<string, string[]> }

/** Sends a data request. Loaded on the first submit, because most visitors only read the page. */
export async function sendRequest(typed: FormData): Promise<Outcome> {
  const read = VisitorDataRequestForm.safeParse(Object.fromEntries(typed))
  if (!read.success) return { done: false, message: '', errors: fieldErrors(read.error) }
  try {
    return { done: true, message: await addVisitorRequest(read.data), errors: {} }
  } catch (error) {
    if (!(error instanceof ApiError) || isUnknown(error))
      return { done: false, message: dataRequestWords.elsewhere, errors: {} }
    return { done: false, message: error.detail, errors: error.fields }
  }
}
