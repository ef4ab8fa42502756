import type { Settings } from '../../config.ts'
import { isLoopback } from '../../net/loopback.ts'
import { standInKey } from '../stand-in/key.ts'
import { openArkesel } from './arkesel.ts'
import type { SmsChannel } from './channel.ts'

/**
 * How the church sends text messages, by its key; without one the stand-in for the sample church on this machine, and not at all
 * for any other.
 */
export function openSms(settings: Settings): { sms: SmsChannel | undefined; close: () => void } {
  const { ARKESEL_API_KEY: apiKey, ARKESEL_URL, ARKESEL_SANDBOX: sandbox } = settings
  const { PRODUCTION, SAMPLE_DATA, HOST } = settings
  if (apiKey) {
    const isStandIn = isLoopback(new URL(ARKESEL_URL).hostname)
    return {
      sms: openArkesel({ apiKey, sandbox, isStandIn, base: () => ARKESEL_URL }),
      close: () => undefined,
    }
  }
  if (PRODUCTION || !SAMPLE_DATA || !isLoopback(HOST)) return { sms: undefined, close: () => undefined }
  let opened: Promise<{ url: string; close: () => void }> | undefined
  const base = async () => {
    opened ??= import('../stand-in/server.ts').then(({ openSmsStandIn }) => openSmsStandIn())
    return (await opened).url
  }
  return {
    sms: openArkesel({ apiKey: standInKey, sandbox: false, isStandIn: true, base }),
    close: () => void opened?.then(({ close }) => close()),
  }
}
