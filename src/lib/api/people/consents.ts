import * as calls from '../../contract/accounts/calls/consents.ts'
import type { ConsentPurpose } from '../../contract/people/consent.ts'
import { call } from '../call.ts'

/** An extension. Throws ApiError. */
export const readConsents = () => call(calls.readConsents)

/** Returns all consents. Throws ApiError. */
export const decideConsent = (purpose: ConsentPurpose, given: boolean) =>
  call(calls.decideConsent, { body: { purpose, given } })
