import type { Context } from 'hono'
import * as calls from '../../../../lib/contract/people/calls/people-imports.ts'
import { fates, type ImportAnswer } from '../../../../lib/contract/people/people-import.ts'
import { usualRules } from '../../../../lib/texts/settings/usual-rules.ts'
import { roles } from '../../../accounts/accounts/rights/guards.ts'
import type { AppEnv } from '../../../platform/context.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { refuse, refuseFields } from '../../../platform/errors/refusal.ts'
import { callerOf } from '../../../platform/http/caller.ts'
import { answerPage, readChoice, readPaging } from '../../../platform/http/pagination.ts'
import { changedMeanwhile } from '../../../platform/http/preconditions.ts'
import { Routes } from '../../../platform/http/routes.ts'
import { bodyOf, formOf } from '../../../platform/http/takes.ts'
import { recordAccess } from '../../../settings/system-log/access.ts'
import { audit } from '../../../settings/system-log/audit.ts'
import { bringImport } from './bring.ts'
import { decideRow } from './decide.ts'
import { tryImport } from './dry-run.ts'
import { makeFellowships } from './fellowships.ts'
import { mustAsk } from './mapping.ts'
import { peopleImportRefusals } from './messages.ts'
import {
  dropImport,
  findImport,
  type Import,
  importAnswer,
  listImports,
  listRows,
  saveMapping,
  saveTrial,
} from './repo.ts'
import { storeList } from './store-list.ts'
import { undoImport } from './undo.ts'

/** The largest file, in bytes. */
const largest = 40 * 1024 * 1024

/** Lists of people that are brought over (docs/people.md). */
export const peopleImports = new Routes()
  .answer(calls.listImports, roles('admin'), (c) => listImports(c.var.db, c.var.now()))
  .answer(
    calls.sendList,
    roles('admin'),
    async (c) => {
      const { id: by } = callerOf(c)
      await c.var.limits.consume('upload by account', String(by))
      const answer = await formOf(c, async ({ files: { file } }) => {
        if (!file) refuseFields({ file: [usualRules.chooseFile] })
        return storeList(c.var.db, { path: file.path, name: file.name, by, now: c.var.now() })
      })
      await audit(c, c.var.db, 'List of people read', { detail: `${answer.rows} rows` })
      return answer
    },
    largest,
  )
  .answer(
    calls.readImport,
    roles('admin'),
    async (c, { id }) => await importAnswer(c.var.db, await findImport(c.var.db, id), c.var.now()),
  )
  .answer(calls.tryImport, roles('admin'), async (c, { id }) => {
    const { mapping, dates, version } = await bodyOf(c)
    const { db } = c.var
    const list = await findImport(db, id)
    const { length } = JSON.parse(list.header) as string[]
    if (version !== undefined && version !== list.version) refuse(409, changedMeanwhile())
    if (list.done_at !== null) refuse(409, peopleImportRefusals.listImportedAlready)
    if (mapping.length !== length || dates.length !== length)
      refuseFields({ mapping: [usualRules.sayWhatEachColumn] })
    if (!mapping.some((kind) => /name/.test(kind)))
      refuseFields({ mapping: [peopleImportRefusals.sayWhichColumnNames] })
    if (mapping.some((kind, at) => mustAsk(kind, dates[at] ?? '')))
      refuseFields({ dates: [peopleImportRefusals.sayHowDaysEach] })
    const tried = await saveMapping(db, list, { mapping, dates })
    return await triedAnswer(c, tried)
  })
  .answer(calls.makeFellowships, roles('admin'), async (c, { id }) => {
    const { version } = await bodyOf(c)
    const { db } = c.var
    await db.transaction().execute(async (db) => {
      await findImport(db, id)
      const made = await makeFellowships(db, { id: id, version }, c.var.now())
      for (const name of made) await audit(c, db, 'Fellowship added', { detail: name })
    })
    c.var.cache.invalidate('fellowships')
    return await triedAnswer(c, await findImport(db, id))
  })
  .answer(calls.readRows, roles('admin'), async (c, { id }) => {
    const paging = { ...readPaging(c, []), fate: readChoice(c, 'fate', fates) }
    const rows = await listRows(c.var.db, await findImport(c.var.db, id), paging)
    await recordAccess(c, { what: `rows of list ${id}`, rows: rows.rows.length })
    return answerPage(c, paging, rows)
  })
  .answer(calls.decideRow, roles('admin'), async (c, { id, row }) => {
    const form = await bodyOf(c)
    return await c.var.db.transaction().execute(async (db) => {
      await decideRow(db, id, row, form)
      return importAnswer(db, await findImport(db, id), c.var.now())
    })
  })
  .answer(calls.bringImport, roles('admin'), async (c, { id }) => {
    const { version } = await bodyOf(c)
    const act = { by: callerOf(c).id, now: c.var.now() }
    const answer = await c.var.db.transaction().execute(async (db) => {
      const { new: added, changes } = await bringImport(db, id, version, act)
      const detail = `list ${id}: ${added} new, ${changes} changed`
      await audit(c, db, 'People imported', { detail, status: 'warning' })
      return importAnswer(db, await findImport(db, id), act.now)
    })
    return answer
  })
  .answer(calls.undoImport, roles('admin'), async (c, { id }) => {
    const act = { by: callerOf(c).id, now: c.var.now() }
    const answer = await c.var.db.transaction().execute(async (db) => {
      const gone = await undoImport(db, id, act)
      await audit(c, db, 'Import of people undone', { detail: `list ${id}`, status: 'warning' })
      await noteGone(c, db, gone)
      return importAnswer(db, await findImport(db, id), act.now)
    })
    c.var.cache.invalidate('fellowships')
    return answer
  })
  .answer(calls.dropImport, roles('admin'), async (c, { id }) => {
    await c.var.db.transaction().execute(async (db) => {
      const gone = await dropImport(db, await findImport(db, id))
      await audit(c, db, 'Import of people deleted', { detail: `list ${id}` })
      await noteGone(c, db, gone)
    })
    c.var.cache.invalidate('fellowships')
    return { detail: peopleImportRefusals.importDeleted }
  })

/** Tries a list, and answers what became of its rows. */
async function triedAnswer(c: Context<AppEnv>, list: Import): Promise<ImportAnswer> {
  const { db, now } = c.var
  await saveTrial(db, list, await tryImport(db, list, now()))
  return importAnswer(db, await findImport(db, list.id), now())
}

async function noteGone(c: Context<AppEnv>, db: Db, fellowships: readonly string[]): Promise<void> {
  for (const name of fellowships)
    await audit(c, db, 'Fellowship deleted', { detail: name, status: 'warning' })
}
