import { wayOfIntent } from '../../../lib/browser/login-intent.ts'
import { profileWords } from './messages.ts'

/** Leaves the profile for 30 days: to what the visitor had in mind before they signed up, or to the dashboard. */
export function Later() {
  const leave = async () => {
    const { postponeProfile } = await import('./postpone-profile.ts')
    await postponeProfile()
  }
  return (
    <button
      className="btn"
      type="button"
      onClick={() => leave().finally(() => location.assign(wayOfIntent() ?? '/dashboard'))}
    >
      {profileWords.later}
    </button>
  )
}
