import { type Id, readList } from '../contract/base.ts'
import { DutiesForm } from '../contract/duty.ts'
import { FellowshipMember, Member, SharedDetails } from '../contract/member.ts'
import type { Role } from '../session-storage.ts'
import { answerOf, api, bodyOf } from './client.ts'
import { ifMatch } from './if-match.ts'
import { resource } from './resource.ts'

type Holder = { id: Id; role: string }

/**
 * PUT admin/users/{id}/role/ (spec 2 §7), with the fellowship of a leader if one is given: an extension. Throws ApiError; 409 when
 * another user changed the role first.
 */
export async function changeRole(user: Holder, role: Role, fellowship?: Id): Promise<void> {
  await api
    .url(`admin/users/${user.id}/role/`)
    .headers(ifMatch(user.role || 'user'))
    .put({ role, ...(fellowship && { fellowship }) })
    .res()
}

/** DELETE admin/users/{id}/ (spec 2 §7). Throws ApiError; 409 as above. */
export async function deleteUser(user: Holder): Promise<void> {
  await api
    .url(`admin/users/${user.id}/`)
    .headers(ifMatch(user.role || 'user'))
    .delete()
    .res()
}

export const userCalls = resource<Member, never>('users', Member)

/** GET fellowships/{id}/members/ */
export const listMembers = async (id: Id): Promise<FellowshipMember[]> =>
  readList(FellowshipMember, await bodyOf(api.get(`fellowships/${id}/members/`)))

/** GET fellowships/{id}/members/, with words of the name: a few. Throws ApiError. */
export const findMembers = async (id: Id, search: string): Promise<FellowshipMember[]> =>
  readList(
    FellowshipMember,
    await bodyOf(api.get(`fellowships/${id}/members/?limit=6&search=${encodeURIComponent(search)}`)),
  )

/** GET fellowships/my/members/: details that members share with the fellowship. Throws ApiError, 404 without a fellowship. */
export async function listSharedByMembers(): Promise<SharedDetails[]> {
  return readList(SharedDetails, await bodyOf(api.get('fellowships/my/members/')))
}

/* Duties beside a role: extensions for the super admin. Each throws ApiError. */

/** GET admin/users/{id}/duties/. */
export const readDuties = (id: Id): Promise<DutiesForm> =>
  answerOf(DutiesForm, api.get(`admin/users/${id}/duties/`))

/** PUT admin/users/{id}/duties/. */
export const setDuties = (id: Id, form: DutiesForm): Promise<DutiesForm> =>
  answerOf(DutiesForm, api.url(`admin/users/${id}/duties/`).put(form))
