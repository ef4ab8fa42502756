import { type Id, readList } from '../../contract/base.ts'
import { Testimony, type TestimonyForm } from '../../contract/care/testimony.ts'
import { ApiError } from '../api-error.ts'
import { api, bodyOf } from '../client.ts'
import { ifMatch } from '../if-match.ts'
import { send } from '../local-fallback.ts'
import { resource } from '../resource.ts'

/** Precondition (If-Match) for changing a testimony: its approval state. Two admins cannot overwrite each other's decision. */
export const approvalOf = ({ is_approved }: Testimony) => (is_approved ? 'approved' : 'pending')

/** POST members/testimonies/{id}/approve/ and …/verify/: extensions. Throw ApiError; 409 when the state has changed. */
export async function approveTestimony(seen: Testimony, is_approved: boolean): Promise<void> {
  await api
    .url(`members/testimonies/${seen.id}/approve/`)
    .headers(ifMatch(approvalOf(seen)))
    .post({ is_approved })
    .res()
}

export async function verifyTestimony(seen: Testimony, verified: boolean): Promise<void> {
  await api
    .url(`members/testimonies/${seen.id}/verify/`)
    .headers(ifMatch(seen.verified ? 'verified' : 'unverified'))
    .post({ verified })
    .res()
}

/** POST members/testimonies/{id}/like/: at most once a day. */
export const likeTestimony = (id: Id): Promise<void> => send(`members/testimonies/${id}/like/`)

/** GET fellowships/{id}/testimonies/ */
export const listFellowshipTestimonies = async (id: Id): Promise<Testimony[]> =>
  readList(Testimony, await bodyOf(api.get(`fellowships/${id}/testimonies/`)))

export const testimonyCalls = resource<Testimony, never>('members/testimonies', Testimony)

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
