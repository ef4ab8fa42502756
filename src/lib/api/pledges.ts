import type { Id } from '../contract/base.ts'
import { OwnPledgesAnswer, type PledgeChange, type PledgeForm } from '../contract/pledge.ts'
import { answerOf, api } from './client.ts'

/* A member's own pledges: extensions of our own backend. Each answers all of them, and throws ApiError. */

/** GET pledges/. */
export const readPledges = (): Promise<OwnPledgesAnswer> => answerOf(OwnPledgesAnswer, api.get('pledges/'))

/** POST pledges/; 409 where there is one already. */
export const addPledge = (form: PledgeForm): Promise<OwnPledgesAnswer> =>
  answerOf(OwnPledgesAnswer, api.url('pledges/').post(form))

/** PUT pledges/{id}/. */
export const changePledge = (id: Id, form: PledgeChange): Promise<OwnPledgesAnswer> =>
  answerOf(OwnPledgesAnswer, api.url(`pledges/${id}/`).put(form))

/** POST pledges/{id}/release/. */
export const releasePledge = (id: Id, word: string): Promise<OwnPledgesAnswer> =>
  answerOf(OwnPledgesAnswer, api.url(`pledges/${id}/release/`).post({ word }))

/** POST pledges/{id}/resume/. */
export const resumePledge = (id: Id): Promise<OwnPledgesAnswer> =>
  answerOf(OwnPledgesAnswer, api.url(`pledges/${id}/resume/`).post())
