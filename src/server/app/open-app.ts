import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { hasWords } from '../../languages/all.ts'
import type { Church } from '../../lib/contract/website/church.ts'
import { reencryptSecrets } from '../accounts/accounts/factors/totp.ts'
import { openFirstAdmin } from '../accounts/accounts/first-admin/first-admin.ts'
import { removeFirstAdminFile } from '../accounts/accounts/first-admin/first-admin-file.ts'
import { hashPassword } from '../accounts/accounts/passwords/passwords.ts'
import { hasClosedSiteCookie } from '../accounts/accounts/rights/closed-site.ts'
import { openTokenKeys } from '../accounts/accounts/sessions/keys.ts'
import { openAddressHash } from '../accounts/unsubscribes/address-hash.ts'
import { openGiving } from '../giving/giving/open-providers.ts'
import { reencryptAuthorizations } from '../giving/giving/repeats/repeat-keys.ts'
import { openSseConnections } from '../media/live/sse-connections.ts'
import { openBackground } from '../platform/background.ts'
import { allTags, openResponseCache } from '../platform/cache/response-cache.ts'
import type { Settings } from '../platform/config.ts'
import type { Deps } from '../platform/context.ts'
import { openChosenDatabase } from '../platform/db/choose.ts'
import { hasUnwrittenParts, isDemonstration } from '../platform/db/demonstration.ts'
import { ensureReserve } from '../platform/db/disk-reserve.ts'
import { migrate } from '../platform/db/open-database.ts'
import type { Db } from '../platform/db/tables.ts'
import { openSms } from '../platform/delivery/open-sms.ts'
import { openWhatsApp } from '../platform/delivery/open-whatsapp.ts'
import { openPushKeys } from '../platform/delivery/push/keys.ts'
import { openPush } from '../platform/delivery/push/sender.ts'
import { rebuildAtStart } from '../platform/erasures/settle.ts'
import { openS3Files } from '../platform/files/s3-store.ts'
import { openFiles } from '../platform/files/store.ts'
import { openFactorKeys } from '../platform/keys/encryption.ts'
import { type Log, plainLog } from '../platform/logging/log.ts'
import { openMail } from '../platform/mail/mail.ts'
import { sendsMail } from '../platform/mail/sends-mail.ts'
import { openTransport } from '../platform/mail/transport.ts'
import { openPostgresPubSub } from '../platform/pubsub/postgres-pubsub.ts'
import { noPubSub } from '../platform/pubsub/pubsub.ts'
import { readChurch, readChurchSettings, readModulesOff } from '../settings/church-settings/repo.ts'
import { readPreview } from '../website/cms/preview.ts'
import { openPublishedPages } from '../website/cms/published-pages.ts'
import { openWords } from '../website/languages/open-words.ts'
import type { Sentences } from '../website/languages/sentences.ts'
import { createApi } from './api.ts'
import { newestBackup } from './backup/schedule.ts'
import { openLanguages } from './html/languages.ts'
import { startAutomaticJob } from './jobs/automatic.ts'
import { startBooksJob } from './jobs/books.ts'
import { startCareJob } from './jobs/care.ts'
import { startGivingJob } from './jobs/giving.ts'
import { startMessageJob } from './jobs/messages.ts'
import { startPublishingJob } from './jobs/publishing.ts'
import { startReminderJob } from './jobs/reminders.ts'
import { startRepeatJob } from './jobs/repeats.ts'
import { startSweepJob } from './jobs/sweeps.ts'
import { startWhatsAppJob } from './jobs/whatsapp.ts'
import { refuseSamples } from './operations/production-checks.ts'
import { eraseAgain } from './retention/erase-again.ts'
import type { SeedDeps } from './samples/seed/seed.ts'

/**
 * Opens the church: database, files and secrets, created and filled with sample data if missing. `root` is the project's
 * folder; `startAgain` puts the demonstration back; `sentences` are the English texts of the interface. Throws when the data folder cannot be used, secrets are broken, or sample data would be
 * exposed to other people.
 */
