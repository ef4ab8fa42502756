import { type DutiesForm, type Duty, duties } from '../../../lib/contract/accounts/duty.ts'
import * as calls from '../../../lib/contract/giving/calls/duties.ts'
import { findAccount } from '../../accounts/accounts/repo.ts'
import { demands } from '../../accounts/accounts/rights/demands.ts'
import { dutiesOf } from '../../accounts/accounts/rights/duties.ts'
import { dutiesDetail, setDuties } from '../../accounts/accounts/rights/give-duties.ts'
import { roles } from '../../accounts/accounts/rights/guards.ts'
import { tellNewKeeper } from '../../accounts/dual-control/tell-new-keeper.ts'
import type { Db } from '../../platform/db/tables.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { Routes } from '../../platform/http/routes.ts'
import { bodyOf } from '../../platform/http/takes.ts'
import { audit } from '../../settings/system-log/audit.ts'
import { bookRefusals } from './messages.ts'

/** Treasurers, counters, signatories, pastors, ushers, who keeps the rota, who answers for the office, and translators, whom an admin names (docs/decisions/accounts.md#duties). */
export const dutyAdmin = new Routes()
  .answer(calls.readDuties, roles('admin'), async (c, { id }) => {
    const account = (await findAccount(c.var.db, id)) ?? refuse(404, bookRefusals.noMember2)
    return answer(c.var.db, account.id)
  })
  .answer(
    calls.setDuties,
    [roles('admin'), demands({ proof: 'always', tells: 'admins and treasurers, of a new treasurer' })],
    async (c, { id }) => {
      const form = await bodyOf(c)
      const { held, newTreasurer } = await c.var.db.transaction().execute(async (db) => {
        const account = (await findAccount(db, id)) ?? refuse(404, bookRefusals.noMember2)
        const isNew = form.treasurer && !(await dutiesOf(db, account.id)).includes('treasurer')
        await setDuties(db, account.id, form, c.var.now())
        const given = duties.filter((duty) => form[duty])
        await audit(c, db, 'Duties changed', {
          detail: dutiesDetail(account.username, given),
          status: 'warning',
        })
        return { held: await answer(db, account.id), newTreasurer: isNew ? account.username : undefined }
      })
      if (newTreasurer) tellNewKeeper(c, newTreasurer, 'treasurer')
      return held
    },
  )

async function answer(db: Db, account: number): Promise<DutiesForm> {
  const held = await dutiesOf(db, account)
  const has = (duty: Duty) => held.includes(duty)
  return {
    treasurer: has('treasurer'),
    counter: has('counter'),
    signatory: has('signatory'),
    pastor: has('pastor'),
    usher: has('usher'),
    rota: has('rota'),
    office: has('office'),
    registrar: has('registrar'),
    translator: has('translator'),
    worship: has('worship'),
  }
}
