import type { Context } from 'hono'
import * as calls from '../../../lib/contract/services/calls/projection.ts'
import type { PresentEvent } from '../../../lib/contract/services/projection.ts'
import { anyone } from '../../accounts/accounts/rights/guards.ts'
import type { AppEnv } from '../../platform/context.ts'
import { answerFollower, eventStream } from '../../platform/http/event-stream.ts'
import { networkOf } from '../../platform/http/network.ts'
import { Routes } from '../../platform/http/routes.ts'
import { deckAnswer, shownOf, stateAnswer } from './answer.ts'
import type { Shown } from './lines.ts'
import { requireShown, stateOf } from './repo.ts'

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
  if (c.req.method === 'HEAD') return c.body(null, 200, eventStream)
  type Line = ReturnType<typeof sseConnections.openScreen>
  function tell(line: Line, { state, deck_version, code: current }: Shown): void {
    const has_ended = current !== code
    const data: PresentEvent = { state, deck_version, now: now().getTime(), has_ended }
    line.tell({ name: 'screen', data })
    if (has_ended) line.close()
  }
  return answerFollower(c, {
    open: (left) => sseConnections.openScreen(networkOf(c.var.address), left),
    follow: (line) => projection.follow(id, (shown) => tell(line, shown)),
    // A row that is gone was deleted: reading it fails, and the page learns that the code has ended.
    again: (line) => requireShown(db, code).then((row) => tell(line, shownOf(row)), line.close),
  })
}
