import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import * as z from 'zod'
import { openCharges, type StandInCharge, shown, type Webhook } from './charges.ts'
import { openClock } from './clock.ts'
import { standInKey } from './key.ts'
import { payPage } from './pay-page.ts'

const whole = z.number().int().positive()
const reference = z.string().regex(/^[\w.=-]{1,100}$/)
const email = z.string().min(3)
const ChargeBody = z.object({
  ...{ email, amount: whole, currency: z.literal('GHS'), reference },
  mobile_money: z.object({ phone: z.string().min(9), provider: z.enum(['mtn', 'vod', 'atl']) }),
})
const PageBody = z.object({
  ...{ email, amount: whole, currency: z.string().length(3), reference },
  callback_url: z.url(),
})
const CodeBody = z.object({ otp: z.string(), reference: z.string() })

type Answer = { status: number; body: object | string; headers?: Record<string, string> }
type Asked = { method: string; path: string; text: string; authorised: boolean }
type Options = { port?: number; secretKey?: string; webhookUrl?: string }

/**
 * A payment provider that moves no money: it speaks Paystack's contract on a port of this machine. Under `/control/` its clock is
 * moved, its webhooks are sent to an address, and its book is read.
 */
export async function openStandIn({ port = 0, secretKey = standInKey, webhookUrl = '' }: Options = {}) {
  const clock = openClock()
  const hooks: Webhook[] = []
  const target = { url: webhookUrl }
  const send = (hook: Webhook) => {
    hooks.push(hook)
    if (target.url) void deliver(target, hook)
  }
  const book = openCharges(clock, { secretKey, send })

  async function charge(body: unknown, response: ServerResponse): Promise<Answer | undefined> {
    const read = ChargeBody.safeParse(body)
    if (!read.success) return invalid(z.prettifyError(read.error))
    const { mobile_money, ...asked } = read.data
    const digits = mobile_money.phone.replace(/\D/g, '')
    const added = book.add({ ...asked, phone: digits })
    if (!added) return duplicate
    const { call, refusesCall } = added.behaviour
    if (refusesCall) book.charges.delete(asked.reference)
    if (call === 500 || refusesCall) return { status: 500, body: { status: false, message: 'Try again' } }
    if (call === 409) return { ...duplicate, status: 409 }
    if (call === 'late') await wait(300)
    if (call !== 'drop') return attempted(added)
    response.destroy()
    return undefined
  }

  /** The calls that need the key. */
  const calls: Record<
    string,
    (body: unknown, response: ServerResponse) => Promise<Answer | undefined> | Answer
  > = {
    'POST /charge': charge,
    'POST /transaction/initialize': initialise,
    'POST /charge/submit_otp': submitCode,
  }

  async function answer(asked: Asked, response: ServerResponse): Promise<Answer | undefined> {
    const { method, path, text } = asked
    const found = book.charges.get(decodeURIComponent(path.split('/').at(-1) ?? ''))
    if (path.startsWith('/control/')) return control(path, parse(text))
    if (path.startsWith('/pay/')) return pay(method, found, text)
    if (!asked.authorised) return { status: 401, body: { status: false, message: 'Invalid key' } }
    const call = calls[`${method} ${path}`]
    if (call) return call(parse(text), response)
    return found ? ok(answerOf(found, path)) : unknown
  }

  function initialise(body: unknown): Answer {
    const read = PageBody.safeParse(body)
    if (!read.success) return invalid(z.prettifyError(read.error))
    const { callback_url: callbackUrl, ...asked } = read.data
    if (!book.add({ ...asked, callbackUrl })) return duplicate
    return ok({
      authorization_url: `${url}/pay/${asked.reference}`,
      access_code: 'x',
      reference: asked.reference,
    })
  }

  function submitCode(body: unknown): Answer {
    const read = CodeBody.safeParse(body)
    const found = read.success && book.charges.get(read.data.reference)
    if (!found) return unknown
    book.submitCode(found, read.data.otp)
    return ok(shown(found))
  }

  function pay(method: string, found: StandInCharge | undefined, text: string): Answer {
    if (!found?.callbackUrl) return { status: 404, body: 'There is no such payment.' }
    if (method === 'GET') return { status: 200, body: payPage(found) }
    book.end(found, new URLSearchParams(text).get('answer') === 'pay' ? 'success' : 'failed')
    const back = new URL(found.callbackUrl)
    back.searchParams.set('reference', found.reference)
    return { status: 303, body: '', headers: { Location: back.href } }
  }

  function control(path: string, body: unknown): Answer {
    const read = z
      .object({ advance: z.number().optional(), webhookUrl: z.string().optional() })
      .safeParse(body)
    if (read.success && read.data.advance) clock.advance(read.data.advance)
    if (read.success && read.data.webhookUrl !== undefined) target.url = read.data.webhookUrl
    if (path === '/control/charges') return ok([...book.charges.values()])
    return ok({ now: clock.now().toISOString() })
  }

  const server = createServer((request, response) => {
    void readAsked(request, secretKey)
      .then((asked) => answer(asked, response))
      .then((answered) => answered && write(response, answered))
      .catch(() => response.destroy())
  })
  const url = await listen(server, port)
  return {
    url,
    charges: book.charges,
    /** Every webhook so far, sent or not. */
    hooks,
    signed: book.signed,
    advance: clock.advance,
    close: () => {
      clock.stop()
      server.closeAllConnections()
      server.close()
    },
  }
}

