import * as z from 'zod'
import { type Answer, type Asked, parse } from '../../net/fake-http.ts'
import { fakeSmsKey } from './key.ts'

/** A message as a provider is asked for it, whatever its contract. */
type AskedText = { to: string; sender: string; text: string; reportTo: string }

/** Why a fake takes no message: its statuses are the same for all, as Arkesel has them. */
type RefusedWith = 401 | 402 | 403 | 404 | 422 | 429 | 500

/** How one provider speaks. */
export type SmsDialect = {
  isSend(request: Asked): boolean
  hasKey(request: Asked, key: string): boolean
  read(body: unknown): AskedText | undefined
  accepted(made: { id: string; to: string }): Answer
  looked(text: { id: string; to: string; status: string }): Answer
  refused(why: RefusedWith): Answer
}

const Sender = z.string().min(1).max(11)
const Telephone = z.string().regex(/^\d{9,15}$/)

const ArkeselBody = z.object({
  sender: Sender,
  recipients: z.array(Telephone).length(1),
  message: z.string().min(1),
  callback_url: z.url().optional(),
  sandbox: z.boolean().optional(),
})

const arkesel: SmsDialect = {
  isSend: ({ path }) => path === '/api/v2/sms/send',
  hasKey: ({ headers }, key) => headers['api-key'] === key,
  read(body) {
    const { data } = ArkeselBody.safeParse(body)
    return (
      data && {
        to: data.recipients[0] ?? '',
        sender: data.sender,
        text: data.message,
        reportTo: data.callback_url ?? '',
      }
    )
  },
  accepted: ({ id, to }) => ({ status: 200, body: { status: 'success', data: [{ recipient: to, id }] } }),
  looked: ({ status }) => ({ status: 200, body: { status: 'success', data: { status } } }),
  refused: (status) => ({ status, body: { status: 'error', message: 'Not accepted.' } }),
}

const HubtelBody = z.object({ From: Sender, To: Telephone, Content: z.string().min(1) })

/** Hubtel's codes for what Arkesel says by a status. */
const hubtelCodes: Partial<Record<RefusedWith, number>> = { 402: 12, 422: 1 }

const hubtelStates: Record<string, string> = {
  SUBMITTED: 'Sent',
  DELIVERED: 'Delivered',
  NOT_DELIVERED: 'Undeliverable',
  EXPIRED: 'Expired',
  PROHIBITED: 'Rejected',
}

const hubtel: SmsDialect = {
  isSend: ({ path }) => path === '/v1/messages/send',
  hasKey: ({ headers }, key) =>
    headers.authorization === `Basic ${Buffer.from(`stand-in:${key}`).toString('base64')}`,
  read(body) {
    const { data } = HubtelBody.safeParse(body)
    return data && { to: data.To, sender: data.From, text: data.Content, reportTo: '' }
  },
  accepted: ({ id }) => ({
    status: 201,
    body: {
      rate: 0.03,
      messageId: id,
      status: 0,
      networkId: '62001',
      statusDescription: 'request submitted',
    },
  }),
  looked: ({ id, status }) => ({
    status: 200,
    body: { rate: 0.03, messageId: id, status: hubtelStates[status] },
  }),
  refused(status) {
    const code = hubtelCodes[status]
    return { status: code === undefined ? status : 400, body: { status: code ?? status } }
  },
}

const MnotifyBody = z.object({
  recipient: z.array(Telephone).length(1),
  sender: Sender,
  message: z.string().min(1),
  is_schedule: z.literal(false),
})

const mnotifyStates: Record<string, string> = {
  SUBMITTED: 'PENDING',
  DELIVERED: 'DELIVERED',
  NOT_DELIVERED: 'UNDELIVERED',
  EXPIRED: 'EXPIRED',
  PROHIBITED: 'REJECTED',
}

const mnotify: SmsDialect = {
  isSend: ({ path }) => path === '/api/sms/quick',
  hasKey: ({ query }, key) => query.get('key') === key,
  read(body) {
    const { data } = MnotifyBody.safeParse(body)
    return data && { to: data.recipient[0] ?? '', sender: data.sender, text: data.message, reportTo: '' }
  },
  accepted: ({ id, to }) => ({
    status: 200,
    body: summary({ id, sent: 1, numbers: [to] }),
  }),
  looked: ({ to, status }) => ({
    status: 200,
    body: { status: 'success', report: [{ recipient: to, status: mnotifyStates[status] }] },
  }),
  refused(status) {
    if (status === 422) return { status: 200, body: summary({ id: 'none', sent: 0, numbers: [] }) }
    if (status === 402)
      return { status: 200, body: { status: 'error', code: '1000', message: 'Insufficient SMS credit' } }
    return { status, body: { status: 'error', code: String(status), message: 'Not accepted.' } }
  },
}

const summary = ({ id, sent, numbers }: { id: string; sent: number; numbers: string[] }) => ({
  status: 'success',
  code: '2000',
  message: 'messages sent successfully',
  summary: { _id: id, total_sent: sent, total_rejected: 1 - sent, numbers_sent: numbers },
})

/** The provider that is spoken to, by the address of the call. */
export function dialectOf({ path }: Asked): SmsDialect {
  if (path.startsWith('/v1/messages/')) return hubtel
  return path.startsWith('/api/v2/') ? arkesel : mnotify
}

/** What a church sets for the fake, by provider. */
export const settingsOf = (url: string): string[] => [
  `ARKESEL_URL=${url} ARKESEL_API_KEY=${fakeSmsKey}`,
  `HUBTEL_SMS_URL=${url} HUBTEL_SMS_ID=stand-in HUBTEL_SMS_SECRET=${fakeSmsKey}`,
  `MNOTIFY_URL=${url} MNOTIFY_API_KEY=${fakeSmsKey}`,
]

/** The id of a message in the address of a look-up. */
export const askedId = ({ path }: Asked): string => {
  const parts = path.split('/')
  return (path.includes('/campaign/') ? parts.at(-2) : parts.at(-1)) ?? ''
}

export const readText = (dialect: SmsDialect, { text }: Asked) => dialect.read(parse(text))
