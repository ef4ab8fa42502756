import { type Context, Hono } from 'hono'
import type { Role } from '../../../lib/browser/session-storage.ts'
import { RoleChange } from '../../../lib/contract/accounts/account.ts'
import { UserDetailsAnswer } from '../../../lib/contract/accounts/user.ts'
import { Done, pageOf } from '../../../lib/contract/answer.ts'
import { WaitingMessageAnswer } from '../../../lib/contract/groups/leader-message.ts'
import { GrowthAnswer, NeedsAnswer, StatisticsAnswer } from '../../../lib/contract/settings/statistics.ts'
import { AccessEntryAnswer, LogEntryAnswer } from '../../../lib/contract/settings/system-log.ts'
import { roleChangedEmail } from '../../accounts/accounts/addresses/address-emails.ts'
import { emailOwner } from '../../accounts/accounts/addresses/owner-emails.ts'
import { findAccount } from '../../accounts/accounts/repo.ts'
import { demands } from '../../accounts/accounts/rights/demands.ts'
import { roles } from '../../accounts/accounts/rights/guards.ts'
import { tellNewKeeper } from '../../accounts/dual-control/tell-new-keeper.ts'
import { removeAccount } from '../../accounts/users/leave.ts'
import { countOtherAdmins, findUserDetails, setRole } from '../../accounts/users/repo.ts'
import { requireAnotherAdmin, roleChanged } from '../../accounts/users/rules.ts'
import { listWaiting, messageOrders } from '../../groups/fellowships/leader-messages.ts'
import { setLeader } from '../../groups/fellowships/repo.ts'
import type { AppEnv } from '../../platform/context.ts'
import { refuse, refuseFields } from '../../platform/errors/refusal.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { describe } from '../../platform/http/describe.ts'
import { id, idOf } from '../../platform/http/ids.ts'
import { answerPage, readChoice, readPaging } from '../../platform/http/page.ts'
import { requireUnchanged } from '../../platform/http/preconditions.ts'
import { bodyOf, takes } from '../../platform/http/takes.ts'
import { fellowshipExists } from '../../register/fellowships/joining.ts'
import { accessOrders, listAccess, recordAccess } from '../../settings/system-log/access.ts'
import { listLog, logOrders, record } from '../../settings/system-log/repo.ts'
import { readGrowth } from './growth.ts'
import { readNeeds } from './needs.ts'
import { countEverything } from './repo.ts'
import { listSwitchedOff } from './switched-off.ts'

const statuses = ['success', 'warning', 'error'] as const

/** The super admin's API (spec 2 §7). */
export const admin = new Hono<AppEnv>()
  .get(
    '/stats',
    roles('admin'),
    describe({ summary: 'The six numbers of the overview', answer: StatisticsAnswer }),
    async (c) => c.json(await countEverything(c.var.db)),
  )
  .get(
    '/growth',
    roles('admin'),
    describe({ summary: 'Members by month and attendance by week, twelve of each', answer: GrowthAnswer }),
    async (c) => c.json(await readGrowth(c.var.db, c.var.now())),
  )
  .get(
    '/needs',
    roles('admin'),
    describe({
      summary: 'What waits for the super admin, when the newest backup was made, and what is switched off',
      answer: NeedsAnswer,
    }),
    async (c) =>
      c.json({
        ...(await readNeeds(c.var.db, {
          ...{ me: callerOf(c).id, now: c.var.now(), backupAt: c.var.newestBackup() },
        })),
        off: await listSwitchedOff(c.var),
      }),
  )
  .get(
    '/logs',
    roles('admin'),
    describe({
      summary: 'The system log, newest first',
      paged: true,
      query: { status: 'success, warning or error' },
      answer: pageOf(LogEntryAnswer),
    }),
    async (c) => {
      const paging = { ...readPaging(c, logOrders), status: readChoice(c, 'status', statuses) }
      return c.json(answerPage(c, paging, await listLog(c.var.db, paging)))
    },
  )
  .get(
    '/waiting-messages',
    roles('admin'),
    describe({
      summary: 'Messages that a leader has left unread for three days, the oldest first',
      paged: true,
      answer: pageOf(WaitingMessageAnswer),
    }),
    async (c) => {
      const paging = readPaging(c, messageOrders)
      const found = await listWaiting(c.var.db, c.var.now(), paging)
      const { length: rows } = found.rows
      await recordAccess(c, { what: 'messages that wait for a leader', rows, filter: paging.search })
      return c.json(answerPage(c, paging, found))
    },
  )
  .get(
    '/access',
    roles('admin'),
    describe({
      summary: 'Who of staff read which lists and records of people, newest first',
      paged: true,
      answer: pageOf(AccessEntryAnswer),
    }),
    async (c) => {
      const paging = readPaging(c, accessOrders)
      return c.json(answerPage(c, paging, await listAccess(c.var.db, paging)))
    },
  )
  .put(
    `/users/${id}/role`,
    roles('admin'),
    demands({ proof: 'always', tells: 'the owner; of a new admin the others and the treasurers' }),
    describe({
      summary: 'Gives somebody a role; a fellowship leader a fellowship, too',
      seen: 'the role before',
      answer: UserDetailsAnswer,
    }),
    takes(RoleChange),
    async (c) => {
      const { role, fellowship } = await bodyOf(c)
      if (fellowship !== undefined) await requireToLead(c, role, fellowship)
      const caller = callerOf(c)
      const now = c.var.now()
      const { account, person } = await c.var.db.transaction().execute(async (db) => {
        const account = (await findAccount(db, idOf(c))) ?? refuse(404, 'There is no such member.')
        requireUnchanged(c, account.role, roleChanged)
        if (role !== 'admin') requireAnotherAdmin(account.role, await countOtherAdmins(db, account.id))
        await setRole(db, account.id, role)
        if (fellowship !== undefined) await setLeader(db, fellowship, account.id)
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
        return { account, person: await findUserDetails(db, account.id) }
      })
      c.var.cache.invalidate('fellowships')
      if (account.role !== role) emailOwner(c, account, roleChangedEmail)
      if (account.role !== role && role === 'admin') tellNewKeeper(c, account.username, 'super admin')
      return c.json(person ?? refuse(404, 'There is no such member.'))
    },
  )
  .delete(
    `/users/${id}`,
    roles('admin'),
    demands({ proof: 'always' }),
    describe({
      summary:
        'Deletes an account; the bin keeps it for two weeks, unless its owner has asked for the deletion',
      seen: 'its role',
      answer: Done,
    }),
    async (c) => {
      await removeAccount(c, idOf(c), 'Account deleted')
      return c.json({ detail: 'User deleted successfully' })
    },
  )

/** Throws 400 for a fellowship that does not exist, and for a role that leads none. */
async function requireToLead(c: Context<AppEnv>, role: Role, fellowship: number): Promise<void> {
  if (role !== 'fellowship_leader') refuseFields({ fellowship: ['Only a fellowship leader leads one'] })
  if (!(await fellowshipExists(c.var.db, fellowship)))
    refuseFields({ fellowship: ['There is no such fellowship'] })
}
