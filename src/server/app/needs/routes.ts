import { Hono } from 'hono'
import {
  LeaderNeedsAnswer,
  MediaNeedsAnswer,
  MemberNeedsAnswer,
} from '../../../lib/contract/settings/needs.ts'
import { WorkspaceAnswer } from '../../../lib/contract/settings/workspace.ts'
import { assists, roles, signedIn } from '../../accounts/accounts/rights/guards.ts'
import { careScopeOf } from '../../care/care/scope.ts'
import type { AppEnv } from '../../platform/context.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { describe } from '../../platform/http/describe.ts'
import { id, idOf } from '../../platform/http/ids.ts'
import { recordAccess } from '../../settings/system-log/access.ts'
import { readLeaderNeeds } from './leader.ts'
import { readMediaNeeds } from './media.ts'
import { readMemberNeeds } from './member.ts'
import { countOpenTasks, rightsInForce, waitingFor } from './workspace.ts'

/** What an overview begins with, one call for each role: an extension (docs/specification/settled.md). The admin's is admin/needs. */
export const leaderNeeds = new Hono<AppEnv>().get(
  `/${id}/needs`,
  assists,
  describe({
    summary: 'What waits for the leader: requests, messages, who was missing twice, the next meeting',
    answer: LeaderNeedsAnswer,
  }),
  async (c) => {
    const needs = await readLeaderNeeds(c.var.db, { fellowship: idOf(c), reader: callerOf(c) }, c.var.now())
    await recordAccess(c, { what: 'who missed the last two meetings', rows: needs.absent.length })
    return c.json(needs)
  },
)

export const mediaNeeds = new Hono<AppEnv>().get(
  '/needs',
  roles('media', 'admin'),
  describe({
    summary: 'What waits for the media team: drafts, sermons without a recording, the next service to stream',
    answer: MediaNeedsAnswer,
  }),
  async (c) => c.json(await readMediaNeeds(c.var.db, callerOf(c).id, c.var.now())),
)

export const memberNeeds = new Hono<AppEnv>().get(
  '/my/needs',
  signedIn,
  describe({
    summary: 'What I asked prayer for, the next event that I signed up for, and what the rota asks of me',
    answer: MemberNeedsAnswer,
  }),
  async (c) => c.json(await readMemberNeeds(c.var.db, await careScopeOf(c), c.var.now())),
)

/** What the menu of the workspace shows to the caller: an extension (docs/workspace.md). */
export const ownWorkspace = new Hono<AppEnv>().get(
  '/workspace',
  signedIn,
  describe({
    summary: 'Which sections of the workspace the caller may open, and how much waits in them',
    answer: WorkspaceAnswer,
  }),
  async (c) => {
    const openTasks = await countOpenTasks(c)
    const may = await rightsInForce(c, openTasks)
    return c.json({ may, waiting: await waitingFor(c, may, openTasks) })
  },
)