export async function openApp(
  settings: Settings,
  root: URL,
  log: Log = plainLog,
  startAgain = () => {},
  sentences: () => Sentences = builtSentences(root),
) {
  const db = openChosenDatabase(settings)
  await migrate(db)
  await refuseSamples(db, settings)
  const files = settings.S3_BUCKET ? await openS3Files(settings) : openFiles(settings.DATA_DIR)
  const now = () => new Date()
  // A list that cannot be read is reported, and closes no church.
  await eraseAgain({ db, files, settings, now }).catch(log.fault)
  await rebuildAtStart({ db, now }).catch(log.fault)
  const mediaFolder = fileURLToPath(new URL('src/content/media/', root))
  const seeded =
    settings.SAMPLE_DATA && (await seed(db, settings, { files, now: now(), hashPassword, mediaFolder }))
  // The fakes are the demonstration's: with SAMPLE_DATA, too, a church of people has none.
  const shown = { ...settings, SAMPLE_DATA: settings.SAMPLE_DATA && (await isDemonstration(db)) }
  const lookAround =
    shown.SAMPLE_DATA && settings.SAMPLE_YEAR ? await openLookAround(settings, startAgain) : undefined
  const tokenKeys = await openTokenKeys(settings.DATA_DIR, { given: settings.TOKEN_KEY, now: now() })
  const factorKeys = await openFactorKeys(settings)
  await reencryptSecrets(db, factorKeys)
  await reencryptAuthorizations(db, factorKeys)
  const addressHash = await openAddressHash(db, factorKeys)
  const report = log.fault
  const pubsub = settings.DATABASE_URL ? await openPostgresPubSub(settings.DATABASE_URL, report) : noPubSub
  const cache = openResponseCache(pubsub, settings.PUBLIC_SITE_URL)
  await openWords({ db, cache, sentences, report })
  const readChurchNow = () => readChurch(db)
  const transport = openTransport(settings, { tell: log.info, readChurch: readChurchNow })
  const mail = openMail(transport, { warn: log.warn, now })
  const firstAdmin = openFirstAdmin(db, () => removeFirstAdminFile(settings.DATA_DIR))
  const sseConnections = openSseConnections(settings.SSE_CONNECTIONS, pubsub)
  const background = openBackground(report)
  const { fake, ...giving } = openGiving(shown, { root, now })
  const { providers } = giving
  const polling =
    providers.length > 0 ? startGivingJob({ db, providers, now, background, mail, cache }) : undefined
  const { sms, close: closeSms } = openSms(shown)
  const push = openPush(await openPushKeys(db, factorKeys), settings)
  const mails = sendsMail(settings)
  const whatsapp = openWhatsApp(settings)
  const posting = { sms, whatsapp, mails, post: transport, push }
  const sending = startMessageJob({ db, addressHash, now, background, ...posting })
  const sampleStream = lookAround && (await openStream({ db, sseConnections, cache, now, background }))
  const deps = {
    db,
    settings,
    now,
    files,
    tokenKeys,
    factorKeys,
    mail,
    cache,
    pubsub,
    sseConnections,
    sampleStream,
    firstAdmin,
    newestBackup: () => newestBackup(settings, now()),
    background,
    addressHash,
    messaging: { ...posting, wake: sending.wake },
    giving: polling && { providers, wake: polling.wake },
    report,
    sentences,
  }
  const api = createApi(deps, lookAround?.routes)
  const tidy = () => ensureReserve(settings)
  const stopSweeping = startSweepJob({ db, files, cache, now, background, settings, tidy, log })
  const stopReminding = startReminderJob({ db, mail, now, background, settings, addressHash, push })
  const repeating = {
    db,
    mail,
    now,
    background,
    cache,
    providers,
    tokenKeys,
    factorKeys,
    settings,
    addressHash,
  }
  const stopRepeating = startRepeatJob(repeating)
  const stopCaring = startCareJob({ db, now, background })
  const stopRoots = startBooksJob({ db, mail, cache, now, background })
  const stopPublishing = startPublishingJob({ db, cache, now, background })
  if (sampleStream) background.run(sampleStream.start())
  const site = settings.PUBLIC_SITE_URL ?? `http://${settings.HOST}:${settings.PORT}`
  const { wake } = sending
  const stopAutomatic = startAutomaticJob({
    db,
    addressHash,
    sms,
    whatsapp,
    mails,
    site,
    now,
    background,
    wake,
  })
  const stopWhatsApp = startWhatsAppJob({ db, whatsapp, now, background })
  let stopYear = () => undefined
  const writeYear = async () => {
    if (shown.SAMPLE_DATA) stopYear = await beginYear({ db, cache, background })
  }
  const close = async () => {
    stopYear()
    stopSweeping()
    stopAutomatic()
    stopWhatsApp()
    stopReminding()
    stopRepeating()
    stopCaring()
    stopRoots()
    stopPublishing()
    sampleStream?.stop()
    polling?.stop()
    await sending.stop()
    sseConnections.close()
    await background.ended()
    await mail.close()
    // Sending the last e-mails may start background work that records them.
    await background.ended()
    await pubsub.close()
    await db.destroy()
    fake?.close()
    closeSms()
    await firstAdmin.hideLink()
  }
  const readPages = openPublishedPages(db, cache)
  const readDraft = (address: URL) => readPreview(address, { db, keys: tokenKeys, now: now() })
  const seesClosedNow = (cookies: string | null | undefined) =>
    hasClosedSiteCookie(cookies, { keys: tokenKeys, now: now() })
  const readLanguages = async () => ({
    ...(settings.LANGUAGES ? offeredBy(await readChurchNow()) : englishOnly),
    pages: await readPages(),
  })
  const languages = await openLanguages(
    readLanguages,
    (changed) => {
      for (const tag of ['church settings', 'pages'] as const) cache.onInvalidate(tag, changed)
    },
    report,
  )
  return {
    api,
    db,
    readChurch: readChurchNow,
    languages,
    readSettings: () => readChurchSettings(db, { log_days: settings.LOG_DAYS }),
    readModulesOff: () => readModulesOff(db),
    readPages,
    readPreview: readDraft,
    seesClosed: seesClosedNow,
    files,
    cache,
    sseConnections,
    mail,
    now,
    firstAdmin,
    seeded,
    writeYear,
    giving,
    isDemonstration: shown.SAMPLE_DATA,
    lookAround,
    sms,
    whatsapp,
    mails,
    fake,
    close,
  }
}

