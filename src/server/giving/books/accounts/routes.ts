import type { Context } from 'hono'
import type { BookAccountsAnswer, TransferAnswer } from '../../../../lib/contract/giving/book-account.ts'
import * as calls from '../../../../lib/contract/giving/calls/book-accounts.ts'
import { formatMoney } from '../../../../lib/money/money.ts'
import { dutiesInForce } from '../../../accounts/accounts/factors/second-factor-requirement.ts'
import { demands } from '../../../accounts/accounts/rights/demands.ts'
import { holds } from '../../../accounts/accounts/rights/guards.ts'
import { tellKeepers } from '../../../accounts/dual-control/emails.ts'
import type { AppEnv } from '../../../platform/context.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { callerOf } from '../../../platform/http/caller.ts'
import { idempotent } from '../../../platform/http/idempotency/idempotency.ts'
import { answerPage, readPaging } from '../../../platform/http/pagination.ts'
import { Routes } from '../../../platform/http/routes.ts'
import { bodyOf } from '../../../platform/http/takes.ts'
import { readChurch } from '../../../settings/church-settings/repo.ts'
import { writeLogged } from '../../../settings/system-log/write-logged.ts'
import { bookRefusals } from '../messages.ts'
import { addAccount, changeAccount, listAccounts } from './accounts.ts'
import { acceptCount, countAccount } from './counts.ts'
import { cancelOpening, openAccount, openFund } from './openings.ts'
import { addTransfer, cancelTransfer, listTransfers, transferAnswer, transferOrders } from './transfers.ts'

const keepers = holds('treasurer', 'signatory')

/** Where the church's money is: an extension (docs/giving.md, "Spending"). */
export const bookAccounts = new Routes()
  .answer(calls.listAccounts, keepers, (c) => accountsOf(c))
  .answer(calls.addAccount, [holds('treasurer'), idempotent, demands('nothing')], async (c) => {
    const form = await bodyOf(c)
    return changing(c, 'Account of the books added', form.name, (db) => addAccount(db, form, c.var.now()))
  })
  .answer(calls.changeAccount, [holds('treasurer'), demands('nothing')], async (c, { id }) => {
    const form = await bodyOf(c)
    return changing(c, 'Account of the books changed', form.name, (db) => changeAccount(db, id, form))
  })
  .answer(
    calls.openAccount,
    [holds('treasurer'), idempotent, demands({ proof: 'always' })],
    async (c, { id }) => {
      const form = await bodyOf(c)
      return changing(c, 'Opening balance set', `account ${id}, ${form.day}`, (db) =>
        openAccount(db, id, form, actOf(c)),
      )
    },
  )
  .answer(
    calls.openFund,
    [holds('treasurer'), idempotent, demands({ proof: 'always' })],
    async (c, { id }) => {
      const form = await bodyOf(c)
      return changing(c, 'Opening balance set', `fund ${id}, ${form.day}`, (db) =>
        openFund(db, id, form, actOf(c)),
      )
    },
  )
  .answer(calls.cancelOpening, [holds('treasurer'), demands({ proof: 'always' })], async (c, { id }) => {
    const { why } = await bodyOf(c)
    return changing(c, 'Opening balance cancelled', `opening balance ${id}`, (db) =>
      cancelOpening(db, id, why, actOf(c)),
    )
  })
  .answer(calls.countAccount, [keepers, idempotent, demands('nothing')], async (c, { id }) => {
    const form = await bodyOf(c)
    return changing(c, 'Account of the books counted', `account ${id}`, (db) =>
      countAccount(db, id, form, actOf(c)),
    )
  })
  .answer(
    calls.acceptCount,
    [
      holds('signatory'),
      demands({ proof: 'always', second: 'is the approval, of what somebody else counted' }),
    ],
    async (c, { id }) => {
      const { fund } = await bodyOf(c)
      return changing(c, 'Difference of a count accepted', `count ${id}`, (db) =>
        acceptCount(db, id, fund, actOf(c)),
      )
    },
  )
  .answer(calls.listTransfers, keepers, async (c) => {
    const paging = readPaging(c, transferOrders)
    return answerPage(c, paging, await listTransfers(c.var.db, paging))
  })
  .answer(
    calls.addTransfer,
    [
      holds('treasurer'),
      idempotent,
      demands({ proof: 'always', tells: 'admins and treasurers, of one between funds' }),
    ],
    async (c) => {
      const form = await bodyOf(c)
      const made = await writeLogged(
        c,
        {
          action: 'Money transferred',
          detail: ({ id }: TransferAnswer) => `transfer ${id}`,
          status: 'warning',
        },
        async (db) => transferAnswer(db, await addTransfer(db, form, actOf(c))),
      )
      if (made.between === 'funds') {
        const { currency } = await readChurch(c.var.db)
        tellKeepers(c, {
          subject: () => bookRefusals.fundsMoved,
          what: () => bookRefusals.fundsMovedText({ username: callerOf(c).username }),
          place: () => bookRefusals.accountsPage,
          words: {
            old: [made.from],
            new: [`${made.to}: ${formatMoney(made.amount, currency)}, ${made.why}`],
          },
        })
      }
      return made
    },
  )
  .answer(calls.cancelTransfer, [holds('treasurer'), demands({ proof: 'always' })], async (c, { id }) => {
    const { why } = await bodyOf(c)
    return writeLogged(
      c,
      { action: 'Transfer cancelled', detail: `transfer ${id}`, status: 'warning' },
      async (db) => {
        await cancelTransfer(db, id, why, actOf(c))
        return transferAnswer(db, id)
      },
    )
  })

const actOf = (c: Context<AppEnv>) => ({ by: callerOf(c).id, now: c.var.now() })

/** Makes a change with its log entry, and answers all accounts. */
async function changing(
  c: Context<AppEnv>,
  action: string,
  detail: string,
  change: (db: Db) => Promise<unknown>,
): Promise<BookAccountsAnswer> {
  await writeLogged(c, { action, detail, status: 'warning' }, change)
  return accountsOf(c)
}

async function accountsOf(c: Context<AppEnv>): Promise<BookAccountsAnswer> {
  const caller = callerOf(c)
  const { held } = await dutiesInForce(c, caller)
  return listAccounts(c.var.db, { id: caller.id, isSignatory: held.includes('signatory') })
}
