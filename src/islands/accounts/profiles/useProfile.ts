import { useCallback, useEffect, useState } from 'react'
import { readMe } from '../../../lib/api/accounts/me.ts'
import { readProfile } from '../../../lib/api/accounts/profiles.ts'
import { ApiError } from '../../../lib/api/api-error.ts'
import type { StoredAccount } from '../../../lib/browser/session-storage.ts'
import type { Profile } from '../../../lib/contract/accounts/profile.ts'
import { profileTexts } from '../../../lib/texts/accounts/profile-changes.ts'
import { storeAnsweredAccount } from '../../../stores/store-account.ts'
import { notify } from '../../../stores/toasts.ts'
import { useMember } from '../../../stores/useMember.ts'

export type LoadedProfile =
  | { state: 'loading' }
  | { state: 'failed' }
  /** Not completed yet. */
  | { state: 'none' }
  | { state: 'here'; profile: Profile }

/** Loads the profile and the account from the server as soon as a member is signed in. */
export function useProfile(signedIn: boolean) {
  const [loaded, setLoaded] = useState<LoadedProfile>({ state: 'loading' })

  const load = useCallback(async () => {
    setLoaded({ state: 'loading' })
    setLoaded(await find())
  }, [])

  useEffect(() => {
    if (!signedIn) return
    void load()
    // The account may have changed on another device. Without an answer, the stored user stays.
    readMe().then(storeAnsweredAccount, () => undefined)
  }, [signedIn, load])

  const change = (profile: Profile) => setLoaded({ state: 'here', profile })
  return { loaded, load, change }
}

async function find(): Promise<LoadedProfile> {
  try {
    return { state: 'here', profile: await readProfile() }
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return { state: 'none' }
    console.error(error)
    notify.error(profileTexts.loadFailure)
    return { state: 'failed' }
  }
}

/** The last known member: after the session ends, the form stays until the guard redirects, so that its draft is stored. */
export function useLastMember(): StoredAccount | undefined {
  const member = useMember()
  const [last, setLast] = useState(member)
  if (member && member !== last) setLast(member)
  return member ?? last
}
