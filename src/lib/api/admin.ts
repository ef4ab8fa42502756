import type { GrowthAnswer } from '../contract/answers/growth.ts'
import type { Id } from '../contract/base.ts'
import { type StaffPrayerRequest, type StaffTestimony, Statistics } from '../contract/staff.ts'
import type { Role } from '../session-storage.ts'
import { answerOf, api, bodyOf } from './client.ts'
import { ifMatch } from './if-match.ts'

/** GET admin/stats/ (spec 2 §7). Throws ApiError. */
export const readStatistics = (): Promise<Statistics> => answerOf(Statistics, api.get('admin/stats/'))

/** GET admin/growth/: an extension of our own backend, so the response is not validated. Throws ApiError. */
export const readGrowth = async (): Promise<GrowthAnswer> =>
  (await bodyOf(api.get('admin/growth/'))) as GrowthAnswer

type Holder = { id: Id; role: string }

/** PUT admin/users/{id}/role/ (spec 2 §7). Throws ApiError; 409 when another user changed the role first. */
export async function changeRole(user: Holder, role: Role): Promise<void> {
  await api
    .url(`admin/users/${user.id}/role/`)
    .headers(ifMatch(user.role || 'user'))
    .put({ role })
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

/** Precondition (If-Match) for changing a testimony: its approval state. Two admins cannot overwrite each other's decision. */
export const approvalOf = ({ is_approved }: StaffTestimony) => (is_approved ? 'approved' : 'pending')

/** POST members/testimonies/{id}/approve/ and …/verify/: extensions. Throw ApiError; 409 when the state has changed. */
export async function approveTestimony(seen: StaffTestimony, is_approved: boolean): Promise<void> {
  await api
    .url(`members/testimonies/${seen.id}/approve/`)
    .headers(ifMatch(approvalOf(seen)))
    .post({ is_approved })
    .res()
}

export async function verifyTestimony(seen: StaffTestimony, verified: boolean): Promise<void> {
  await api
    .url(`members/testimonies/${seen.id}/verify/`)
    .headers(ifMatch(seen.verified ? 'verified' : 'unverified'))
    .post({ verified })
    .res()
}

export const answerOfPrayer = ({ is_answered }: StaffPrayerRequest) => (is_answered ? 'answered' : 'pending')

/** POST prayer_requests/{id}/answered/: an extension. Throws ApiError; 409 when another user marked it first. */
export async function answerPrayer(seen: StaffPrayerRequest, is_answered: boolean): Promise<void> {
  await api
    .url(`prayer_requests/${seen.id}/answered/`)
    .headers(ifMatch(answerOfPrayer(seen)))
    .post({ is_answered })
    .res()
}

/** PATCH members/contacts/{id}/: an extension. Throws ApiError. */
export async function markRead(id: Id, is_read: boolean): Promise<void> {
  await api.url(`members/contacts/${id}/`).patch({ is_read }).res()
}
