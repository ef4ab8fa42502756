import type { Context } from 'hono'
import { planRules } from '../../../lib/texts/services/plan-rules.ts'
import type { AppEnv } from '../../platform/context.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { answerFollower, eventStream } from '../../platform/http/event-stream.ts'
import { networkOf } from '../../platform/http/network.ts'
import { readLive } from './live.ts'

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
  if (c.req.method === 'HEAD') return c.body(null, 200, eventStream)
  return answerFollower(c, {
    open: (left) => sseConnections.openScreen(networkOf(c.var.address), left),
    follow: ({ tell }) => planNews.follow(id, (live) => tell({ name: 'plan', data: live })),
    async again({ tell, close }) {
      const now = await db
        .selectFrom('service_plan')
        .select('changes')
        .where('id', '=', id)
        .executeTakeFirst()
      if (now) tell({ name: 'plan', data: await readLive(db, { id, ...now }, c.var.now()) })
      else close()
    },
  })
}
