import type { SwitchedOff as Off } from '../../lib/contract/settings/statistics.ts'
import { adminWords } from './messages.ts'

/** What each does without it, and the settings of the process that turn it on (docs/operations.md, "Settings"). */
const words = (): Record<Off, readonly [name: string, without: string, settings: string]> => ({
  email: [adminWords.eMails, adminWords.noInvitationReminderOr, adminWords.smtpUrlAndMail],
  'text messages': [adminWords.textMessages, adminWords.noCodeAndNo, adminWords.arkeselApiKeyHubtel],
  'sender of text messages': [adminWords.textMessages, adminWords.nameOfTheirSender, ''],
  payments: [adminWords.giftsOnPageGive, adminWords.itShowsYourOwn, adminWords.paystackSecretKeyHubtel],
  backups: [adminWords.dailyBackups, adminWords.brokenDiskWouldLose, adminWords.backups],
  notifications: [
    adminWords.notificationsOnDevices,
    adminWords.browsersShowThoseOf,
    adminWords.publicSiteUrlWith,
  ],
})

/** What this church cannot do yet, and how whoever keeps the server turns it on. */
export function SwitchedOff({ off }: { off: readonly Off[] }) {
  if (off.length === 0) return null
  return (
    <details className="notice notice-warning">
      <summary>
        <strong>{adminWords.switchedOffOnThis}</strong>{' '}
        {[...new Set(off.map((one) => words()[one][0]))].join(', ')}
      </summary>
      <ul className="mt-3 grid gap-3">
        {off.map((one) => (
          <li key={one}>
            <strong>{words()[one][0]}.</strong> {words()[one][1]}
            {words()[one][2] && (
              <span className="hint block">{adminWords.keeperOfServerSets({ words: words()[one][2] })}</span>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}
