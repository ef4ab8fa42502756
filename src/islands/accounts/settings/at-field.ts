import { ApiError } from '../../../lib/api/api-error.ts'

/** Moves the errors of the API field `wire` to the form field `own`: the page already has a section with the id `wire`. */
export async function atField<Answer>(call: Promise<Answer>, wire: string, own: string): Promise<Answer> {
  try {
    return await call
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { [wire]: messages, ...others } = error.fields
    throw messages ? new ApiError(error.status, error.detail, { ...others, [own]: messages }) : error
  }
}
