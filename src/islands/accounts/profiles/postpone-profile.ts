import { postponeOwnProfile } from '../../../lib/api/accounts/profile-of-staff.ts'
import { logUnlessUnknown } from '../../../lib/api/unknown-call.ts'
import { storeAnsweredAccount } from '../../../stores/store-account.ts'

/** Keeps with the account that the profile may wait. Whoever is not heard goes on all the same, and is asked at the next login. */
export const postponeProfile = (): Promise<unknown> =>
  postponeOwnProfile().then(storeAnsweredAccount).catch(logUnlessUnknown)
