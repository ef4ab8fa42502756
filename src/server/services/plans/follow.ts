import type { Context } from 'hono'
import type { PlanLiveAnswer } from '../../../lib/contract/services/plan.ts'
import { planRules } from '../../../lib/texts/services/plan-rules.ts'
import type { AppEnv } from '../../platform/context.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { networkOf } from '../../platform/http/network.ts'
import { readLive } from './live.ts'

/** How often a quiet connection is told where the plan is, in milliseconds, so that no proxy and no phone closes it. */
const quiet = 15_000

const headers = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store',
  // Stops proxies from buffering events.
  'X-Accel-Buffering': 'no',
}

/** An SSE connection to a plan, for who has its code: where it is now, and again with each change. It says nothing of what is in the plan. */
export async function answerFollowing(c: Context<AppEnv>, id: number): Promise<Response> {
  const { db, sseConnections, planNews } = c.var
  await c.var.limits.consume('screen by address', c.var.address)
  const plan = await db
    .selectFrom('service_plan')
    .select(['id', 'changes'])
    .where('id', '=', id)
    .where('code', '=', c.req.query('code') ?? '')
    .executeTakeFirst()
  if (!plan) refuse(404, planRules.noPlan)
  if (c.req.method === 'HEAD') return c.body(null, 200, headers)
  let end = () => {}
  const connection = sseConnections.openScreen(networkOf(c.var.address), () => end())
  const tell = (live: PlanLiveAnswer) => connection.tell({ name: 'plan', data: live })
  const unfollow = planNews.follow(id, tell)
  const again = async () => {
    const now = await db.selectFrom('service_plan').select('changes').where('id', '=', id).executeTakeFirst()
    if (now) tell(await readLive(db, { id, ...now }, c.var.now()))
    else connection.close()
  }
  const timer = setInterval(() => void again().catch(() => connection.close()), quiet).unref()
  end = () => {
    unfollow()
    clearInterval(timer)
  }
  // After the connection listens, so that nothing is lost between the two.
  await again().catch((error: unknown) => {
    connection.close()
    throw error
  })
  return c.body(connection.body, 200, headers)
}
