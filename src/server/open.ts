import { fileURLToPath } from 'node:url'
import { openFirstAdmin } from './accounts/first-admin.ts'
import { removeFirstAdminFile } from './accounts/first-admin-file.ts'
import { hashPassword } from './accounts/passwords.ts'
import { createApi } from './api.ts'
import type { Settings } from './config.ts'
import { openChosenDatabase } from './db/choose.ts'
import { migrate } from './db/open.ts'
import { keepReserve } from './db/reserve.ts'
import { seedSampleData } from './db/seed/seed.ts'
import { openFactorKeys } from './factors/seal.ts'
import { resealSecrets } from './factors/totp.ts'
import { openS3Files } from './files/s3-store.ts'
import { openFiles } from './files/store.ts'
import { openKept } from './http/kept.ts'
import { openTokenKeys } from './http/secrets.ts'
import { openLines } from './live/lines.ts'
import { openMail } from './mail/mail.ts'
import { openTransport } from './mail/transport.ts'
import { noNews } from './news/news.ts'
import { openPostgresNews } from './news/postgres-news.ts'
import { openBackground } from './process/background.ts'
import { type Log, plainLog } from './process/log.ts'
import { refuseSamples } from './process/production.ts'
import { keepReminding } from './reminding.ts'
import { keepSweeping } from './sweeping.ts'

/**
 * Opens the church in its data folder: database, files and secrets, created and filled with sample data where they
 * are missing. `root` is the project's folder. Throws when the folder cannot be used or holds broken secrets, and for what
 * must not be opened to people.
 */
export async function openChurch(settings: Settings, root: URL, log: Log = plainLog) {
  const db = openChosenDatabase(settings)
  await migrate(db)
  await refuseSamples(db, settings)
  const files = settings.S3_BUCKET ? await openS3Files(settings) : openFiles(settings.DATA_DIR)
  const now = () => new Date()
  const mediaFolder = fileURLToPath(new URL('src/content/media/', root))
  const seeded =
    settings.SAMPLE_DATA && (await seedSampleData(db, { files, now: now(), hashPassword, mediaFolder }))
  const tokenKeys = await openTokenKeys(settings.DATA_DIR, { given: settings.TOKEN_KEY, now: now() })
  const factorKeys = await openFactorKeys(settings)
  await resealSecrets(db, factorKeys)
  const report = log.fault
  const news = settings.DATABASE_URL ? await openPostgresNews(settings.DATABASE_URL, report) : noNews
  const kept = openKept(news, settings.PUBLIC_SITE_URL)
  const mail = openMail(openTransport(settings, log.info), { warn: log.warn, now })
  const firstAdmin = openFirstAdmin(() => removeFirstAdminFile(settings.DATA_DIR))
  const lines = openLines(settings.LIVE_LINES, news)
  const background = openBackground(report)
  const api = createApi({
    ...{ db, settings, now, files, tokenKeys, factorKeys, mail, kept, lines, firstAdmin, background, report },
  })
  const tidy = () => keepReserve(settings)
  const stopSweeping = keepSweeping({ db, files, kept, now, background, settings, tidy, log })
  const stopReminding = keepReminding({ db, mail, now, background, settings })
  const close = async () => {
    stopSweeping()
    stopReminding()
    lines.close()
    await background.ended()
    await mail.close()
    // What the last letters leave to be noted.
    await background.ended()
    await news.close()
    await db.destroy()
    await firstAdmin.hideLink()
  }
  return { api, db, kept, lines, mail, now, firstAdmin, seeded, close }
}