/** What the build gathered, read when it is first asked for: most churches correct nothing. */
function builtSentences(root: URL): () => Sentences {
  let read: Sentences | undefined
  return () => {
    read ??= JSON.parse(readFileSync(new URL('dist/sentences.json', root), 'utf8')) as Sentences
    return read
  }
}

const englishOnly = { languages: [], offered_languages: [] }

/** What the church offers of the languages that have words. */
const offeredBy = ({ languages, offered_languages }: Church) => ({
  languages,
  offered_languages: offered_languages.filter(hasWords),
})

/**
 * Loaded only where there are samples: no church of people has them in its memory. On PostgreSQL the year is there before the server answers:
 * there a writer waits five seconds for others, and the books of a year may take longer on a slow machine.
 */
async function seed(db: Db, { SAMPLE_YEAR, DATABASE_URL }: Settings, deps: Omit<SeedDeps, 'year'>) {
  const { seedSampleData } = await import('./samples/seed/seed.ts')
  const year = DATABASE_URL ? 'at once' : 'later'
  return seedSampleData(db, { ...deps, year: SAMPLE_YEAR ? year : 'none' })
}

type YearOfSamples = Pick<Deps, 'db' | 'cache' | 'background'>

/** Writes what is left of the year of a demonstration, if there is any, in the background. Returns a function that stops it. */
async function beginYear({ db, cache, background }: YearOfSamples): Promise<() => undefined> {
  const stopping = new AbortController()
  if (await hasUnwrittenParts(db)) {
    const { writeYear } = await import('./samples/year/write-year.ts')
    const wrote = () => cache.invalidate(...allTags)
    background.run(writeYear(db, { hashPassword, wrote, signal: stopping.signal }))
  }
  return () => void stopping.abort()
}

/** Loaded in the demonstration alone. */
async function openLookAround(settings: Settings, startAgain: () => void) {
  const look = await import('./samples/look-around/open.ts')
  return look.openLookAround(settings, startAgain)
}

/** The sample stream, which begins by itself at the Sunday services. Loaded in the demonstration alone. */
async function openStream(deps: Pick<Deps, 'db' | 'sseConnections' | 'cache' | 'now' | 'background'>) {
  const { openSampleStream } = await import('./samples/stream/sample-stream.ts')
  return openSampleStream(deps)
}
