import type { GiftMode } from '../../../lib/contract/giving/giving.ts'
import type { Settings } from '../../platform/config.ts'
import { isLoopback } from '../../platform/net/loopback.ts'
import { fakeHubtel, fakeKey, fakeMtn } from './fake/key.ts'
import { type FakeProcess, openFakeProcess } from './fake-process.ts'
import { hubtelHosts, openHubtel } from './providers/hubtel/hubtel.ts'
import { openMtn } from './providers/mtn/mtn.ts'
import { openPaystack } from './providers/paystack/paystack.ts'
import type { PaymentProvider, Providers } from './providers/provider.ts'

export type Giving = {
  providers: Providers
  /** Without a provider: whether the form only shows itself, instead of the church's other ways to give. */
  isDemonstration: boolean
  fake?: FakeProcess
}

type From = { root: URL; now: () => Date }

/**
 * The payment providers of a church, by their keys; without any the fake for the sample church on this machine, and
 * nothing for any other. A provider that listens on this machine is a fake, too.
 */
export function openGiving(settings: Settings, { root, now }: From): Giving {
  const { SAMPLE_DATA, PRODUCTION, HOST } = settings
  const providers = [paystackOf(settings), hubtelOf(settings), mtnOf(settings, now)].filter(
    (one) => one !== undefined,
  )
  if (providers.length > 0) return { providers, isDemonstration: false }
  if (PRODUCTION || !SAMPLE_DATA) return { providers, isDemonstration: false }
  // The pages of the fake are reached from this machine alone.
  if (!isLoopback(HOST)) return { providers, isDemonstration: true }
  const fake = openFakeProcess(root)
  return { fake, isDemonstration: false, providers: fakeProviders(fake.url, now) }
}

/** The fake in the parts of all three. */
export function fakeProviders(base: () => string | Promise<string>, now: () => Date): Providers {
  const hubtel = async () => hostsAt(`${await base()}/hubtel`)
  const mtn = async () => `${await base()}/mtn`
  const mode = 'sample'
  return [
    openPaystack({ secretKey: fakeKey, mode, base }),
    openHubtel({ ...fakeHubtel, mode, hosts: hubtel }),
    openMtn({ ...fakeMtn, mode, target: 'mtnghana', callbacks: true, base: mtn, now }),
  ]
}

const hostsAt = (base: string) => ({ receive: base, status: base, page: base })

const modeAt = (address: string, real: GiftMode): GiftMode =>
  isLoopback(new URL(address).hostname) ? 'sample' : real

function paystackOf({ PAYSTACK_SECRET_KEY: secretKey, PAYSTACK_URL: address }: Settings) {
  if (!secretKey) return undefined
  const mode = modeAt(address, secretKey.startsWith('sk_live_') ? 'live' : 'test')
  return openPaystack({ secretKey, mode, base: () => address })
}

/** Hubtel has no test mode. */
function hubtelOf(settings: Settings): PaymentProvider | undefined {
  const { HUBTEL_API_ID: apiId, HUBTEL_API_KEY: apiKey, HUBTEL_POS_ID: posId, HUBTEL_URL } = settings
  if (!apiId || !apiKey || !posId) return undefined
  const hosts = HUBTEL_URL ? hostsAt(HUBTEL_URL) : hubtelHosts
  return openHubtel({ apiId, apiKey, posId, mode: modeAt(hosts.receive, 'live'), hosts: () => hosts })
}

function mtnOf(settings: Settings, now: () => Date): PaymentProvider | undefined {
  const { MTN_API_USER: apiUser, MTN_API_KEY: apiKey, MTN_SUBSCRIPTION_KEY: subscriptionKey } = settings
  const { MTN_TARGET: target, MTN_CALLBACKS: callbacks, MTN_URL } = settings
  if (!apiUser || !apiKey || !subscriptionKey) return undefined
  const isSandbox = target === 'sandbox'
  const address = MTN_URL ?? (isSandbox ? mtnSandbox : mtnAfrica)
  const mode = modeAt(address, isSandbox ? 'test' : 'live')
  return openMtn({ apiUser, apiKey, subscriptionKey, target, callbacks, mode, base: () => address, now })
}

const mtnSandbox = 'https://sandbox.momodeveloper.mtn.com'
const mtnAfrica = 'https://proxy.momoapi.mtn.com'
