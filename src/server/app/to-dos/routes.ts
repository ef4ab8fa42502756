import * as calls from '../../../lib/contract/settings/calls/to-dos.ts'
import { readWorkspace } from '../../../lib/contract/settings/calls/workspace.ts'
import { assists, roles, signedIn } from '../../accounts/accounts/rights/guards.ts'
import { careScopeOf } from '../../care/care/care-scope.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { Routes } from '../../platform/http/routes.ts'
import { recordAccess } from '../../settings/system-log/access.ts'
import { scopeOf } from '../../website/cms/answer.ts'
import { readLeaderToDos } from './leader.ts'
import { readMediaToDos } from './media.ts'
import { readMemberToDos } from './member.ts'
import { countOpenTasks, rightsInForce, waitingFor } from './workspace.ts'

/** What an overview begins with, one call for each role: an extension (docs/specification/settled.md). The admin's is admin/needs. */
export const leaderToDos = new Routes().answer(calls.readLeaderToDos, assists, async (c, { id }) => {
  const toDos = await readLeaderToDos(c.var.db, { fellowship: id, reader: callerOf(c) }, c.var.now())
  await recordAccess(c, { what: 'who missed the last two meetings', rows: toDos.absent.length })
  return toDos
})

export const mediaToDos = new Routes().answer(calls.readMediaToDos, roles('media', 'admin'), (c) =>
  readMediaToDos(c.var.db, { account: callerOf(c).id, pages: scopeOf(c), now: c.var.now() }),
)

export const memberToDos = new Routes().answer(calls.readMemberToDos, signedIn, async (c) =>
  readMemberToDos(c.var.db, await careScopeOf(c), c.var.now()),
)

/** What the menu of the workspace shows to the caller: an extension (docs/workspace.md). */
export const ownWorkspace = new Routes().answer(readWorkspace, signedIn, async (c) => {
  const openTasks = await countOpenTasks(c)
  const may = await rightsInForce(c, openTasks)
  return { may, waiting: await waitingFor(c, may, openTasks) }
})
