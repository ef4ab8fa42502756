import type { Id } from '../contract/base.ts'
import { DutiesForm } from '../contract/books-duty.ts'
import { answerOf, api } from './client.ts'

/* Duties beside a role: extensions for the super admin. Each throws ApiError. */

/** GET admin/users/{id}/duties/. */
export const readDuties = (id: Id): Promise<DutiesForm> =>
  answerOf(DutiesForm, api.get(`admin/users/${id}/duties/`))

/** PUT admin/users/{id}/duties/. */
export const setDuties = (id: Id, form: DutiesForm): Promise<DutiesForm> =>
  answerOf(DutiesForm, api.url(`admin/users/${id}/duties/`).put(form))
