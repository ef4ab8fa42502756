import type { Context } from 'hono'
import type { Role } from '../../../lib/browser/session-storage.ts'
import * as managementCalls from '../../../lib/contract/accounts/calls/account-management.ts'
import { listWaitingMessages } from '../../../lib/contract/groups/calls/leader-messages.ts'
import * as calls from '../../../lib/contract/settings/calls/statistics.ts'
import * as logCalls from '../../../lib/contract/settings/calls/system-log.ts'
import { removeAccount } from '../../accounts/account-management/close-account.ts'
import { requireAnotherAdmin, roleChanged } from '../../accounts/account-management/may-change.ts'
import {
  countOtherAdmins,
  findAccountDetails,
  setLeader,
  setRole,
} from '../../accounts/account-management/repo.ts'
import { roleChangedEmail } from '../../accounts/accounts/addresses/address-emails.ts'
import { leadsNoMore } from '../../accounts/accounts/addresses/leader-emails.ts'
import { emailOwner } from '../../accounts/accounts/addresses/owner-emails.ts'
import { findAccount } from '../../accounts/accounts/repo.ts'
import { demands } from '../../accounts/accounts/rights/demands.ts'
import { roles } from '../../accounts/accounts/rights/guards.ts'
import { tellNewKeeper } from '../../accounts/dual-control/tell-new-keeper.ts'
import { listWaiting, messageOrders } from '../../groups/fellowships/leader-messages.ts'
import type { AppEnv } from '../../platform/context.ts'
import { callRefusals } from '../../platform/errors/messages.ts'
import { refuse, refuseFields } from '../../platform/errors/refusal.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { answerPage, readChoice, readPaging } from '../../platform/http/pagination.ts'
import { requireUnchanged } from '../../platform/http/preconditions.ts'
import { Routes } from '../../platform/http/routes.ts'
import { bodyOf } from '../../platform/http/takes.ts'
import { fellowshipExists } from '../../register/fellowships/joining.ts'
import { accessOrders, listAccess, recordAccess } from '../../settings/system-log/access.ts'
import { listLog, logOrders, record } from '../../settings/system-log/repo.ts'
import { appRefusals } from '../messages.ts'
import { readGrowth } from './growth.ts'
import { countEverything } from './repo.ts'
import { listSwitchedOff } from './switched-off.ts'
import { readToDos } from './to-dos.ts'

const statuses = ['success', 'warning', 'error'] as const

/** The super admin's API (spec 2 §7). */
export const admin = new Routes()
  .answer(calls.readStatistics, roles('admin'), (c) => countEverything(c.var.db))
  .answer(calls.readGrowth, roles('admin'), (c) => readGrowth(c.var.db, c.var.now()))
  .answer(calls.readNeeds, roles('admin'), async (c) => ({
    ...(await readToDos(c.var.db, {
      me: callerOf(c).id,
      now: c.var.now(),
      backupAt: c.var.newestBackup(),
    })),
    off: await listSwitchedOff(c.var),
  }))
  .answer(logCalls.listLog, roles('admin'), async (c) => {
    const paging = { ...readPaging(c, logOrders), status: readChoice(c, 'status', statuses) }
    return answerPage(c, paging, await listLog(c.var.db, paging))
  })
  .answer(listWaitingMessages, roles('admin'), async (c) => {
    const paging = readPaging(c, messageOrders)
    const page = await listWaiting(c.var.db, c.var.now(), paging)
    const { length: rows } = page.rows
    await recordAccess(c, { what: 'messages that wait for a leader', rows, filter: paging.search })
    return answerPage(c, paging, page)
  })
  .answer(logCalls.listAccess, roles('admin'), async (c) => {
    const paging = readPaging(c, accessOrders)
    return answerPage(c, paging, await listAccess(c.var.db, paging))
  })
  .answer(
    managementCalls.changeRole,
    [
      roles('admin'),
      demands({
        proof: 'always',
        tells: 'the owner, and who led the fellowship so far; of a new admin the others and the treasurers',
      }),
    ],
    async (c, { id }) => {
      const { role, fellowship } = await bodyOf(c)
      if (fellowship !== undefined) await requireToLead(c, role, fellowship)
      const caller = callerOf(c)
      const now = c.var.now()
      const { account, person, replaced } = await c.var.db.transaction().execute(async (db) => {
        const account = (await findAccount(db, id)) ?? refuse(404, callRefusals.thereNoSuchMember)
        requireUnchanged(c, account.role, roleChanged())
        if (role !== 'admin') requireAnotherAdmin(account.role, await countOtherAdmins(db, account.id))
        await setRole(db, account.id, role)
        const replaced = fellowship === undefined ? undefined : await setLeader(db, fellowship, account.id)
        const led = fellowship === undefined ? '' : ` of fellowship ${fellowship}`
        const detail = `${account.username}: ${account.role} is now ${role}${led}`
        await record(db, {
          at: now,
          account: caller,
          action: 'Role changed',
          detail,
          address: c.var.address,
          status: 'success',
        })
        return { account, person: await findAccountDetails(db, account.id), replaced }
      })
      c.var.cache.invalidate('fellowships')
      if (account.role !== role) emailOwner(c, account, roleChangedEmail)
      if (replaced && replaced.id !== caller.id) emailOwner(c, replaced, leadsNoMore)
      if (account.role !== role && role === 'admin') tellNewKeeper(c, account.username, 'superAdmin')
      return person ?? refuse(404, callRefusals.thereNoSuchMember)
    },
  )
  .answer(
    managementCalls.deleteAccount,
    [roles('admin'), demands({ proof: 'always' })],
    async (c, { id }) => {
      await removeAccount(c, id, 'Account deleted')
      return { detail: appRefusals.userDeletedSuccessfully }
    },
  )

/** Throws 400 for a fellowship that does not exist, and for a role that leads none. */
async function requireToLead(c: Context<AppEnv>, role: Role, fellowship: number): Promise<void> {
  if (role !== 'fellowship_leader') refuseFields({ fellowship: [appRefusals.onlyFellowshipLeaderLeads] })
  if (!(await fellowshipExists(c.var.db, fellowship)))
    refuseFields({ fellowship: [callRefusals.thereNoSuchFellowship] })
}
