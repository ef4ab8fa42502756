import type { Context } from 'hono'
import * as calls from '../../../lib/contract/groups/calls/fellowships.ts'
import {
  type FellowshipFields,
  type FellowshipForm,
  fellowshipAnswer,
} from '../../../lib/contract/groups/fellowship.ts'
import { setRole } from '../../accounts/account-management/repo.ts'
import { roleChangedEmail } from '../../accounts/accounts/addresses/address-emails.ts'
import { leadsNoMore, leadsNow } from '../../accounts/accounts/addresses/leader-emails.ts'
import { emailOwner } from '../../accounts/accounts/addresses/owner-emails.ts'
import { assistedInForce } from '../../accounts/accounts/factors/second-factor-requirement.ts'
import { type Account, findAccount } from '../../accounts/accounts/repo.ts'
import { demands } from '../../accounts/accounts/rights/demands.ts'
import { anyone, leadsOrAssists, roles, signedIn } from '../../accounts/accounts/rights/guards.ts'
import { requireRecentProof } from '../../accounts/accounts/rights/step-up.ts'
import type { AppEnv } from '../../platform/context.ts'
import type { Db } from '../../platform/db/tables.ts'
import { refuse, refuseFields } from '../../platform/errors/refusal.ts'
import { cachedWithTags } from '../../platform/http/cached-answers.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { idempotent } from '../../platform/http/idempotency/idempotency.ts'
import { answerPage, readPaging } from '../../platform/http/pagination.ts'
import { changedMeanwhile } from '../../platform/http/preconditions.ts'
import { Routes } from '../../platform/http/routes.ts'
import { bodyOf } from '../../platform/http/takes.ts'
import { Records } from '../../settings/records/records.ts'
import { audit } from '../../settings/system-log/audit.ts'
import { fellowshipRefusals } from './messages.ts'
import {
  addFellowship,
  changeFellowship,
  deleteFellowship,
  fellowshipOrders,
  findFellowship,
  findFellowshipLedBy,
  listFellowships,
  nameIsTaken,
} from './repo.ts'

const records = new Records({
  name: 'fellowship',
  find: findFellowship,
  remove: deleteFellowship,
  titleOf: ({ name }) => name,
  bin: 'fellowship',
  // An event names its fellowship.
  tags: ['fellowships', 'events'],
})

/** Fellowships (spec 1 §7, spec 2 §7). */
export const fellowships = new Routes()
  .answer(calls.listFellowships, [anyone, cachedWithTags('fellowships', 'church settings')], async (c) => {
    const paging = readPaging(c, fellowshipOrders)
    const { count, rows } = await listFellowships(c.var.db, paging, c.var.now())
    return answerPage(c, paging, { count, rows: rows.map(fellowshipAnswer) })
  })
  .answer(calls.readMyFellowship, signedIn, async (c) => {
    const fellowship = await findFellowship(c.var.db, callerOf(c).fellowshipId, c.var.now())
    return fellowshipAnswer(fellowship ?? refuse(404, fellowshipRefusals.youNotPartAny))
  })
  .answer(calls.readLedFellowship, leadsOrAssists, async (c) => {
    const { db, now } = c.var
    const led = await findFellowshipLedBy(db, callerOf(c).id, now())
    const { assists } = led ? {} : await assistedInForce(c, callerOf(c))
    const fellowship = led ?? (assists === undefined ? undefined : await findFellowship(db, assists, now()))
    return {
      ...fellowshipAnswer(fellowship ?? refuse(404, fellowshipRefusals.youDoNotLead)),
      assisting: !led,
    }
  })
  .answer(calls.readFellowship, [anyone, cachedWithTags('fellowships', 'church settings')], (c, { id }) =>
    answerOne(c, id),
  )
  .answer(
    calls.addFellowship,
    [
      roles('admin'),
      idempotent,
      demands({ proof: 'when somebody else is to lead it', tells: 'the new leader' }),
    ],
    async (c) => {
      const form = await bodyOf(c)
      const { added, promoted } = await records.write(c, { done: 'added', title: form.name }, async (db) => {
        await checkForm(c, db, form)
        const promoted = await promoteLeader(c, db, form)
        return { promoted, added: await addFellowship(db, form, c.var.now()) }
      })
      await tellLeaders(c, { before: null, now: form.leader, promoted })
      return await answerOne(c, added)
    },
  )
  .answer(
    calls.changeFellowship,
    [
      roles('admin'),
      demands({ proof: 'when somebody else is to lead it', tells: 'the new leader, and the one before' }),
    ],
    async (c, { id: fellowshipId }) => {
      const before = await answerOne(c, fellowshipId)
      const form = await bodyOf(c)
      const promoted = await records.write(c, { done: 'changed', title: form.name }, async (db) => {
        await checkForm(c, db, form, before)
        const promoted = await promoteLeader(c, db, form)
        if (!(await changeFellowship(db, fellowshipId, form))) refuse(409, changedMeanwhile())
        return promoted
      })
      await tellLeaders(c, { before: before.leader_id, now: form.leader, promoted })
      return await answerOne(c, fellowshipId)
    },
  )
  .answer(calls.deleteFellowship, [roles('admin'), demands('nothing')], async (c, { id }) => {
    await records.remove(c, id)
    return { detail: fellowshipRefusals.fellowshipDeleted }
  })

