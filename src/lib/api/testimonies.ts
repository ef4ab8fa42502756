import { readList } from '../contract/base.ts'
import { Testimony } from '../contract/testimony.ts'
import type { TestimonyForm } from '../contract/testimony-edit.ts'
import { ApiError } from './api-error.ts'
import { api, bodyOf } from './client.ts'

/** GET members/my/testimonies/: the signed-in member's testimonies, including unapproved ones. Throws ApiError. */
export async function listMyTestimonies(): Promise<Testimony[]> {
  return readList(Testimony, await bodyOf(api.get('members/my/testimonies/')))
}

/** GET members/testimonies/: approved testimonies and the caller's own, newest first. Throws ApiError. */
export async function listTestimonies(): Promise<Testimony[]> {
  return readList(Testimony, await bodyOf(api.get('members/testimonies/')))
}

/**
 * POST members/testimonies/: as JSON, or as multipart with a picture; only 201 is a success (spec 1 §7).
 * Throws ApiError, with the server's field errors.
 */
export async function shareTestimony(
  { title, category, content, video }: TestimonyForm,
  { name, picture }: { name: string; picture: File | undefined },
): Promise<void> {
  const words = { name, title, category, content, video }
  const body = picture ? multipart({ ...words, image: picture }) : { ...words, image: null }
  const { status } = await api.url('members/testimonies/').post(body).res()
  if (status !== 201) throw new ApiError(status)
}

function multipart(fields: Record<string, string | File>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}
