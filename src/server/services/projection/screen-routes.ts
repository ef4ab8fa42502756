import type { Context } from 'hono'
import * as calls from '../../../lib/contract/services/calls/projection.ts'
import type { PresentEvent } from '../../../lib/contract/services/projection.ts'
import { anyone } from '../../accounts/accounts/rights/guards.ts'
import type { AppEnv } from '../../platform/context.ts'
import { networkOf } from '../../platform/http/network.ts'
import { Routes } from '../../platform/http/routes.ts'
import { deckAnswer, shownOf, stateAnswer } from './answer.ts'
import type { Shown } from './lines.ts'
import { requireShown, stateOf } from './repo.ts'

/** After so many milliseconds a quiet line is told where it is: no proxy closes it, and nothing that was missed stays missed. */
const heartbeat = 15_000

const headers = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store',
  // Stops proxies from buffering events.
  'X-Accel-Buffering': 'no',
}

/** The screens in the hall, which a code opens: nobody signs in there (docs/worship.md#projection). */
export const presentScreens = new Routes()
  .answer(calls.readScreen, anyone, async (c) => {
    c.header('Cache-Control', 'no-store')
    const row = await requireShown(c.var.db, await codeOf(c))
    return { deck: await deckAnswer(c, row), state: stateOf(row), now: c.var.now().getTime() }
  })
  .answer(calls.readScreenState, anyone, async (c) => {
    c.header('Cache-Control', 'no-store')
    return stateAnswer(c, await requireShown(c.var.db, await codeOf(c)))
  })
  .answer(calls.watchScreen, anyone, async (c) => answerEvents(c, await codeOf(c)))

/** The code of the query. Counts each call, so that codes cannot be tried out. */
async function codeOf(c: Context<AppEnv>): Promise<string> {
  await c.var.limits.consume('screen by address', c.var.address)
  return c.req.query('code') ?? ''
}

/** An SSE connection: where the presentation is, now and with every press, until the code ends. */
async function answerEvents(c: Context<AppEnv>, code: string): Promise<Response> {
  const { db, sseConnections, projection, now } = c.var
  const { id } = await requireShown(db, code)
  if (c.req.method === 'HEAD') return c.body(null, 200, headers)
  let stop = () => {}
  const line = sseConnections.openScreen(networkOf(c.var.address), () => stop())
  function tell({ state, deck_version, code: current }: Shown): void {
    const has_ended = current !== code
    const data: PresentEvent = { state, deck_version, now: now().getTime(), has_ended }
    line.tell({ name: 'screen', data })
    if (has_ended) line.close()
  }
  // A row that is gone was deleted: reading it fails, and the page learns that the code has ended.
  const tellRow = () => requireShown(db, code).then((row) => tell(shownOf(row)), line.close)
  const leave = projection.follow(id, tell)
  const timer = setInterval(() => void tellRow(), heartbeat).unref()
  stop = () => {
    leave()
    clearInterval(timer)
  }
  // Read after following: a press in between is not lost.
  await tellRow()
  return c.body(line.body, 200, headers)
}
