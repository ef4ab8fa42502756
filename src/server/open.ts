import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openFirstAdmin } from './accounts/first-admin.ts'
import { hashPassword } from './accounts/passwords.ts'
import { createApi } from './api.ts'
import type { Settings } from './config.ts'
import { migrate, openDatabase } from './db/open.ts'
import { seedSampleData } from './db/seed/seed.ts'
import { openFiles } from './files/store.ts'
import { openKept } from './http/kept.ts'
import { openSecrets } from './http/secrets.ts'
import { openLines } from './live/lines.ts'
import { openMail } from './mail/mail.ts'
import { type Log, plainLog } from './process/log.ts'
import { refuseDemonstration } from './process/production.ts'
import { keepSweeping } from './users/sweep.ts'

/**
 * Opens the church in its data folder: database, files and secrets, created and filled with sample data where they
 * are missing. `root` is the project's folder. Throws when the folder cannot be used or holds broken secrets, and for what
 * must not be opened to people.
 */
export async function openChurch(settings: Settings, root: URL, log: Log = plainLog) {
  const db = openDatabase(join(settings.DATA_DIR, 'church.db'))
  await migrate(db)
  await refuseDemonstration(db, settings)
  const files = openFiles(settings.DATA_DIR)
  const now = () => new Date()
  const mediaFolder = fileURLToPath(new URL('src/content/media/', root))
  const seeded =
    settings.SAMPLE_DATA && (await seedSampleData(db, { files, now: now(), hashPassword, mediaFolder }))
  const { tokenKey } = await openSecrets(settings.DATA_DIR)
  const kept = openKept()
  const mail = openMail(settings, log.info)
  const firstAdmin = openFirstAdmin()
  const report = log.fault
  const lines = openLines(settings.LIVE_LINES)
  const api = createApi({ db, settings, now, files, tokenKey, mail, kept, lines, firstAdmin, report })
  const stopSweeping = keepSweeping({ db, files, kept, now, report })
  const close = () => {
    stopSweeping()
    lines.close()
    return db.destroy()
  }
  return { api, db, kept, lines, now, firstAdmin, seeded, close }
}
