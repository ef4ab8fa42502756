import type { Fact } from '../../../components/ui/FactList.tsx'
import type { StoredAccount } from '../../../lib/browser/session-storage.ts'
import type { Profile } from '../../../lib/contract/accounts/profile.ts'
import { calendarWords } from '../../../lib/texts/services/days.ts'
import { formatDay } from '../../../lib/time/dates.ts'
import { EditableCard } from './EditableCard.tsx'
import { maritalName } from './marital-name.ts'
import { ownProfileWords, profileWords } from './messages.ts'
import type { LoadedProfile } from './useProfile.ts'

const fetchForm = async () => (await import('./OtherForm.tsx')).OtherForm

type Props = {
  user: StoredAccount | undefined
  loaded: LoadedProfile
  load: () => Promise<void>
  change: (profile: Profile) => void
}

/** The details from the completed profile. */
export function OtherDetails(props: Props) {
  return (
    <section
      className="card profile-card"
      aria-labelledby="other-details"
      aria-busy={props.loaded.state === 'loading'}
    >
      <h2 className="text-xl" id="other-details">
        {ownProfileWords.other}
      </h2>
      <Content {...props} />
    </section>
  )
}

function Content({ user, loaded, load, change }: Props) {
  if (loaded.state === 'loading') return <div className="skeleton" aria-hidden="true" />
  if (loaded.state === 'failed')
    return (
      <div className="grid justify-items-start gap-3">
        <p>{ownProfileWords.notLoaded}</p>
        <button className="btn" type="button" onClick={() => void load()}>
          {profileWords.tryAgain}
        </button>
      </div>
    )
  if (loaded.state === 'none') return <p className="text-ink-soft">{ownProfileWords.incomplete}</p>
  return (
    <EditableCard
      edit={ownProfileWords.editOther}
      facts={factsOf(loaded.profile)}
      values={loaded.profile}
      draft={`other-details:${user?.username}`}
      fetchForm={fetchForm}
      change={change}
    />
  )
}

function factsOf(profile: Profile): Fact[] {
  const { date_of_birth, marital_status, house_address, born_again, occupation, fellowship_name } = profile
  return [
    [profileWords.birth, calendarWords.day({ day: formatDay(date_of_birth) })],
    [profileWords.maritalStatus, maritalName(marital_status)],
    [profileWords.house, house_address],
    [profileWords.bornAgain, born_again === null ? '' : born_again ? profileWords.yes : profileWords.no],
    [profileWords.occupation, occupation],
    [profileWords.fellowship, fellowship_name && <a href="/member-fellowship">{fellowship_name}</a>],
  ]
}
