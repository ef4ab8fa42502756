import { ApiError } from '../../lib/api/api-error.ts'

/** A call whose refusal of the field `wire` stands at `own`: names of fields are ids, and the page has a section of that name. */
export async function atField<Answer>(call: Promise<Answer>, wire: string, own: string): Promise<Answer> {
  try {
    return await call
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { [wire]: said, ...others } = error.fields
    throw said ? new ApiError(error.status, error.detail, { ...others, [own]: said }) : error
  }
}
