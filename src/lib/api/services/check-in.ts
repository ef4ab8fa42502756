import type { Id } from '../../contract/base.ts'
import { readList } from '../../contract/base.ts'
import {
  ChildAnswer,
  type CollectionForm,
  NameAnswer,
  NamesAnswer,
  OwnCodeAnswer,
  SittingAnswer,
  type SittingForm,
  SittingRowAnswer,
  TodayAnswer,
} from '../../contract/services/check-in.ts'
import { answerOf, api, bodyOf } from '../client.ts'
import { resource } from '../resource.ts'

/* Who is here at a service: an extension. Each throws ApiError. Acts go through the outbox (lib/services/offline-sitting.ts). */

const path = 'check-in/sittings'

/** GET check-in/today/. */
export const readToday = (): Promise<TodayAnswer> => answerOf(TodayAnswer, api.get('check-in/today/'))

/** POST check-in/sittings/. */
export const openSitting = (form: SittingForm): Promise<SittingAnswer> =>
  answerOf(SittingAnswer, api.url(`${path}/`).post(form))

/** GET check-in/sittings/{id}/. */
export const readSitting = (id: Id): Promise<SittingAnswer> =>
  answerOf(SittingAnswer, api.get(`${path}/${id}/`))

/** GET check-in/sittings/{id}/names/. */
export const readNames = (id: Id): Promise<NamesAnswer> =>
  answerOf(NamesAnswer, api.get(`${path}/${id}/names/`))

/** GET check-in/sittings/{id}/people/: somebody who is not in the phone's list. */
export const findNames = async (id: Id, search: string): Promise<NameAnswer[]> =>
  readList(NameAnswer, await bodyOf(api.get(`${path}/${id}/people/?${new URLSearchParams({ search })}`)))

/** POST check-in/sittings/{id}/codes/. */
export const sendOwnCode = (id: Id, code: string): Promise<NameAnswer> =>
  answerOf(NameAnswer, api.url(`${path}/${id}/codes/`).post({ code }))

/** GET check-in/sittings/{id}/children/{child}/. */
export const readChild = (id: Id, child: Id): Promise<ChildAnswer> =>
  answerOf(ChildAnswer, api.get(`${path}/${id}/children/${child}/`))

/** POST check-in/sittings/{id}/collections/. */
export const collectChild = (id: Id, form: CollectionForm): Promise<SittingAnswer> =>
  answerOf(SittingAnswer, api.url(`${path}/${id}/collections/`).post(form))

/** POST check-in/my-code/. */
export const makeOwnCode = (): Promise<OwnCodeAnswer> =>
  answerOf(OwnCodeAnswer, api.url('check-in/my-code/').post({}))

/** GET check-in/sittings/. */
export const sittingCalls = resource<SittingRowAnswer, never>(path, SittingRowAnswer)
