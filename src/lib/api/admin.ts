import type { Growth } from '../contract/answers/growth.ts'
import type { Id } from '../contract/base.ts'
import { Statistics } from '../contract/staff.ts'
import type { Role } from '../session-storage.ts'
import { answerOf, api, bodyOf } from './client.ts'

/** GET admin/stats/ (spec 2 §7). Throws ApiError. */
export const readStatistics = (): Promise<Statistics> => answerOf(Statistics, api.get('admin/stats/'))

/** GET admin/growth/: an extension, so the answer is our own. Throws ApiError. */
export const readGrowth = async (): Promise<Growth> => (await bodyOf(api.get('admin/growth/'))) as Growth

/** PUT admin/users/{id}/role/ (spec 2 §7). Throws ApiError. */
export async function changeRole(id: Id, role: Role): Promise<void> {
  await api.url(`admin/users/${id}/role/`).put({ role }).res()
}

/** DELETE admin/users/{id}/ (spec 2 §7). Throws ApiError. */
export async function deleteUser(id: Id): Promise<void> {
  await api.url(`admin/users/${id}/`).delete().res()
}

/** POST members/testimonies/{id}/approve/ and …/verify/: extensions. Throws ApiError. */
export async function approveTestimony(id: Id, is_approved: boolean): Promise<void> {
  await api.url(`members/testimonies/${id}/approve/`).post({ is_approved }).res()
}

export async function verifyTestimony(id: Id, verified: boolean): Promise<void> {
  await api.url(`members/testimonies/${id}/verify/`).post({ verified }).res()
}

/** POST prayer_requests/{id}/answered/: an extension. Throws ApiError. */
export async function answerPrayer(id: Id, is_answered: boolean): Promise<void> {
  await api.url(`prayer_requests/${id}/answered/`).post({ is_answered }).res()
}

/** PATCH members/contacts/{id}/: an extension. Throws ApiError. */
export async function markRead(id: Id, is_read: boolean): Promise<void> {
  await api.url(`members/contacts/${id}/`).patch({ is_read }).res()
}
