import type { Context } from 'hono'
import * as calls from '../../../../lib/contract/giving/calls/spending.ts'
import { type SpendVoucherAnswer, spendStates } from '../../../../lib/contract/giving/spending.ts'
import { dutiesInForce } from '../../../accounts/accounts/factors/second-factor-requirement.ts'
import { demands } from '../../../accounts/accounts/rights/demands.ts'
import { holds } from '../../../accounts/accounts/rights/guards.ts'
import { tellKeepers } from '../../../accounts/dual-control/emails.ts'
import type { AppEnv } from '../../../platform/context.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { refuseFields } from '../../../platform/errors/refusal.ts'
import { photographHeaders, readPhotograph } from '../../../platform/files/read-photograph.ts'
import { callerOf } from '../../../platform/http/caller.ts'
import { idempotent } from '../../../platform/http/idempotency/idempotency.ts'
import { answerPage, readChoice, readPaging } from '../../../platform/http/pagination.ts'
import { Routes } from '../../../platform/http/routes.ts'
import { removeFiles, storePicture } from '../../../platform/http/store-picture.ts'
import { bodyOf, formOf } from '../../../platform/http/takes.ts'
import { readChurch } from '../../../settings/church-settings/repo.ts'
import { recordAccess } from '../../../settings/system-log/access.ts'
import { audit } from '../../../settings/system-log/audit.ts'
import { writeLogged } from '../../../settings/system-log/write-logged.ts'
import { bookOf } from '../ledger.ts'
import { bookRefusals } from '../messages.ts'
import { spendVoucherPdf } from '../pdf/spend-voucher.ts'
import { readFund } from '../period.ts'
import { rootOf } from '../verify/roots.ts'
import { addCategory, addUsualCategories, changeCategory, listCategories } from './categories.ts'
import { spendChoices } from './choices.ts'
import { changeSpendVoucher, prepareSpendVoucher } from './prepare.ts'
import { addReceipt, removeReceipt, requireReceipt, requireRoom } from './receipts.ts'
import { readSpendRule, setSpendRule } from './rule.ts'
import { ruleLines } from './rule-lines.ts'
import type { Actor } from './steps.ts'
import { approveVoucher, cancelVoucher, checkVoucher, payVoucher, receiveVoucher } from './take-step.ts'
import { listSpendVouchers, spendOrders, spendVoucherAnswer } from './vouchers.ts'

const keepers = holds('treasurer', 'signatory')

/** The largest photograph of a receipt, in bytes, and its width in pixels: small print stays readable. */
const photographLimit = 15 * 1024 * 1024
const photographWidth = 1600

