import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import * as z from 'zod'
import { openClock } from '../../net/fake-clock.ts'
import { type Answer, type Asked, listen, parse, readAsked, write } from '../../net/fake-http.ts'
import { callSms } from '../call.ts'
import { smsBehaviourOf } from './behaviours.ts'
import { askedId, dialectOf, readText, type SmsDialect } from './dialects.ts'
import { fakeSmsKey } from './key.ts'

/** A text message that the fake has accepted. */
export type FakeText = {
  id: string
  to: string
  sender: string
  text: string
  status: string
  reportTo: string
}

const afterwards = 2_000

/**
 * A provider of text messages that reaches nobody: on a port of this machine it speaks the contracts of Arkesel, Hubtel and mNotify.
 * Under `/control/` its clock is moved, its usual delay is set, and its book is read. `taken` is told each text that it takes.
 */
export async function openFakeSms({
  port = 0,
  key = fakeSmsKey,
  stays = false,
  taken = (_: FakeText): unknown => undefined,
} = {}) {
  const clock = openClock()
  const book: FakeText[] = []
  const references = new Set<string>()
  const state = { isMuted: false, slow: 0 }
  /** Reports so far, sent or not. */
  const reports: string[] = []

  async function send(call: Asked, dialect: SmsDialect): Promise<Answer | undefined> {
    const read = readText(dialect, call)
    if (!read) return dialect.refused(422)
    const { to } = read
    const how = smsBehaviourOf(to)
    await wait(how.slow ?? state.slow)
    const once = `${to} ${read.reportTo}`
    if (how.firstly && !references.has(once)) {
      references.add(once)
      return dialect.refused(how.firstly)
    }
    if (how.answers) return dialect.refused(how.answers)
    const made: FakeText = { ...read, id: randomUUID(), to: `+${to}`, status: 'SUBMITTED' }
    book.push(made)
    await taken(made)
    if (how.report !== 'none')
      clock.after(how.reportAfter ?? afterwards, () => {
        made.status = how.report ?? 'DELIVERED'
        for (let time = 0; time < (how.reports ?? 1); time += 1) report(made)
      })
    if (how.call === 'broken') return { status: 500, body: { status: 'error' } }
    if (how.call !== 'drop') return dialect.accepted({ id: made.id, to })
    call.response.destroy()
    return undefined
  }

  function report({ id, status, reportTo }: FakeText): void {
    if (!reportTo) return
    const url = new URL(reportTo)
    url.searchParams.set('sms_id', id)
    url.searchParams.set('status', status)
    reports.push(url.href)
    if (!state.isMuted) void deliver(url.href)
  }

  function lookUp(call: Asked, dialect: SmsDialect): Answer {
    const fakeText = book.find((one) => one.id === askedId(call))
    return fakeText ? dialect.looked(fakeText) : dialect.refused(404)
  }

  function control(path: string, body: unknown): Answer {
    const read = z.object({ advance: z.number().optional(), slow: z.number().optional() }).safeParse(body)
    if (read.success && read.data.advance) clock.advance(read.data.advance)
    if (read.success && read.data.slow !== undefined) state.slow = read.data.slow
    return { status: 200, body: { data: path === '/control/messages' ? book : [] } }
  }

  function answer(request: Asked): Promise<Answer | undefined> | Answer {
    const { path, method } = request
    if (path.startsWith('/control/')) return control(path, parse(request.text))
    const dialect = dialectOf(request)
    if (!dialect.hasKey(request, key)) return dialect.refused(401)
    return dialect.isSend(request) && method === 'POST' ? send(request, dialect) : lookUp(request, dialect)
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
    url,
    book,
    reports,
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

/** Sends a report, and again each second while nobody takes it. */
async function deliver(url: string): Promise<void> {
  for (let time = 0; time < 120; time += 1) {
    const { status } = await callSms(url)
    if (status >= 200 && status < 500) return
    await wait(1_000, undefined, { ref: false })
  }
}
