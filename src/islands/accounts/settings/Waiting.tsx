import { loadMemberSettings, type MemberSettingsState } from '../../../stores/member-settings.ts'
import { settingsWords } from './messages.ts'

/** Placeholder while settings load, or after loading has failed. */
export function Waiting({ now }: { now: Exclude<MemberSettingsState, { state: 'loaded' }> }) {
  if (now.state === 'waiting') return <p className="skeleton">{settingsWords.loadingChoices}</p>
  return (
    <div className="grid justify-items-start gap-4">
      <p className="notice notice-error">{now.why}</p>
      <button className="btn" type="button" onClick={() => void loadMemberSettings()}>
        {settingsWords.tryAgain}
      </button>
    </div>
  )
}