/** What the church spends: an extension (docs/giving.md, "Spending"). */
export const spending = new Routes()
  .answer(calls.listCategories, holds('treasurer', 'signatory', 'admin'), (c) => listCategories(c.var.db))
  .answer(calls.addCategory, [holds('treasurer'), idempotent, demands('nothing')], async (c) => {
    const form = await bodyOf(c)
    return categorising(c, form.name, (db) => addCategory(db, form))
  })
  .answer(calls.addUsualCategories, [holds('treasurer'), demands('nothing')], (c) =>
    categorising(c, 'the usual ones', addUsualCategories),
  )
  .answer(calls.changeCategory, [holds('treasurer'), demands('nothing')], async (c, { id }) => {
    const form = await bodyOf(c)
    return categorising(c, form.name, (db) => changeCategory(db, id, form))
  })
  .answer(calls.readSpendRule, keepers, (c) => readSpendRule(c.var.db))
  .answer(
    calls.setSpendRule,
    [holds('treasurer'), demands({ proof: 'always', tells: 'admins and treasurers' })],
    async (c) => {
      const form = await bodyOf(c)
      const { currency } = await readChurch(c.var.db)
      const { before, rule } = await writeLogged(
        c,
        { action: 'Rule of vouchers changed', status: 'warning' },
        async (db) => {
          const old = await readSpendRule(db)
          await setSpendRule(db, form, { by: callerOf(c).id, now: c.var.now() })
          return { before: old, rule: await readSpendRule(db) }
        },
      )
      tellKeepers(c, {
        subject: () => bookRefusals.ruleChanged,
        what: () => bookRefusals.ruleChangedText({ username: callerOf(c).username }),
        place: () => bookRefusals.spendingPage,
        words: () => ({ old: ruleLines(before, currency), new: ruleLines(rule, currency) }),
      })
      return rule
    },
  )
  .answer(calls.readSpendChoices, keepers, (c) => spendChoices(c.var.db))
  .answer(calls.listSpendVouchers, keepers, async (c) => {
    const paging = readPaging(c, spendOrders)
    const filter = { state: readChoice(c, 'status', spendStates), fund: readFund(c) }
    const vouchers = await listSpendVouchers(c.var.db, paging, { ...filter, actor: await actorOf(c) })
    await recordAccess(c, { what: 'vouchers of spending', rows: vouchers.rows.length, filter: paging.search })
    return answerPage(c, paging, vouchers)
  })
  .answer(calls.readSpendVoucher, keepers, async (c, { id }) => {
    const voucher = await spendVoucherAnswer(c.var.db, id, await actorOf(c))
    await recordAccess(c, { what: `voucher ${voucher.number}`, rows: 1 })
    return voucher
  })
  .answer(
    calls.addSpendVoucher,
    [holds('treasurer'), idempotent, demands({ second: 'a signatory approves it' })],
    async (c) => {
      const form = await bodyOf(c)
      return stepping(c, 'prepared', (db, act) => prepareSpendVoucher(db, form, act))
    },
  )
  .answer(calls.changeSpendVoucher, [holds('treasurer'), demands('nothing')], async (c, { id }) => {
    const form = await bodyOf(c)
    return stepping(c, 'changed', async (db, { actor }) => {
      await changeSpendVoucher(db, id, form, actor)
      return id
    })
  })
  .answer(calls.checkSpendVoucher, [keepers, demands({ second: 'is the second of three' })], (c, { id }) =>
    stepping(c, 'checked', (db, act) => checkVoucher(db, id, act).then(() => id)),
  )
  .answer(
    calls.approveSpendVoucher,
    [holds('signatory'), demands({ proof: 'always', second: 'is the approval, of what others prepared' })],
    (c, { id }) => stepping(c, 'approved', (db, act) => approveVoucher(db, id, act).then(() => id)),
  )
  .answer(calls.paySpendVoucher, [holds('treasurer'), demands({ proof: 'always' })], async (c, { id }) => {
    const form = await bodyOf(c)
    return stepping(c, 'paid', (db, act) => payVoucher(db, id, form, act).then(() => id))
  })
  .answer(calls.receiveSpendVoucher, [keepers, demands('nothing')], async (c, { id }) => {
    const { name } = await bodyOf(c)
    return stepping(c, 'received', (db, act) => receiveVoucher(db, id, name, act).then(() => id))
  })
  .answer(calls.cancelSpendVoucher, [keepers, demands({ proof: 'always' })], async (c, { id }) => {
    const { why } = await bodyOf(c)
    return stepping(c, 'cancelled', (db, act) => cancelVoucher(db, id, why, act).then(() => id))
  })
  .answer(
    calls.addSpendReceipt,
    [keepers, demands('nothing')],
    async (c, { id: voucher }) => {
      await c.var.limits.consume('upload by account', String(callerOf(c).id))
      await requireRoom(c.var.db, voucher)
      return formOf(c, async ({ files }) => {
        const shape = { name: 'photograph', folder: 'receipts', width: photographWidth }
        const key = await storePicture(c, files.photograph, shape)
        if (!key) refuseFields({ photograph: [bookRefusals.pleaseChoosePhotographReceipt] })
        const { id: by } = callerOf(c)
        try {
          return await stepping(c, 'given a receipt', async (db, { now }) => {
            await addReceipt(db, { voucher, key, by, now })
            return voucher
          })
        } catch (error) {
          await removeFiles(c, key)
          throw error
        }
      })
    },
    photographLimit,
  )
  .answer(calls.readSpendReceipt, keepers, async (c, { id }) => {
    const { file_key, voucher_id } = await requireReceipt(c.var.db, id)
    await recordAccess(c, { what: `receipt of voucher ${voucher_id}`, rows: 1 })
    return c.body(await readPhotograph(c.var.files, file_key), 200, photographHeaders)
  })
  .answer(calls.removeSpendReceipt, [keepers, demands('nothing')], async (c, { id }) => {
    const removed: string[] = []
    const answer = await stepping(c, 'relieved of a receipt', async (db, { actor }) => {
      const { voucher, key } = await removeReceipt(db, id, actor)
      removed.push(key)
      return voucher
    })
    await removeFiles(c, ...removed)
    return answer
  })
  .answer(calls.readSpendVoucherPdf, keepers, async (c, { id }) => {
    const { db } = c.var
    const voucher = await spendVoucherAnswer(db, id, await actorOf(c))
    await recordAccess(c, { what: `voucher ${voucher.number}`, rows: 1, filter: 'PDF' })
    const church = await readChurch(db)
    const root = await rootOf(db, await bookOf(db))
    return c.body(await spendVoucherPdf(voucher, { church, currency: church.currency, ...root }), 200, {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${voucher.number}.pdf"`,
    })
  })

async function actorOf(c: Context<AppEnv>): Promise<Actor> {
  const { held } = await dutiesInForce(c, callerOf(c))
  return { id: callerOf(c).id, held }
}

/** Changes the categories with a log entry, and answers all of them. */
async function categorising(c: Context<AppEnv>, detail: string, change: (db: Db) => Promise<unknown>) {
  await writeLogged(c, { action: 'Spending categories changed', detail }, change)
  return listCategories(c.var.db)
}

type Act = { actor: Actor; now: Date }

/** Does a step of a voucher with a log entry, and answers the voucher. */
async function stepping(
  c: Context<AppEnv>,
  step: string,
  act: (db: Db, by: Act) => Promise<number>,
): Promise<SpendVoucherAnswer> {
  const actor = await actorOf(c)
  return c.var.db.transaction().execute(async (db) => {
    const voucher = await spendVoucherAnswer(db, await act(db, { actor, now: c.var.now() }), actor)
    await audit(c, db, `Spending voucher ${step}`, { detail: voucher.number, status: 'warning' })
    return voucher
  })
}
