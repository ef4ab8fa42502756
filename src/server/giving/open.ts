import type { GivingMode } from '../../lib/contract/gift.ts'
import type { Settings } from '../config.ts'
import { isLoopback } from '../net/loopback.ts'
import { openPaystack } from './providers/paystack.ts'
import type { PaymentProvider } from './providers/provider.ts'
import { standInKey } from './stand-in/key.ts'
import { openStandInProcess, type StandInProcess } from './stand-in-process.ts'

type Opened = { mode: GivingMode; provider?: PaymentProvider; standIn?: StandInProcess }

/**
 * The payment provider of a church: Paystack by its key; without one the stand-in for the sample church on this machine, and
 * nothing for any other. A provider that listens on this machine is a stand-in, too.
 */
export function openGiving(settings: Settings, root: URL): Opened {
  const { PAYSTACK_SECRET_KEY: secretKey, PAYSTACK_URL: address, SAMPLE_DATA, PRODUCTION, HOST } = settings
  if (secretKey) {
    const real = secretKey.startsWith('sk_live_') ? 'live' : 'test'
    const mode = isLoopback(new URL(address).hostname) ? 'sample' : real
    return { mode, provider: openPaystack({ secretKey, mode, base: () => address }) }
  }
  if (PRODUCTION || !SAMPLE_DATA) return { mode: 'none' }
  // The pages of the stand-in are reached from this machine alone.
  if (!isLoopback(HOST)) return { mode: 'demonstration' }
  const standIn = openStandInProcess(root)
  return {
    mode: 'sample',
    standIn,
    provider: openPaystack({ secretKey: standInKey, mode: 'sample', base: standIn.url }),
  }
}
