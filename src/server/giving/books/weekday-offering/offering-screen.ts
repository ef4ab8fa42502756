import type { Context } from 'hono'
import type { ScreenAnswer } from '../../../../lib/contract/giving/weekday-offering.ts'
import type { AppEnv } from '../../../platform/context.ts'
import { eventStream } from '../../../platform/http/event-stream.ts'
import { networkOf } from '../../../platform/http/network.ts'
import { screenAnswer } from './offerings.ts'

/** How often the database is asked while a screen is open, in milliseconds; gifts of the page Give come from any process. */
const pause = 1000

/** After so many pauses without news a heartbeat goes out, so that no proxy closes the connection. */
const quiet = 15

/** An SSE connection of the screen in the hall: the totals now, and again whenever they change, until the collection ends. */
export async function answerScreen(c: Context<AppEnv>, code: string): Promise<Response> {
  const { db, sseConnections } = c.var
  const first = await screenAnswer(db, code)
  if (c.req.method === 'HEAD') return c.body(null, 200, eventStream)
  let timer: NodeJS.Timeout | undefined
  let [told, pauses, asking] = ['', 0, false]
  const line = sseConnections.openScreen(networkOf(c.var.address), () => clearInterval(timer))
  const tell = (screen: ScreenAnswer) => {
    const json = JSON.stringify(screen)
    pauses += 1
    if (json === told && pauses < quiet) return
    told = json
    pauses = 0
    line.tell({ name: 'screen', data: screen })
    if (screen.has_ended) line.close()
  }
  const ask = async () => {
    if (asking) return
    asking = true
    // A count that was dropped takes its collection along.
    await screenAnswer(db, code).then(tell, line.close)
    asking = false
  }
  tell(first)
  if (!first.has_ended) timer = setInterval(() => void ask(), pause).unref()
  return c.body(line.body, 200, eventStream)
}
