import * as z from 'zod'
import { parseJson, Text, Whole } from '../net/read-answers.ts'
import { type Called, callSms, failureOf, noCredit } from './call.ts'
import type { Report, Sent, SmsChannel } from './channel.ts'

type Options = { apiKey: string; isFake: boolean; base: () => string | Promise<string> }

/**
 * mNotify (Ghana), API v2. A message to one person is a campaign, and what became of it is looked up by the campaign's id: it reports
 * to no address. The key stands in the address of a call, so no address is logged or shown.
 */
export function openMnotify({ apiKey, isFake, base }: Options): SmsChannel {
  const at = async (path: string) => `${await base()}/api/${path}?${new URLSearchParams({ key: apiKey })}`
  return {
    isFake,
    open: (sender) => ({
      async send({ to, text }) {
        const body = {
          recipient: [to.slice(1)],
          sender,
          message: text,
          is_schedule: false,
          schedule_date: '',
        }
        return sentOf(await callSms(await at('sms/quick'), { method: 'POST', body }))
      },
      lookUp: async (campaign) =>
        reportOf(await callSms(await at(`campaign/${encodeURIComponent(campaign)}/all`))),
    }),
  }
}

const Answer = z.object({
  status: Text,
  message: Text,
  summary: z.object({ _id: Text, total_sent: Whole, total_rejected: Whole }).optional().catch(undefined),
})

function sentOf(called: Called): Sent {
  const failed = failureOf(called)
  if (failed) return failed
  const { status, text } = called
  const { data } = Answer.safeParse(parseJson(text))
  const { _id: id, total_sent: sent, total_rejected: rejected } = data?.summary ?? {}
  if (data?.status === 'success' && id && (sent ?? 1) > 0) return { kind: 'taken', providerId: id }
  if (data?.status === 'success' && rejected)
    return { kind: 'refused', why: 'The provider says that there is no such number.' }
  // It says so in words alone; its code for this is not published.
  if (data && data.status !== 'success' && /credit|balance/i.test(data.message))
    return { kind: 'refused', why: noCredit }
  return status >= 400 || data?.status === 'error'
    ? { kind: 'refused', why: 'The provider refused it.' }
    : { kind: 'no answer', why: 'The provider’s answer was not understood.' }
}

const Looked = z.object({ report: z.array(z.object({ status: Text })) })

const failures: Record<string, string> = {
  UNDELIVERED: 'It did not reach the telephone.',
  NOT_DELIVERED: 'It did not reach the telephone.',
  FAILED: 'It did not reach the telephone.',
  EXPIRED: 'The telephone was off for too long.',
  REJECTED: 'The network does not let it through.',
}

function reportOf({ status, text }: Called): Report | undefined {
  const read = Looked.safeParse(parseJson(text))
  if (status !== 200 || !read.success) return undefined
  const reported = read.data.report[0]?.status.toUpperCase() ?? ''
  if (reported === 'DELIVERED') return { kind: 'arrived' }
  return failures[reported] ? { kind: 'failed', why: failures[reported] } : undefined
}
