import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Settings } from '../config.ts'
import { isLoopback } from '../net/loopback.ts'
import { openArkesel } from './arkesel.ts'
import type { SmsChannel } from './channel.ts'
import { fakeSmsKey } from './fake/key.ts'
import { openHubtelSms } from './hubtel.ts'
import { openMnotify } from './mnotify.ts'

/** The provider whose key is set: at most one (config.ts). */
function openOwn(settings: Settings): SmsChannel | undefined {
  const { ARKESEL_API_KEY, ARKESEL_URL, ARKESEL_SANDBOX: sandbox } = settings
  const { HUBTEL_SMS_ID: id, HUBTEL_SMS_SECRET: secret, HUBTEL_SMS_URL } = settings
  const { MNOTIFY_API_KEY, MNOTIFY_URL } = settings
  const at = (url: string) => ({ base: () => url, isFake: isLoopback(new URL(url).hostname) })
  if (ARKESEL_API_KEY) return openArkesel({ apiKey: ARKESEL_API_KEY, sandbox, ...at(ARKESEL_URL) })
  if (id && secret) return openHubtelSms({ id, secret, ...at(HUBTEL_SMS_URL) })
  return MNOTIFY_API_KEY ? openMnotify({ apiKey: MNOTIFY_API_KEY, ...at(MNOTIFY_URL) }) : undefined
}

/**
 * How the church sends text messages, by its key; without one the fake for the sample church on this machine, and not at all
 * for any other. What the fake takes lies in `outbox/` of the data folder, as e-mails without a mail server do.
 */
export function openSms(settings: Settings): { sms: SmsChannel | undefined; close: () => void } {
  const { PRODUCTION, SAMPLE_DATA, HOST, DATA_DIR } = settings
  const own = openOwn(settings)
  if (own) return { sms: own, close: () => undefined }
  if (PRODUCTION || !SAMPLE_DATA || !isLoopback(HOST)) return { sms: undefined, close: () => undefined }
  let opened: Promise<{ url: string; close: () => void }> | undefined
  const base = async () => {
    opened ??= import('./fake/server.ts').then(({ openFakeSms }) =>
      openFakeSms({ taken: (text) => putInOutbox(DATA_DIR, text) }),
    )
    return (await opened).url
  }
  return {
    sms: openArkesel({ apiKey: fakeSmsKey, sandbox: false, isFake: true, base }),
    close: () => void opened?.then(({ close }) => close()),
  }
}

async function putInOutbox(dataDir: string, { id, to, text }: { id: string; to: string; text: string }) {
  const outbox = join(dataDir, 'outbox')
  await mkdir(outbox, { recursive: true, mode: 0o700 })
  const at = new Date().toISOString().replace(/[:.]/g, '-')
  await writeFile(join(outbox, `${at}-${id.slice(0, 8)}.txt`), `To: ${to}\n\n${text}\n`, { mode: 0o600 })
}
