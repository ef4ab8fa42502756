import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import * as z from 'zod'
import { openClock } from '../../giving/stand-in/clock.ts'
import { type Answer, type Asked, listen, parse, readAsked, write } from '../../giving/stand-in/http.ts'
import { callSms } from '../channels/call.ts'
import { smsBehaviourOf } from './behaviours.ts'
import { standInKey } from './key.ts'

/** A text message that the stand-in has accepted. */
export type StandInText = {
  id: string
  to: string
  sender: string
  text: string
  status: string
  reportTo: string
}

const Body = z.object({
  sender: z.string().min(1).max(11),
  recipients: z.array(z.string().regex(/^\d{9,15}$/)).length(1),
  message: z.string().min(1),
  callback_url: z.url().optional(),
  sandbox: z.boolean().optional(),
})

const afterwards = 2_000

/**
 * A provider of text messages that reaches nobody: on a port of this machine it speaks Arkesel's contract. Under `/control/` its
 * clock is moved, its usual delay is set, and its book is read.
 */
export async function openSmsStandIn({ port = 0, key = standInKey, stays = false } = {}) {
  const clock = openClock()
  const book: StandInText[] = []
  const asked = new Set<string>()
  const state = { isMuted: false, slow: 0 }
  /** Reports so far, sent or not. */
  const reports: string[] = []

  async function send({ text, response }: Asked): Promise<Answer | undefined> {
    const read = Body.safeParse(parse(text))
    if (!read.success) return refuse(422, 'The given data was invalid.')
    const { sender, message, callback_url = '' } = read.data
    const [to = ''] = read.data.recipients
    const how = smsBehaviourOf(to)
    await wait(how.slow ?? state.slow)
    if (how.firstly && !asked.has(callback_url)) {
      asked.add(callback_url)
      return refuse(how.firstly, 'Too many requests.')
    }
    if (how.answers) return refuse(how.answers, 'Not accepted.')
    const made: StandInText = {
      ...{ id: randomUUID(), to: `+${to}`, sender, text: message, reportTo: callback_url },
      status: 'SUBMITTED',
    }
    book.push(made)
    if (how.report !== 'none')
      clock.after(how.reportAfter ?? afterwards, () => {
        made.status = how.report ?? 'DELIVERED'
        for (let time = 0; time < (how.reports ?? 1); time += 1) report(made)
      })
    if (how.call === 'broken') return { status: 500, body: { status: 'error' } }
    if (how.call !== 'drop')
      return { status: 200, body: { status: 'success', data: [{ recipient: to, id: made.id }] } }
    response.destroy()
    return undefined
  }

  function report({ id, status, reportTo }: StandInText): void {
    if (!reportTo) return
    const url = new URL(reportTo)
    url.searchParams.set('sms_id', id)
    url.searchParams.set('status', status)
    reports.push(url.href)
    if (!state.isMuted) void deliver(url.href)
  }

  function lookUp(id: string): Answer {
    const found = book.find((one) => one.id === id)
    return found
      ? { status: 200, body: { status: 'success', data: { status: found.status } } }
      : refuse(404, 'There is no such message.')
  }

  function control(path: string, body: unknown): Answer {
    const read = z.object({ advance: z.number().optional(), slow: z.number().optional() }).safeParse(body)
    if (read.success && read.data.advance) clock.advance(read.data.advance)
    if (read.success && read.data.slow !== undefined) state.slow = read.data.slow
    return { status: 200, body: { data: path === '/control/messages' ? book : [] } }
  }

  function answer(asked: Asked): Promise<Answer | undefined> | Answer {
    const { path, method } = asked
    if (path.startsWith('/control/')) return control(path, parse(asked.text))
    if (asked.headers['api-key'] !== key) return refuse(401, 'Unauthenticated.')
    if (path === '/api/v2/sms/send' && method === 'POST') return send(asked)
    return lookUp(path.split('/').at(-1) ?? '')
  }

  const server = createServer((request, response) => {
    void readAsked(request, response)
      .then(answer)
      .then((answered) => answered && write(response, answered))
      .catch(() => response.destroy())
  })
  if (!stays) server.unref()
  const url = await listen(server, port)
  return {
    ...{ url, book, reports },
    /** Sends no report any more: a test delivers them. */
    mute: () => {
      state.isMuted = true
    },
    /** How late every answer comes that has no delay of its own, in milliseconds. */
    slowBy: (milliseconds: number) => {
      state.slow = milliseconds
    },
    advance: clock.advance,
    close: () => {
      clock.stop()
      server.closeAllConnections()
      server.close()
    },
  }
}

const refuse = (status: number, message: string): Answer => ({ status, body: { status: 'error', message } })

/** Sends a report, and again each second while nobody takes it. */
async function deliver(url: string): Promise<void> {
  for (let time = 0; time < 120; time += 1) {
    const { status } = await callSms(url)
    if (status >= 200 && status < 500) return
    await wait(1_000, undefined, { ref: false })
  }
}