const ok = (data: object): Answer => ({ status: 200, body: { status: true, message: 'OK', data } })
const attempted = (charge: StandInCharge): Answer =>
  ok({ ...shown(charge), ...(charge.status === 'pending' && { status: 'pay_offline' }) })

/** Verifying knows nothing of codes; looking at the charge does. */
const answerOf = (charge: StandInCharge, path: string): object =>
  charge.status === 'send_otp' && path.startsWith('/transaction')
    ? { ...shown(charge), status: 'ongoing', display_text: undefined }
    : charge.status === 'pending' && !charge.phone
      ? { ...shown(charge), status: 'abandoned' }
      : shown(charge)

const refusal = (code: string, message: string): Answer => ({
  status: 400,
  body: { status: false, message, type: 'validation_error', code },
})
const invalid = (why: string) => refusal('invalid_params', why)
const duplicate = refusal('duplicate_reference', 'Duplicate Transaction Reference')
const unknown = refusal('transaction_not_found', 'Transaction reference not found.')

async function readAsked(request: IncomingMessage, secretKey: string): Promise<Asked> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const { pathname } = new URL(request.url ?? '/', 'http://stand-in')
  return {
    ...{ method: request.method ?? '', path: pathname, text: Buffer.concat(chunks).toString() },
    authorised: request.headers.authorization === `Bearer ${secretKey}`,
  }
}

function write(response: ServerResponse, { status, body, headers }: Answer): void {
  const isPage = typeof body === 'string'
  const type = isPage ? 'text/html; charset=utf-8' : 'application/json'
  response.writeHead(status, { 'Content-Type': type, ...headers })
  response.end(isPage ? body : JSON.stringify(body))
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function listen(server: Server, port: number): Promise<string> {
  return new Promise((ready, failed) => {
    server.once('error', failed)
    server.listen(port, '127.0.0.1', () =>
      ready(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    )
  })
}

/** Sends a webhook, and again each second while nobody takes it; a refused one is not repeated. */
async function deliver(target: { url: string }, { body, signature }: Webhook): Promise<void> {
  const headers = { 'Content-Type': 'application/json', 'X-Paystack-Signature': signature }
  for (let time = 0; time < 120; time++) {
    const signal = AbortSignal.timeout(5_000)
    const answer = await fetch(target.url, { method: 'POST', headers, body, signal }).catch(() => undefined)
    if (answer && answer.status < 500) return
    await wait(1_000)
  }
}
