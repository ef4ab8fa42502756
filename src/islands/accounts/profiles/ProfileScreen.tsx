import type { StoredAccount } from '../../../lib/browser/session-storage.ts'
import { isUsed } from '../../../lib/site/this-church.ts'
import { OtherDetails } from './OtherDetails.tsx'
import { OwnCodeCard } from './OwnCodeCard.tsx'
import { PersonalDetails } from './PersonalDetails.tsx'
import { ProfileHead } from './ProfileHead.tsx'
import { useLastMember, useProfile } from './useProfile.ts'

/** The member's profile in two cards, which are edited separately (spec 1 §2, Profile). */
export function ProfileScreen() {
  const user = useLastMember()
  // If another member signs in (in another tab), the key remounts the profile without the first member's data and edits.
  return <MemberProfile key={user?.username} user={user} />
}

function MemberProfile({ user }: { user: StoredAccount | undefined }) {
  const { loaded, load, change } = useProfile(user !== undefined)
  return (
    <div className="grid gap-6">
      <ProfileHead user={user} incomplete={loaded.state === 'none'} />
      <div className="grid grid-cols-1 items-start gap-5 md:grid-cols-2">
        <PersonalDetails user={user} />
        <OtherDetails user={user} loaded={loaded} load={load} change={change} />
        {isUsed('check-in') && <OwnCodeCard />}
      </div>
    </div>
  )
}
