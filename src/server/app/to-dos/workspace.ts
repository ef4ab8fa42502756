import type { Context } from 'hono'
import { sql } from 'kysely'
import type { WorkspaceAnswer } from '../../../lib/contract/settings/workspace.ts'
import type { ModuleId } from '../../../lib/modules/modules.ts'
import { type Right, type WaitingKind, waitingKinds } from '../../../lib/workspace/section.ts'
import { assistedInForce, dutiesInForce } from '../../accounts/accounts/factors/second-factor-requirement.ts'
import { editsPage } from '../../accounts/accounts/rights/edited-pages.ts'
import { readsForms } from '../../accounts/accounts/rights/form-readers.ts'
import { countRequests } from '../../accounts/data-requests/repo.ts'
import { careScopeOf } from '../../care/care/care-scope.ts'
import { listCards } from '../../care/care/newcomer-cards.ts'
import { countMine } from '../../care/care/tasks.ts'
import { inboxScopeOf } from '../../care/inbox/inbox-scope.ts'
import { countWaiting } from '../../care/inbox/repo.ts'
import type { AppEnv } from '../../platform/context.ts'
import { readTally } from '../../platform/db/tally.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { churchDay } from '../../settings/church-settings/place.ts'
import { readModulesOff } from '../../settings/church-settings/repo.ts'
import { countRows } from '../admin/to-dos.ts'

/** How many tasks of care are open for the caller. */
export const countOpenTasks = async (c: Context<AppEnv>): Promise<number> =>
  (await countMine(c.var.db, await careScopeOf(c), await churchDay(c.var.db, c.var.now()))).open

/** The rights that the caller has now, with so many open tasks: none by role or duty while the second factor is overdue. */
export async function rightsInForce(c: Context<AppEnv>, openTasks: number): Promise<WorkspaceAnswer['may']> {
  const caller = callerOf(c)
  const { held } = await dutiesInForce(c, caller)
  const { assists } = await assistedInForce(c, caller)
  const off = await readModulesOff(c.var.db)
  const isEditor = !off.has('fellowship-pages') && !caller.mustEnrol && (await editsPage(c.var.db, caller.id))
  const isFormReader = !caller.mustEnrol && (await readsForms(c.var.db, caller.id))
  return [
    ...(caller.role === 'user' ? [] : [caller.role]),
    ...held,
    ...(assists === undefined ? [] : (['assistant'] as const)),
    ...(isEditor ? (['editor'] as const) : []),
    ...(openTasks > 0 && !off.has('care') ? (['carer'] as const) : []),
    ...(isFormReader ? (['form_reader'] as const) : []),
  ]
}

type Count = (c: Context<AppEnv>, openTasks: number) => number | Promise<number>

/** How to count what waits, and for whom it is counted. */
const counts: Record<WaitingKind, { for: readonly Right[]; count: Count }> = {
  inbox: {
    for: ['admin', 'fellowship_leader', 'assistant', 'office'],
    count: async (c) => {
      const { mine, nobody } = await countWaiting(c.var.db, await inboxScopeOf(c), c.var.now())
      return mine + nobody
    },
  },
  tasks: {
    for: ['admin', 'fellowship_leader', 'pastor', 'assistant', 'usher', 'carer'],
    count: (_, openTasks) => openTasks,
  },
  newcomers: {
    for: ['admin', 'fellowship_leader', 'pastor'],
    count: async (c) => {
      const first = { limit: 1, offset: 0, search: '', order: undefined }
      return (await listCards(c.var.db, await careScopeOf(c), first, c.var.now())).count
    },
  },
  leader_messages: {
    for: ['fellowship_leader', 'assistant'],
    count: async (c) => {
      const led = sql`select id from fellowship where leader_id = ${callerOf(c).id}`
      const { assists = 0 } = await assistedInForce(c, callerOf(c))
      return countRows(
        c.var.db,
        sql`conversation_entry inner join conversation on conversation.id = conversation_entry.conversation_id
          where form = 'leader' and archived_at is null and read_at is null
          and (fellowship_id = ${assists} or fellowship_id in (${led}))`,
      )
    },
  },
  contact_messages: {
    for: ['admin'],
    count: (c) => countRows(c.var.db, sql`conversation_entry where form = 'contact' and read_at is null`),
  },
  testimonies: { for: ['admin'], count: (c) => readTally(c.var.db, 'testimony waiting') },
  data_requests: { for: ['admin'], count: async (c) => (await countRequests(c.var.db, c.var.now())).open },
  payments: {
    for: ['treasurer'],
    count: (c) => countRows(c.var.db, sql`unmatched_payment where settled is null`),
  },
}

/** The modules whose rows are not counted while they are off. */
const moduleOf: Partial<Record<WaitingKind, ModuleId>> = {
  inbox: 'inbox',
  tasks: 'care',
  newcomers: 'care',
  testimonies: 'testimonies',
  payments: 'giving',
}

/** How many rows wait where the caller looks; what is 0 is left out. */
export async function waitingFor(
  c: Context<AppEnv>,
  may: readonly Right[],
  openTasks: number,
): Promise<WorkspaceAnswer['waiting']> {
  const waiting: WorkspaceAnswer['waiting'] = {}
  const off = await readModulesOff(c.var.db)
  for (const kind of waitingKinds) {
    const module = moduleOf[kind]
    if (module && off.has(module)) continue
    if (!counts[kind].for.some((right) => may.includes(right))) continue
    const count = await counts[kind].count(c, openTasks)
    if (count > 0) waiting[kind] = count
  }
  return waiting
}