/** A fellowship in its public form. Throws 404. */
export const answerOne = async (c: Context<AppEnv>, fellowshipId: number) =>
  fellowshipAnswer(await records.read(c, fellowshipId))

/**
 * Throws 400 for a name that is taken, and for a leader who does not exist or has a role that cannot lead; 403 with `step_up` when it names another
 * leader and the last proof is old, since that gives a role (docs/decisions/accounts.md#recent-proof).
 */
async function checkForm(
  c: Context<AppEnv>,
  db: Db,
  form: FellowshipForm,
  before?: Pick<FellowshipFields, 'id' | 'leader_id'>,
): Promise<void> {
  if (await nameIsTaken(db, form.name, before?.id))
    refuseFields({ name: [fellowshipRefusals.anotherFellowshipName] })
  const leader = await findNamed(db, form)
  if (form.leader !== null && !leader) refuseFields({ leader: [fellowshipRefusals.thereNoSuchMember2] })
  if (leader?.role === 'media' && leader.id !== before?.leader_id) refuseFields({ leader: [worksInMedia()] })
  if (leader && (leader.id !== before?.leader_id || leader.role === 'user')) await requireRecentProof(c, db)
}

const worksInMedia = () => fellowshipRefusals.accountBelongsMediaTeam

const findNamed = async (db: Db, { leader }: FellowshipForm): Promise<Account | undefined> =>
  leader === null ? undefined : findAccount(db, leader)

type Leading = { before: number | null; now: number | null; promoted: Account | undefined }

/** Tells who leads the fellowship from now on, and who led it so far. */
async function tellLeaders(c: Context<AppEnv>, { before, now, promoted }: Leading): Promise<void> {
  if (promoted) emailOwner(c, promoted, roleChangedEmail)
  if (before === now) return
  const me = callerOf(c).id
  const find = async (id: number | null) =>
    id === null || id === me ? undefined : await findAccount(c.var.db, id)
  const [old, next] = [await find(before), promoted ? undefined : await find(now)]
  if (old) emailOwner(c, old, leadsNoMore)
  if (next) emailOwner(c, next, leadsNow)
}

/**
 * Makes a new leader with the role of a plain member a fellowship leader, with its entry in the log. Returns the account, whose owner is
 * to be told after the commit; undefined when no role changed.
 */
async function promoteLeader(c: Context<AppEnv>, db: Db, form: FellowshipForm): Promise<Account | undefined> {
  const account = await findNamed(db, form)
  if (account?.role !== 'user') return undefined
  await setRole(db, account.id, 'fellowship_leader')
  const detail = `${account.username}: user is now fellowship_leader of ${form.name}`
  await audit(c, db, 'Role changed', { detail })
  return account
}
