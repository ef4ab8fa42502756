import { wordsOf } from '../../lib/keep-user.ts'
import { dialled } from '../../lib/phone.ts'
import type { StoredUser } from '../../lib/session-storage.ts'
import { EditableCard } from './EditableCard.tsx'
import type { Fact } from './FactList.tsx'

const title = 'Personal Details'
const fetchForm = async () => (await import('./PersonalForm.tsx')).PersonalForm

/** The member's own account, from what the browser holds of it. */
export function PersonalDetails({ user }: { user: StoredUser | undefined }) {
  return (
    <section className="card profile-card" aria-labelledby="personal-details">
      <h2 className="text-xl" id="personal-details">
        {title}
      </h2>
      {user?.username ? (
        <EditableCard
          title={title}
          facts={factsOf(user)}
          values={user}
          draft={`personal-details:${user.username}`}
          fetchForm={fetchForm}
        />
      ) : (
        <div className="skeleton" aria-hidden="true" />
      )}
    </section>
  )
}

function factsOf(user: StoredUser): Fact[] {
  const gender = wordsOf(user, 'gender')
  return [
    ['First name', user.first_name],
    ['Middle name', wordsOf(user, 'middle_name')],
    ['Last name', user.last_name],
    ['Gender', gender.charAt(0).toUpperCase() + gender.slice(1)],
    ['Phone', dialled(wordsOf(user, 'telephone'))],
    ['Email', wordsOf(user, 'email')],
  ]
}
