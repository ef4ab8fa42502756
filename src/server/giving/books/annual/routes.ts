import { annualPapers, paperFormats } from '../../../../lib/contract/giving/annual-accounts.ts'
import * as calls from '../../../../lib/contract/giving/calls/annual-accounts.ts'
import { holds } from '../../../accounts/accounts/rights/guards.ts'
import { refuse } from '../../../platform/errors/refusal.ts'
import { Routes } from '../../../platform/http/routes.ts'
import { readChurch } from '../../../settings/church-settings/repo.ts'
import { recordAccess } from '../../../settings/system-log/access.ts'
import { bookOf } from '../ledger.ts'
import { bookRefusals } from '../messages.ts'
import { daysOf } from '../period.ts'
import { rootOf } from '../verify/roots.ts'
import { readAnnualAccounts } from './figures.ts'
import { typeOf, writePaper } from './files.ts'
import { paperOf } from './pdf.ts'

/** What an annual meeting and a synod ask for (docs/giving.md, "Spending"). */
export const annualAccounts = new Routes()
  .answer(calls.readAnnualAccounts, holds('treasurer', 'signatory', 'admin'), async (c) =>
    readAnnualAccounts(c.var.db, await daysOf(c)),
  )
  .answer(calls.readAnnualPaper, holds('treasurer', 'signatory'), async (c, given) => {
    const { db, now } = c.var
    const paper = annualPapers.find((one) => one === given.paper) ?? refuse(404, bookRefusals.noPaper)
    const format = paperFormats.find((one) => one === given.format) ?? refuse(404, bookRefusals.noFormat)
    const days = await daysOf(c)
    const table = await paperOf(db, paper, days)
    if (paper === 'list-of-vouchers')
      await recordAccess(c, { what: 'list of vouchers', rows: table.rows.length, filter: format })
    const church = await readChurch(db)
    const root = await rootOf(db, await bookOf(db))
    return c.body(await writePaper(table, format, { church, days, ...root, now: now() }), 200, {
      'Content-Type': typeOf[format],
      'Content-Disposition': `attachment; filename="${paper}-${days.from}-${days.to}.${format}"`,
    })
  })
