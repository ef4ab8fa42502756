import * as z from 'zod'
import { parseJson, Text } from '../net/read-answers.ts'
import { type Called, callSms, failureOf } from './call.ts'
import type { Report, Sent, SmsChannel } from './channel.ts'

type Options = {
  apiKey: string
  /** Takes a message, checks it, and delivers none. */
  sandbox: boolean
  isFake: boolean
  base: () => string | Promise<string>
}

/**
 * Arkesel (Ghana), API v2. It has no idempotency key and no look-up by an id of ours: the address of the report has our id, so that a
 * report tells what became of a call whose answer was lost.
 */
export function openArkesel({ apiKey, sandbox, isFake, base }: Options): SmsChannel {
  const headers = { 'api-key': apiKey }
  return {
    isFake,
    open: (sender) => ({
      async send({ to, text, reportTo }) {
        const body = {
          sender,
          message: text,
          recipients: [to.slice(1)],
          callback_url: reportTo,
          ...(sandbox && { sandbox: true }),
        }
        return sentOf(await callSms(`${await base()}/api/v2/sms/send`, { method: 'POST', headers, body }))
      },
      lookUp: async (id) =>
        reportOf(await callSms(`${await base()}/api/v2/sms/${encodeURIComponent(id)}`, { headers })),
    }),
  }
}

const Answer = z.object({
  status: Text,
  message: Text,
  data: z
    .array(z.object({ recipient: Text, id: Text, 'invalid numbers': z.array(z.unknown()).catch([]) }))
    .catch([]),
})

function sentOf(called: Called): Sent {
  const failed = failureOf(called)
  if (failed) return failed
  const { status, text } = called
  if (status === 422) return { kind: 'refused', why: 'The provider refused this number or text.' }
  const read = Answer.safeParse(parseJson(text))
  if (status !== 200 || !read.success) return { kind: 'no answer', why: 'The provider’s answer was lost.' }
  const id = read.data.data.find((one) => one.id)?.id
  if (read.data.status === 'success' && id) return { kind: 'taken', providerId: id }
  const isInvalid = read.data.data.some((one) => one['invalid numbers'].length > 0)
  if (isInvalid) return { kind: 'refused', why: 'The provider says that there is no such number.' }
  return read.data.status === 'error'
    ? { kind: 'refused', why: 'The provider refused it.' }
    : { kind: 'no answer', why: 'The provider’s answer was not understood.' }
}

const Looked = z.object({ data: z.object({ status: Text }).or(z.array(z.object({ status: Text }))) })

const failures: Record<string, string> = {
  NOT_DELIVERED: 'It did not reach the telephone.',
  EXPIRED: 'The telephone was off for too long.',
  PROHIBITED: 'The network does not let it through.',
}

function reportOf({ status, text }: Called): Report | undefined {
  const read = Looked.safeParse(parseJson(text))
  if (status !== 200 || !read.success) return undefined
  const [report] = Array.isArray(read.data.data) ? read.data.data : [read.data.data]
  const reported = report?.status.toUpperCase() ?? ''
  if (reported === 'DELIVERED') return { kind: 'arrived' }
  return failures[reported] ? { kind: 'failed', why: failures[reported] } : undefined
}
