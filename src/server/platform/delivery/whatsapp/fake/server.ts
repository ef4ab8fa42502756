import { createHmac, randomInt, randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import * as z from 'zod'
import { openClock } from '../../../net/fake-clock.ts'
import { type Answer, type Asked, listen, parse, readAsked, write } from '../../../net/fake-http.ts'
import { callSms } from '../../call.ts'
import { apiVersion, windowLength } from '../version.ts'
import { type WhatsAppBehaviour, whatsAppBehaviourOf } from './behaviours.ts'
import { judge, Outgoing } from './judge.ts'
import { fakeWhatsApp } from './keys.ts'
import { type FakeTemplate, usualTemplates } from './templates.ts'

/** A message that the fake has accepted. */
export type FakeMessage = {
  id: string
  to: string
  reference: string
  /** The words as the person reads them. */
  text: string
  /** The name of the template; '' for free words. */
  template: string
  language: string
  category: string
  status: string
}

const Control = z.object({
  advance: z.number().optional(),
  webhook: z.string().optional(),
  from: z.string().optional(),
  text: z.string().optional(),
  type: z.string().optional(),
  id: z.string().optional(),
  userId: z.string().optional(),
  isHidden: z.boolean().optional(),
  name: z.string().optional(),
  language: z.string().optional(),
  status: z.string().optional(),
})
type Told = z.infer<typeof Control>

const accepted = ({ to, id }: FakeMessage): Answer => ({
  status: 200,
  body: {
    messaging_product: 'whatsapp',
    contacts: [{ input: to.slice(1), wa_id: to.slice(1) }],
    messages: [{ id, message_status: 'accepted' }],
  },
})

/** The status of an answer that is no 400. */
const statuses: Readonly<Record<number, number>> = {
  33: 404,
  190: 401,
  130429: 429,
  131000: 500,
  131056: 429,
  132001: 404,
}

const usualTells = ['sent', 'delivered', 'read'] as const
const delays = { sent: 1_000, delivered: 2_000, read: 10_000 } as const
const perPage = 3

/**
 * WhatsApp's service that reaches nobody: on a port of this machine it speaks the contract of the Cloud API, with templates, the 24 hours
 * after a person wrote, and signed webhooks. Under `/control/` its clock is moved, people write, and its book is read.
 */
export async function openFakeWhatsApp({ port = 0, stays = false, webhook = '' } = {}) {
  const { numberId, accountId, token, verifyToken } = fakeWhatsApp
  const clock = openClock()
  const book: FakeMessage[] = []
  const tried = new Set<string>()
  /** When each number wrote last. */
  const wroteAt = new Map<string, number>()
  const templates = usualTemplates()
  const state = { webhook, isMuted: false }
  /** Webhooks so far, sent or not. */
  const told: string[] = []

  const failure = (code: number): Answer => ({
    status: statuses[code] ?? 400,
    body: { error: { message: `(#${code}) Refused by the stand-in`, type: 'OAuthException', code } },
  })

  async function send(call: Asked): Promise<Answer | undefined> {
    const { data } = Outgoing.safeParse(parse(call.text))
    if (!data) return failure(100)
    const how = whatsAppBehaviourOf(data.to)
    if (how.slow) await wait(how.slow)
    const code = codeOf(how, `${data.to} ${data.biz_opaque_callback_data}`)
    if (code) return failure(code)
    const judged = judge(templates, data)
    if (typeof judged === 'number') return failure(judged)
    const made: FakeMessage = {
      ...judged,
      id: `wamid.${randomUUID()}`,
      to: `+${data.to}`,
      reference: data.biz_opaque_callback_data,
      status: 'accepted',
    }
    book.push(made)
    // The service takes free words at any time, and says by the webhook that the 24 hours are over.
    tellLater(made, data.type === 'text' && !isOpen(data.to) ? { about: '', tells: [131_047] } : how)
    if (how.call === 'broken') return { status: 500, body: 'Internal error' }
    if (how.call !== 'drop') return accepted(made)
    call.response.destroy()
    return undefined
  }

  /** The error with which a call is answered, if there is one. */
  function codeOf({ firstly, answers }: WhatsAppBehaviour, once: string): number | undefined {
    if (!firstly || tried.has(once)) return answers
    tried.add(once)
    return firstly
  }

  const isOpen = (digits: string): boolean =>
    (wroteAt.get(digits) ?? Number.NEGATIVE_INFINITY) > clock.now().getTime() - windowLength

  function tellLater(
    message: FakeMessage,
    { tells = usualTells, tellsAfter = 0, times = 1 }: WhatsAppBehaviour,
  ) {
    let after = tellsAfter
    for (const one of tells) {
      after += typeof one === 'number' ? 1_500 : tells === usualTells ? delays[one] : 1_000
      clock.after(after, () => {
        for (let time = 0; time < times; time += 1) tellStatus(message, one)
      })
    }
  }

  function tellStatus(message: FakeMessage, status: 'sent' | 'delivered' | 'read' | number): void {
    const isFailed = typeof status === 'number'
    message.status = isFailed ? 'failed' : status
    tell({
      statuses: [
        {
          id: message.id,
          status: message.status,
          timestamp: seconds(clock.now()),
          recipient_id: message.to.slice(1),
          biz_opaque_callback_data: message.reference,
          ...(isFailed
            ? { errors: [{ code: status, title: 'Refused by the stand-in' }] }
            : {
                pricing: {
                  billable: true,
                  pricing_model: 'PMP',
                  type: 'regular',
                  category: message.category,
                },
              }),
        },
      ],
    })
  }

  const metadata = { display_phone_number: '233302000000', phone_number_id: numberId }

  function tell(value: object, field = 'messages'): void {
    const body = JSON.stringify({
      object: 'whatsapp_business_account',
      entry: [
        { id: accountId, changes: [{ field, value: { messaging_product: 'whatsapp', metadata, ...value } }] },
      ],
    })
    told.push(body)
    if (!state.isMuted && state.webhook) void deliver(state.webhook, body)
  }

  /** A person writes. `isHidden`: by a user name, without the number. */
  function writeBack({
    from = '',
    text = '',
    type = 'text',
    id = '',
    userId = '',
    isHidden = false,
  }: Told): void {
    const digits = from.replace(/\D/g, '')
    wroteAt.set(digits, clock.now().getTime())
    const known = isHidden ? {} : { from: digits }
    const contact = isHidden ? {} : { wa_id: digits }
    const content =
      type === 'text'
        ? { text: { body: text } }
        : { [type]: { id: randomUUID(), ...(text && { caption: text }) } }
    tell({
      contacts: [
        { profile: { name: 'As they call themselves' }, ...contact, ...(userId && { user_id: userId }) },
      ],
      messages: [
        {
          ...known,
          ...(userId && { from_user_id: userId }),
          id: id || `wamid.${randomUUID()}`,
          timestamp: seconds(clock.now()),
          type,
          ...content,
        },
      ],
    })
  }

  function changeTemplate({ name = '', language = 'en', status = '' }: Told): void {
    for (const one of templates) if (one.name === name && one.language === language) one.status = status
    tell(
      { message_template_name: name, message_template_language: language, event: status },
      'message_template_status_update',
    )
  }

  /** Does what the dashboard does when the address of the webhook is entered: the handshake. */
  async function subscribe(address: string): Promise<Answer> {
    const challenge = String(randomInt(1_000_000_000))
    const url = new URL(address)
    url.searchParams.set('hub.mode', 'subscribe')
    url.searchParams.set('hub.challenge', challenge)
    url.searchParams.set('hub.verify_token', verifyToken)
    const { status, text } = await callSms(url.href)
    const isRight = status === 200 && text === challenge
    if (isRight) state.webhook = address
    return { status: isRight ? 200 : 400, body: { subscribed: isRight } }
  }

  async function control(path: string, body: unknown): Promise<Answer> {
    const read = Control.safeParse(body).data ?? {}
    if (read.advance) clock.advance(read.advance)
    if (path === '/control/subscribe') return subscribe(read.webhook ?? '')
    if (path === '/control/write') writeBack(read)
    if (path === '/control/template') changeTemplate(read)
    return { status: 200, body: { data: path === '/control/messages' ? book : [] } }
  }

  function listTemplates({ query }: Asked): Answer {
    const from = Number(query.get('after') ?? 0)
    const data = templates.slice(from, from + perPage)
    const next = from + perPage
    const paging = { cursors: { after: String(next) }, ...(next < templates.length && { next: 'more' }) }
    return { status: 200, body: { data, paging } }
  }

  function answer(request: Asked): Promise<Answer | undefined> | Answer {
    const { path, method, headers } = request
    if (path.startsWith('/control/')) return control(path, parse(request.text))
    if (headers.authorization !== `Bearer ${token}`) return failure(190)
    if (method === 'POST' && path === `/${apiVersion}/${numberId}/messages`) return send(request)
    if (method === 'GET' && path === `/${apiVersion}/${accountId}/message_templates`)
      return listTemplates(request)
    return failure(33)
  }

  const server = createServer((request, response) => {
    void readAsked(request, response)
      .then(answer)
      .then((answered) => answered && write(response, answered))
      .catch(() => response.destroy())
  })
  if (!stays) server.unref()
  const url = await listen(server, port)
  /** Sends a webhook, and again each second while nobody takes it. */
  async function deliver(address: string, body: string): Promise<void> {
    for (let time = 0; time < 120; time += 1) {
      const status = await post(address, body)
      if (status >= 200 && status < 300) return
      await wait(1_000, undefined, { ref: false })
    }
  }

  const post = async (address: string, body: string): Promise<number> => {
    const headers = { 'X-Hub-Signature-256': signatureOf(body) }
    return (await callSms(address, { method: 'POST', headers, body: JSON.parse(body) as object })).status
  }

  return {
    url,
    book,
    told,
    templates: templates as FakeTemplate[],
    /** Sends no webhook any more: a test delivers them. */
    mute: () => {
      state.isMuted = true
    },
    writeBack,
    changeTemplate,
    subscribe,
    now: clock.now,
    advance: clock.advance,
    close: () => {
      clock.stop()
      server.closeAllConnections()
      server.close()
    },
  }
}

/** The header by which the service signs a webhook. */
export const signatureOf = (body: string, secret: string = fakeWhatsApp.appSecret): string =>
  `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`

const seconds = (at: Date): string => String(Math.floor(at.getTime() / 1000))
