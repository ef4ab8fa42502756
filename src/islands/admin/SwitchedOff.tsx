import type { SwitchedOff as Off } from '../../lib/contract/settings/statistics.ts'

/** What each does without it, and the settings of the process that turn it on (docs/operations.md, "Settings"). */
const words: Record<Off, readonly [name: string, without: string, settings: string]> = {
  email: [
    'E-mails',
    'No invitation, reminder or forgotten password goes out by e-mail.',
    'SMTP_URL and MAIL_FROM',
  ],
  'text messages': [
    'Text messages',
    'No code and no message goes out by SMS.',
    'ARKESEL_API_KEY, HUBTEL_SMS_ID or MNOTIFY_API_KEY',
  ],
  'sender of text messages': [
    'Text messages',
    'The name of their sender is missing. You enter it yourself: Settings, Messages.',
    '',
  ],
  payments: [
    'Gifts on the page Give',
    'It shows your own ways to give, and takes no money itself.',
    'PAYSTACK_SECRET_KEY, HUBTEL_API_ID or MTN_API_USER',
  ],
  backups: ['Daily backups', 'A broken disk would lose everything.', 'BACKUPS'],
  notifications: [
    'Notifications on devices',
    'Browsers show those of a site with https alone.',
    'PUBLIC_SITE_URL, with https',
  ],
}

/** What this church cannot do yet, and how whoever keeps the server turns it on. */
export function SwitchedOff({ off }: { off: readonly Off[] }) {
  if (off.length === 0) return null
  return (
    <details className="notice notice-warning">
      <summary>
        <strong>Switched off on this server:</strong>{' '}
        {[...new Set(off.map((one) => words[one][0]))].join(', ')}
      </summary>
      <ul className="mt-3 grid gap-3">
        {off.map((one) => (
          <li key={one}>
            <strong>{words[one][0]}.</strong> {words[one][1]}
            {words[one][2] && (
              <span className="hint block">
                The keeper of the server sets {words[one][2]}: docs/operations.md, “Settings”.
              </span>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}
