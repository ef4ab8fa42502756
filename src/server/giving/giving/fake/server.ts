import { createServer } from 'node:http'
import * as z from 'zod'
import { openClock } from '../../../platform/net/fake-clock.ts'
import { type Answer, type Asked, listen, parse, readAsked, write } from '../../../platform/net/fake-http.ts'
import { hubtelDialect } from '../providers/hubtel/fake.ts'
import { mtnDialect } from '../providers/mtn/fake.ts'
import { paystackDialect } from '../providers/paystack/fake.ts'
import { type FakeCharge, openCharges, type Webhook } from './charges.ts'
import { type Dialect, deliver } from './dialect.ts'
import { fakeKey } from './key.ts'
import { payPage } from './pay-page.ts'

type Options = { port?: number; secretKey?: string; webhookUrl?: string }

/**
 * A payment provider that moves no money: on a port of this machine it speaks the contracts of Paystack, below `/hubtel` that of
 * Hubtel, and below `/mtn` that of MTN MoMo. Under `/control/` its clock is moved, its webhooks are sent to an address, and its
 * book is read.
 */
export async function openFakeProvider({ port = 0, secretKey = fakeKey, webhookUrl = '' }: Options = {}) {
  const clock = openClock()
  const hooks: Webhook[] = []
  const target = { url: webhookUrl, isMuted: false }
  const tell = (charge: FakeCharge, forged: boolean) => {
    const hook = { url: target.url, ...dialects[charge.provider].hookOf(charge, forged) }
    hooks.push(hook)
    if (!target.isMuted) void deliver(hook)
  }
  const book = openCharges(clock, tell, (charge, made) => {
    const hook = { url: target.url, ...paystack.refundHookOf(charge, made) }
    hooks.push(hook)
    if (!target.isMuted) void deliver(hook)
  })
  let url = ''
  const paystack = paystackDialect({ book, secretKey, url: () => url })
  const mtn = mtnDialect({ book, clock })
  const dialects = { paystack, mtn, hubtel: hubtelDialect({ book, url: () => url }) }

  function answer(request: Asked): Promise<Answer | undefined> | Answer {
    const { method, path, text } = request
    if (path.startsWith('/control/')) return control(path, parse(text))
    if (path.startsWith('/pay/')) return pay(method, path, text)
    const [, prefix = '', rest = ''] = /^\/(hubtel|mtn)(\/.*)$/.exec(path) ?? []
    const dialect: Dialect = prefix === 'hubtel' ? dialects.hubtel : prefix === 'mtn' ? mtn : paystack
    return dialect.answer(prefix ? { ...request, path: rest } : request)
  }

  function pay(method: string, path: string, text: string): Answer {
    const fakeCharge = book.charges.get(decodeURIComponent(path.split('/').at(-1) ?? ''))
    if (!fakeCharge?.returnTo) return { status: 404, body: 'There is no such payment.' }
    if (method === 'GET') return { status: 200, body: payPage(fakeCharge) }
    book.end(fakeCharge, new URLSearchParams(text).get('answer') === 'pay' ? 'success' : 'failed')
    const back = new URL(fakeCharge.returnTo)
    back.searchParams.set('reference', fakeCharge.reference)
    return { status: 303, body: '', headers: { Location: back.href } }
  }

  function control(path: string, body: unknown): Answer {
    const read = z
      .object({ advance: z.number().optional(), webhookUrl: z.string().optional() })
      .safeParse(body)
    if (read.success && read.data.advance) clock.advance(read.data.advance)
    if (read.success && read.data.webhookUrl !== undefined) target.url = read.data.webhookUrl
    const data = path === '/control/charges' ? [...book.charges.values()] : { now: clock.now().toISOString() }
    return { status: 200, body: { status: true, message: 'OK', data } }
  }

  const server = createServer((request, response) => {
    void readAsked(request, response)
      .then(answer)
      .then((answered) => answered && write(response, answered))
      .catch(() => response.destroy())
  })
  url = await listen(server, port)
  return {
    url,
    charges: book.charges,
    /** Every webhook so far, sent or not. */
    hooks,
    signed: paystack.signed,
    /** The tokens that MTN's part has given out. */
    tokens: mtn.tokens,
    /** Sends no webhook any more: a test delivers them. */
    mute: () => {
      target.isMuted = true
    },
    advance: clock.advance,
    close: () => {
      clock.stop()
      server.closeAllConnections()
      server.close()
    },
  }
}
