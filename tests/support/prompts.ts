import { randomBytes } from 'node:crypto'
import { pollDue } from '../../src/server/app/jobs/giving.ts'
import { fakeKey as payKey } from '../../src/server/giving/giving/fake/key.ts'
import { openFakeProvider } from '../../src/server/giving/giving/fake/server.ts'
import { openPaystack } from '../../src/server/giving/giving/providers/paystack/paystack.ts'
import { openArkesel } from '../../src/server/platform/delivery/arkesel.ts'
import { fakeSmsKey } from '../../src/server/platform/delivery/fake/key.ts'
import { openFakeSms } from '../../src/server/platform/delivery/fake/server.ts'
import { openChurch } from './church.ts'

/** A church that takes gifts and sends text messages, both by fakes, with its limits on. */
export async function openPrompts() {
  const wallets = await openFakeProvider()
  const texts = await openFakeSms()
  texts.mute()
  const provider = openPaystack({ secretKey: payKey, mode: 'sample', base: () => wallets.url })
  const sms = openArkesel({ apiKey: fakeSmsKey, sandbox: false, isFake: true, base: () => texts.url })
  const church = await openChurch({ providers: [provider], sms, limits: true })
  /** Gives by a wallet; the number of the network is a guest's own. */
  const give = (telephone: string, { fund = 'offering', network = 1, access = '' } = {}) => {
    const body = {
      gift: {
        name: 'Esi',
        email: `esi${network}@example.com`,
        amount: '50',
        message: '',
        fund,
        telephone,
        paymentMethod: 'mtn-momo',
      },
      secret: randomBytes(32).toString('base64url'),
    }
    const headers = {
      'Content-Type': 'application/json',
      ...(access && { Authorization: `Bearer ${access}` }),
    }
    const incoming = { socket: { remoteAddress: `41.66.${network}.7` }, headers: {} }
    const init = { method: 'POST', headers, body: JSON.stringify(body) }
    return church.api.request('/backend/api/giving/', init, { incoming })
  }
  /** Moves both clocks, and asks the provider about what is open. */
  const pass = async (milliseconds: number) => {
    church.wait(milliseconds)
    wallets.advance(milliseconds)
    await pollDue({ db: church.db, providers: [provider], now: () => church.clock.now })
  }
  return {
    church,
    wallets,
    texts,
    give,
    pass,
    async [Symbol.asyncDispose]() {
      await church[Symbol.asyncDispose]()
      wallets.close()
      texts.close()
    },
  }
}
