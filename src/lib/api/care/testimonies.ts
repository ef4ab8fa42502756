import type { Id } from '../../contract/base.ts'
import * as calls from '../../contract/care/calls/testimonies.ts'
import type { Testimony, TestimonyForm } from '../../contract/care/testimony.ts'
import { ApiError } from '../api-error.ts'
import { call, request } from '../call.ts'
import type { ListQuery } from '../list-query.ts'
import { withLocalFallback } from '../local-fallback.ts'

/** Precondition (If-Match) for changing a testimony: its approval state. Two admins cannot overwrite each other's decision. */
export const approvalOf = ({ is_approved }: Testimony) => (is_approved ? 'approved' : 'pending')

/** Throws ApiError; 409 when the state has changed. */
export const approveTestimony = (seen: Testimony, is_approved: boolean) =>
  call(calls.approveTestimony, { id: seen.id, seen: approvalOf(seen), body: { is_approved } })

/** Throws ApiError; 409 when the state has changed. */
export const verifyTestimony = ({ id, ...seen }: Testimony, verified: boolean) =>
  call(calls.verifyTestimony, { id, seen: seen.verified ? 'verified' : 'unverified', body: { verified } })

/** At most once a day. */
export const likeTestimony = (id: Id): Promise<void> =>
  withLocalFallback(request(calls.likeTestimony, { id }).res())

/** Approved testimonies and the caller's own, newest first; for the super admin all. Throws ApiError. */
export const listTestimonies = (query?: ListQuery) => call(calls.listTestimonies, { query })

/**
 * As JSON, or as multipart with a picture; only 201 is a success (spec 1 §7). Throws ApiError, with the server's field errors.
 */
export async function shareTestimony(
  { title, category, content, video }: TestimonyForm,
  { name, picture }: { name: string; picture: File | undefined },
): Promise<void> {
  const words = { name, title, category, content, video }
  const body = picture ? multipart({ ...words, image: picture }) : { ...words, image: null }
  const { status } = await request(calls.shareTestimony, { body }).res()
  if (status !== 201) throw new ApiError(status)
}

function multipart(fields: Record<string, string | File>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}
