import { type ConsentPurpose, Consents } from '../../contract/people/consent.ts'
import { answerOf, api } from '../client.ts'

/** GET users/me/consents/: an extension. Throws ApiError. */
export const readConsents = (): Promise<Consents> => answerOf(Consents, api.get('users/me/consents/'))

/** POST users/me/consents/: returns all consents. Throws ApiError. */
export const decideConsent = (purpose: ConsentPurpose, given: boolean): Promise<Consents> =>
  answerOf(Consents, api.url('users/me/consents/').post({ purpose, given }))
