import * as z from 'zod'
import { parseJson, Text, Whole } from '../net/read-answers.ts'
import { type Called, callSms, failureOf, noCredit } from './call.ts'
import type { Report, Sent, SmsChannel } from './channel.ts'

type Options = { id: string; secret: string; isFake: boolean; base: () => string | Promise<string> }

/**
 * Hubtel (Ghana), API v1. It reports to no address of a message: what became of it is looked up by its id. So nothing settles a call
 * whose answer was lost but a person (docs/decisions/messages.md#at-most-once).
 */
export function openHubtelSms({ id, secret, isFake, base }: Options): SmsChannel {
  const headers = { Authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}` }
  return {
    isFake,
    open: (sender) => ({
      async send({ to, text }) {
        // Without the plus, as its documents write numbers.
        const body = { From: sender, To: to.slice(1), Content: text }
        return sentOf(await callSms(`${await base()}/v1/messages/send`, { method: 'POST', headers, body }))
      },
      lookUp: async (message) =>
        reportOf(await callSms(`${await base()}/v1/messages/${encodeURIComponent(message)}`, { headers })),
    }),
  }
}

/** Its pages write `messageId`, its older services `MessageId`. */
const Answer = z.object({ status: Whole, Status: Whole, messageId: Text, MessageId: Text })

const byCode: Record<number, string> = {
  1: 'The provider says that there is no such number.',
  2: 'The provider does not know the church’s sender.',
  3: 'The provider says that this is too long.',
  6: 'The provider refused these words.',
  12: noCredit,
}

function sentOf(called: Called): Sent {
  const failed = failureOf(called)
  if (failed) return failed
  const { status, text } = called
  const read = Answer.safeParse(parseJson(text))
  const code = read.data?.status ?? read.data?.Status
  const id = read.data?.messageId || read.data?.MessageId
  if (status < 400 && code === 0 && id) return { kind: 'taken', providerId: id }
  const why = code === undefined ? undefined : byCode[code]
  if (why) return { kind: 'refused', why }
  return status >= 400
    ? { kind: 'refused', why: 'The provider refused it.' }
    : { kind: 'no answer', why: 'The provider’s answer was not understood.' }
}

const failures: Record<string, string> = {
  undeliverable: 'It did not reach the telephone.',
  undelivered: 'It did not reach the telephone.',
  failed: 'It did not reach the telephone.',
  expired: 'The telephone was off for too long.',
  rejected: 'The network does not let it through.',
  blacklisted: 'The network does not let it through.',
}

function reportOf({ status, text }: Called): Report | undefined {
  const read = z.object({ status: Text }).safeParse(parseJson(text))
  if (status !== 200 || !read.success) return undefined
  const reported = read.data.status.toLowerCase()
  if (reported === 'delivered') return { kind: 'arrived' }
  return failures[reported] ? { kind: 'failed', why: failures[reported] } : undefined
}
