import { makeZip } from 'client-zip'
import type { Context } from 'hono'
import * as calls from '../../../lib/contract/giving/calls/pdf.ts'
import { dutiesInForce } from '../../accounts/accounts/factors/second-factor-requirement.ts'
import { demands } from '../../accounts/accounts/rights/demands.ts'
import { holds, signedIn } from '../../accounts/accounts/rights/guards.ts'
import type { AppEnv } from '../../platform/context.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { Routes } from '../../platform/http/routes.ts'
import { isKnownOwner } from '../../register/entries/identity.ts'
import { readChurch } from '../../settings/church-settings/repo.ts'
import { recordAccess } from '../../settings/system-log/access.ts'
import { audit } from '../../settings/system-log/audit.ts'
import { bookRefusals } from './messages.ts'
import { receiptPdf } from './pdf/receipt.ts'
import { statementPdf } from './pdf/statement.ts'
import { daysOf } from './period.ts'
import { findReceipt } from './receipts.ts'
import { type Everybody, fileNameOf, indexOf, statementOf, statementsOfAll } from './statements.ts'

/** Statements and receipts as PDF, and the statements of everybody as one archive (docs/giving.md). */
export const pdf = new Routes()
  .answer(calls.readStatementPdf, signedIn, async (c) => {
    const statement = await statementOf(c.var.db, {
      account: callerOf(c).id,
      isForOwner: true,
      ...(await daysOf(c)),
    })
    return answerPdf(c, 'statement', await statementPdf(statement, await readChurch(c.var.db)))
  })
  .answer(calls.readMembersStatementPdf, holds('treasurer'), async (c, { id: account }) => {
    const statement = await statementOf(c.var.db, { account, ...(await daysOf(c)) })
    await recordAccess(c, { what: 'giving of a member', rows: 1, subjectId: account })
    return answerPdf(c, 'statement', await statementPdf(statement, await readChurch(c.var.db)))
  })
  .answer(calls.readReceiptPdf, signedIn, async (c, { id }) => {
    const { db, settings, askedOrigin } = c.var
    const { id: caller } = callerOf(c)
    const receipt = (await findReceipt(db, id)) ?? refuse(404, noReceipt())
    const isOwn = receipt.account === caller && (receipt.isOfGiver || (await isKnownOwner(db, caller)))
    if (!isOwn) {
      const { held } = await dutiesInForce(c, callerOf(c))
      if (!held.includes('treasurer')) refuse(404, noReceipt())
      const subject = receipt.account === null ? {} : { subjectId: receipt.account }
      // Without its number: an admin reads this log, and the amount by the number in the list of refunds.
      await recordAccess(c, { what: 'receipt', rows: 1, ...subject })
    }
    const site = settings.PUBLIC_SITE_URL ?? askedOrigin()
    return answerPdf(c, receipt.number, await receiptPdf(receipt, { church: await readChurch(db), site }))
  })
  .answer(calls.readArchive, [holds('treasurer'), demands({ proof: 'always' })], async (c) => {
    await c.var.limits.consume('export by account', String(callerOf(c).id))
    const period = await daysOf(c)
    const all = await statementsOfAll(c.var.db, period)
    const { length: rows } = all.givers
    await recordAccess(c, { what: 'statements of everybody', rows, filter: `${period.from} ${period.to}` })
    await audit(c, c.var.db, 'Statements of everybody saved', {
      detail: `${rows} statements, ${period.from} to ${period.to}`,
      status: 'warning',
    })
    // How many files are to come: the page shows how far it is.
    const head = {
      'Content-Type': 'application/zip',
      'X-Files': String(rows + 1),
      ...asFile('statements.zip'),
    }
    return c.body(makeZip(filesOf(all, await readChurch(c.var.db), period.to)), 200, head)
  })

const noReceipt = () => bookRefusals.noReceipt

const asFile = (name: string) => ({ 'Content-Disposition': `attachment; filename="${name}"` })

const answerPdf = (c: Context<AppEnv>, name: string, bytes: Uint8Array<ArrayBuffer>) =>
  c.body(bytes, 200, { 'Content-Type': 'application/pdf', ...asFile(`${name}.pdf`) })

type Church = Awaited<ReturnType<typeof readChurch>>

/** The files of the archive, each made when the one before has been sent. */
async function* filesOf(all: Everybody, church: Church, day: string) {
  const lastModified = new Date(`${day}T12:00:00Z`)
  yield { name: 'index.csv', lastModified, input: indexOf(all) }
  for (const [place, giver] of all.givers.entries())
    yield { name: fileNameOf(giver.name, place), lastModified, input: await statementPdf(giver, church) }
}
