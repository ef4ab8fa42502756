import { existsSync } from 'node:fs'
import { queueOwnerEmail } from '../../accounts/accounts/factors/queued-owner-emails.ts'
import { resetFactors } from '../../accounts/accounts/factors/reset.ts'
import { extendGrace } from '../../accounts/accounts/factors/second-factor-requirement.ts'
import { findByLogin } from '../../accounts/accounts/repo.ts'
import type { Settings } from '../../platform/config.ts'
import { databaseFile, openChosenDatabase } from '../../platform/db/choose.ts'
import { record } from '../../settings/system-log/repo.ts'
import { NotUnderstood } from './not-understood.ts'

/**
 * `npm run reset-factors -- USERNAME`: for an admin who has lost all second factors and has no other admin to help. The
 * server may be running meanwhile. Returns its output; throws NotUnderstood for an unknown username.
 */
export async function runResetFactors(
  [username = '']: readonly string[],
  settings: Settings,
): Promise<string[]> {
  const file = databaseFile(settings.DATA_DIR)
  if (!settings.DATABASE_URL && !existsSync(file))
    throw new NotUnderstood(`There is no church at ${file}. Is DATA_DIR right?`)
  await using db = openChosenDatabase(settings)
  const account = username ? await findByLogin(db, username) : undefined
  if (!account) throw new NotUnderstood('Whose? npm run reset-factors -- USERNAME')
  const now = new Date()
  await db.transaction().execute(async (transaction) => {
    await resetFactors(transaction, account.id)
    await extendGrace(transaction, account.id, now)
    await record(transaction, {
      at: now,
      action: 'Second factors reset on the server',
      detail: account.username,
      address: 'server',
      status: 'warning',
    })
    await queueOwnerEmail(transaction, account.id, 'factors-reset-on-server', now)
  })
  return [
    `The passkeys, the authenticator app and the recovery codes of ${account.username} are removed.`,
    'The password alone signs in for a week; the system log says so.',
    'The server tells the owner by e-mail, within five minutes or when it starts.',
  ]
}
