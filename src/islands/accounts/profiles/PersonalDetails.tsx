import type { Fact } from '../../../components/ui/FactList.tsx'
import type { StoredAccount } from '../../../lib/browser/session-storage.ts'
import { dialled } from '../../../lib/text/phone.ts'
import { wordsOf } from '../../../stores/store-account.ts'
import { signUpWords } from '../session/messages.ts'
import { EditableCard } from './EditableCard.tsx'
import { EmailNotice } from './EmailNotice.tsx'
import { ownProfileWords } from './messages.ts'

const fetchForm = async () => (await import('./PersonalForm.tsx')).PersonalForm

/** Digits grouped by CSS, not by space characters: search, copy and screen readers get one number. */
function Telephone({ digits }: { digits: string }) {
  const [, network, middle, last] = /^(0\d\d)(\d{3})(\d{4})$/.exec(digits) ?? []
  if (!network) return digits
  return (
    <span className="telephone">
      <span>{network}</span>
      <span>{middle}</span>
      <span>{last}</span>
    </span>
  )
}

/** The member's account, from the stored user. */
export function PersonalDetails({ user }: { user: StoredAccount | undefined }) {
  return (
    <section className="card profile-card" aria-labelledby="personal-details">
      <h2 className="text-xl" id="personal-details">
        {ownProfileWords.personal}
      </h2>
      {user && <EmailNotice user={user} />}
      {user?.username ? (
        <EditableCard
          edit={ownProfileWords.editPersonal}
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

function factsOf(user: StoredAccount): Fact[] {
  const gender = wordsOf(user, 'gender')
  const telephone = dialled(wordsOf(user, 'telephone'))
  return [
    [signUpWords.firstName, user.first_name],
    [signUpWords.middleName, wordsOf(user, 'middle_name')],
    [signUpWords.lastName, user.last_name],
    [signUpWords.gender, genderName(gender)],
    [signUpWords.phone, telephone && <Telephone key="telephone" digits={telephone} />],
    [signUpWords.email, wordsOf(user, 'email')],
  ]
}

const genderName = (gender: string): string =>
  gender === 'male' ? signUpWords.male : gender === 'female' ? signUpWords.female : gender
