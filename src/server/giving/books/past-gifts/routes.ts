import * as calls from '../../../../lib/contract/giving/calls/past-gifts.ts'
import { giverFates, pastFates } from '../../../../lib/contract/giving/past-gift.ts'
import { nameOfPerson } from '../../../../lib/contract/people/person.ts'
import { countOf } from '../../../../lib/text/format-count.ts'
import { demands } from '../../../accounts/accounts/rights/demands.ts'
import { holds } from '../../../accounts/accounts/rights/guards.ts'
import { refuse, refuseFields } from '../../../platform/errors/refusal.ts'
import { callerOf } from '../../../platform/http/caller.ts'
import { answerPage, readChoice, readPaging } from '../../../platform/http/pagination.ts'
import { changedMeanwhile } from '../../../platform/http/preconditions.ts'
import { Routes } from '../../../platform/http/routes.ts'
import { bodyOf, formOf } from '../../../platform/http/takes.ts'
import { everybody } from '../../../register/entries/register-scope.ts'
import { listPeople } from '../../../register/entries/repo.ts'
import { recordAccess } from '../../../settings/system-log/access.ts'
import { audit } from '../../../settings/system-log/audit.ts'
import { writeLogged } from '../../../settings/system-log/write-logged.ts'
import { bookRefusals } from '../messages.ts'
import { bringPastImport } from './bring.ts'
import { decidePastGiver, listPastGivers } from './givers.ts'
import { findPastImport, listPastImports, listPastRows, pastImportAnswer, showPastImport } from './repo.ts'
import { storePastFile } from './store-file.ts'
import { dropPastImport, takePastImportBack } from './take-back.ts'
import { tryPastImport } from './trial.ts'

const treasurer = holds('treasurer')

/** The largest file, in bytes. */
const largest = 40 * 1024 * 1024

/** Gifts of years before this program, beside the ledger (docs/giving.md#past-gifts). */
export const pastGifts = new Routes()
  .answer(calls.listPastImports, treasurer, (c) => listPastImports(c.var.db))
  .answer(
    calls.sendPastGifts,
    [treasurer, demands('nothing')],
    async (c) => {
      const by = callerOf(c).id
      await c.var.limits.consume('upload by account', String(by))
      const answer = await formOf(c, async ({ files: { file } }) => {
        if (!file) refuseFields({ file: [bookRefusals.pleaseChooseFile] })
        return storePastFile(c.var.db, { path: file.path, name: file.name, by, now: c.var.now() })
      })
      await audit(c, c.var.db, 'File of past gifts read', {
        detail: countOf(answer.rows, 'row'),
      })
      return answer
    },
    largest,
  )
  .answer(calls.tryPastGifts, [treasurer, demands('nothing')], async (c, { id }) => {
    const form = await bodyOf(c)
    const { db } = c.var
    const list = await findPastImport(db, id)
    const { length } = JSON.parse(list.header) as string[]
    const version = form.version ?? list.version
    if (version !== list.version) refuse(409, changedMeanwhile())
    if (list.done_at !== null) refuse(409, bookRefusals.fileWasImportedAlready)
    if (form.mapping.length !== length) refuseFields({ mapping: [bookRefusals.pleaseSayWhatEach] })
    for (const kind of ['date', 'amount'] as const)
      if (form.mapping.filter((one) => one === kind).length !== 1)
        refuseFields({ mapping: [bookRefusals.pleaseSayWhichOne({ kind })] })
    return await pastImportAnswer(db, await tryPastImport(db, { id, version }, form, c.var.now()))
  })
  .answer(calls.readPastRows, treasurer, async (c, { id }) => {
    const paging = { ...readPaging(c, []), fate: readChoice(c, 'fate', pastFates) }
    const rows = await listPastRows(c.var.db, await findPastImport(c.var.db, id), paging)
    await recordAccess(c, { what: `rows of past gifts ${id}`, rows: rows.rows.length })
    return answerPage(c, paging, rows)
  })
  .answer(calls.readPastGivers, treasurer, async (c, { id }) => {
    const paging = { ...readPaging(c, []), fate: readChoice(c, 'fate', giverFates) }
    const givers = await listPastGivers(c.var.db, await findPastImport(c.var.db, id), paging)
    await recordAccess(c, { what: `givers of past gifts ${id}`, rows: givers.rows.length })
    return answerPage(c, paging, givers)
  })
  .answer(calls.findPastPeople, treasurer, async (c) => {
    const search = (c.req.query('search') ?? '').slice(0, 100)
    const page = { limit: 10, offset: 0, search, order: undefined }
    const { rows } = await listPeople(c.var.db, everybody, page)
    await recordAccess(c, { what: 'people, for past gifts', rows: rows.length, filter: search })
    return rows.map((row) => ({ id: row.id, name: nameOfPerson(row), hint: row.telephone }))
  })
  .answer(calls.decidePastGiver, [treasurer, demands('nothing')], async (c, { id, giver }) => {
    const { person } = await bodyOf(c)
    const by = callerOf(c).username
    const entry = { action: 'Giver of past gifts decided', detail: `import ${id}, giver ${giver}` }
    return writeLogged(c, entry, async (db) => {
      await decidePastGiver(db, await findPastImport(db, id), { giver, person, by })
      return pastImportAnswer(db, await findPastImport(db, id))
    })
  })
  .answer(calls.bringPastGifts, [treasurer, demands('nothing')], async (c, { id }) => {
    const form = await bodyOf(c)
    return c.var.db.transaction().execute(async (db) => {
      const { list, gifts } = await bringPastImport(db, id, form, c.var.now())
      const detail = `import ${id}: ${countOf(gifts, 'gift')}`
      await audit(c, db, 'Past gifts imported', { detail, status: 'warning' })
      return pastImportAnswer(db, list)
    })
  })
  .answer(calls.showPastGifts, [treasurer, demands('nothing')], async (c, { id }) => {
    const { in_statements } = await bodyOf(c)
    const action = in_statements ? 'Past gifts shown in statements' : 'Past gifts hidden from statements'
    return writeLogged(c, { action, detail: `import ${id}` }, async (db) =>
      pastImportAnswer(db, await showPastImport(db, await findPastImport(db, id), in_statements)),
    )
  })
  .answer(calls.takePastGiftsBack, [treasurer, demands('nothing')], (c, { id }) =>
    writeLogged(
      c,
      { action: 'Past gifts taken back', detail: `import ${id}`, status: 'warning' },
      async (db) => pastImportAnswer(db, await takePastImportBack(db, id, c.var.now())),
    ),
  )
  .answer(calls.dropPastGifts, [treasurer, demands('nothing')], async (c, { id }) => {
    await writeLogged(c, { action: 'File of past gifts deleted', detail: `import ${id}` }, (db) =>
      dropPastImport(db, id, c.var.now()),
    )
    return { detail: bookRefusals.fileDeleted }
  })
