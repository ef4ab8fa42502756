import type { SwitchedOff } from '../../../lib/contract/settings/statistics.ts'
import type { Variables } from '../../platform/context.ts'
import { readChurchSettings, readModulesOff } from '../../settings/church-settings/repo.ts'

type Deps = Pick<Variables, 'db' | 'settings' | 'messaging' | 'giving'>

/**
 * What the process cannot do by its settings, in the order in which a church misses it. E-mails count as off where no mail server is
 * set, also in a demonstration, whose e-mails lie in `outbox/`.
 */
export async function listSwitchedOff({ db, settings, messaging, giving }: Deps): Promise<SwitchedOff[]> {
  const { SMTP_URL, BACKUPS, DATABASE_URL, S3_BUCKET, PUBLIC_SITE_URL } = settings
  const { sms_sender } = await readChurchSettings(db)
  const { sms } = messaging
  const off = await readModulesOff(db)
  const isOff: Record<SwitchedOff, boolean> = {
    email: SMTP_URL === undefined,
    // What the church does without on purpose is not missing.
    'text messages': sms === undefined && !off.has('texts'),
    'sender of text messages': sms !== undefined && !sms.isFake && sms_sender === '',
    payments: giving === undefined && !off.has('giving'),
    // Database and files elsewhere are copied by their own tools (docs/operations.md).
    backups: BACKUPS === 0 && !(DATABASE_URL && S3_BUCKET),
    // Browsers show notifications of an https site alone.
    notifications: !PUBLIC_SITE_URL?.startsWith('https:'),
  }
  return switchable.filter((one) => isOff[one])
}

const switchable: readonly SwitchedOff[] = [
  ...(['email', 'text messages', 'sender of text messages', 'payments', 'backups', 'notifications'] as const),
]
