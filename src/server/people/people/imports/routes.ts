import { type Context, Hono } from 'hono'
import * as z from 'zod/mini'
import { Done, pageOf } from '../../../../lib/contract/answer.ts'
import {
  BringForm,
  DecisionForm,
  fates,
  ImportAnswer,
  ImportRowAnswer,
  MappingForm,
} from '../../../../lib/contract/people/people-import.ts'
import { roles } from '../../../accounts/accounts/rights/guards.ts'
import type { AppEnv } from '../../../platform/context.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { refuse, refuseFields } from '../../../platform/errors/refusal.ts'
import { callerOf } from '../../../platform/http/caller.ts'
import { describe } from '../../../platform/http/describe.ts'
import { id, idOf } from '../../../platform/http/ids.ts'
import { answerPage, readChoice, readPaging } from '../../../platform/http/page.ts'
import { changedMeanwhile } from '../../../platform/http/preconditions.ts'
import { bodyOf, formOf, takes, takesForm } from '../../../platform/http/takes.ts'
import { recordAccess } from '../../../settings/system-log/access.ts'
import { note } from '../../../settings/system-log/note.ts'
import { bringImport } from './bring.ts'
import { decideRow } from './decide.ts'
import { tryImport } from './dry-run.ts'
import { makeFellowships } from './fellowships.ts'
import { mustAsk } from './mapping.ts'
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

const row = ':row{[0-9]{1,15}}'
/** The largest file, in bytes. */
const largest = 40 * 1024 * 1024

/** Lists of people that are brought over (docs/people.md). */
export const peopleImports = new Hono<AppEnv>()
  .get(
    '/',
    roles('admin'),
    describe({
      summary: 'The lists that were tried or brought over, newest first',
      answer: z.array(ImportAnswer),
    }),
    async (c) => c.json(await listImports(c.var.db, c.var.now())),
  )
  .post(
    '/',
    roles('admin'),
    describe({
      summary:
        'Takes a list as CSV or XLSX, and proposes what its columns are. Nothing of the register changes',
      status: 201,
      answer: ImportAnswer,
    }),
    takesForm(z.strictObject({}), { files: ['file'], limit: largest }),
    async (c) => {
      const { id: by } = callerOf(c)
      await c.var.limits.consume('upload by account', String(by))
      const answer = await formOf(c, async ({ files: { file } }) => {
        if (!file) refuseFields({ file: ['Please choose a file'] })
        return storeList(c.var.db, { path: file.path, name: file.name, by, now: c.var.now() })
      })
      await note(c, c.var.db, 'List of people read', { detail: `${answer.rows} rows` })
      return c.json(answer, 201)
    },
  )
  .get(
    `/${id}`,
    roles('admin'),
    describe({ summary: 'A list: its columns, and how many rows have which fate', answer: ImportAnswer }),
    async (c) => c.json(await importAnswer(c.var.db, await findImport(c.var.db, idOf(c)), c.var.now())),
  )
  .put(
    `/${id}`,
    roles('admin'),
    describe({
      summary:
        'Says what the columns are, and tries the list: every row gets its fate. Nothing of the register changes',
      answer: ImportAnswer,
    }),
    takes(MappingForm),
    async (c) => {
      const { mapping, dates, version } = await bodyOf(c)
      const { db } = c.var
      const list = await findImport(db, idOf(c))
      const { length } = JSON.parse(list.header) as string[]
      if (version !== undefined && version !== list.version) refuse(409, changedMeanwhile)
      if (list.done_at !== null) refuse(409, 'This list was imported already.')
      if (mapping.length !== length || dates.length !== length)
        refuseFields({ mapping: ['Please say what each column is'] })
      if (!mapping.some((kind) => /name/.test(kind)))
        refuseFields({ mapping: ['Please say which column has the names'] })
      if (mapping.some((kind, at) => mustAsk(kind, dates[at] ?? '')))
        refuseFields({ dates: ['Please say how the days of each column are written'] })
      const tried = await saveMapping(db, list, { mapping, dates })
      return c.json(await triedAnswer(c, tried))
    },
  )
  .post(
    `/${id}/fellowships`,
    roles('admin'),
    describe({
      summary: 'Makes the fellowships that a list names and the church does not have, and tries it again',
      answer: ImportAnswer,
    }),
    takes(BringForm),
    async (c) => {
      const { version } = await bodyOf(c)
      const { db } = c.var
      await db.transaction().execute(async (db) => {
        await findImport(db, idOf(c))
        const made = await makeFellowships(db, { id: idOf(c), version }, c.var.now())
        for (const name of made) await note(c, db, 'Fellowship added', { detail: name })
      })
      c.var.cache.invalidate('fellowships')
      return c.json(await triedAnswer(c, await findImport(db, idOf(c))))
    },
  )
  .get(
    `/${id}/rows`,
    roles('admin'),
    describe({
      summary: 'The rows of a list, each with its fate and why',
      paged: true,
      query: { fate: fates.join(', ') },
      answer: pageOf(ImportRowAnswer),
    }),
    async (c) => {
      const paging = { ...readPaging(c, []), fate: readChoice(c, 'fate', fates) }
      const found = await listRows(c.var.db, await findImport(c.var.db, idOf(c)), paging)
      await recordAccess(c, { what: `rows of list ${idOf(c)}`, rows: found.rows.length })
      return c.json(answerPage(c, paging, found))
    },
  )
  .put(
    `/${id}/rows/${row}`,
    roles('admin'),
    describe({ summary: 'Decides about a doubtful row', answer: ImportAnswer }),
    takes(DecisionForm),
    async (c) => {
      const form = await bodyOf(c)
      return c.json(
        await c.var.db.transaction().execute(async (db) => {
          await decideRow(db, idOf(c), idOf(c, 'row'), form)
          return importAnswer(db, await findImport(db, idOf(c)), c.var.now())
        }),
      )
    },
  )
  .post(
    `/${id}/bring`,
    roles('admin'),
    describe({ summary: 'Brings a list over as it was tried: all of it, or nothing', answer: ImportAnswer }),
    takes(BringForm),
    async (c) => {
      const { version } = await bodyOf(c)
      const act = { by: callerOf(c).id, now: c.var.now() }
      const answer = await c.var.db.transaction().execute(async (db) => {
        const { new: added, changes } = await bringImport(db, idOf(c), version, act)
        const detail = `list ${idOf(c)}: ${added} new, ${changes} changed`
        await note(c, db, 'People imported', { detail, status: 'warning' })
        return importAnswer(db, await findImport(db, idOf(c)), act.now)
      })
      return c.json(answer)
    },
  )
  .post(
    `/${id}/undo`,
    roles('admin'),
    describe({
      summary: 'Takes a list back, within a week; who was changed since stays',
      answer: ImportAnswer,
    }),
    async (c) => {
      const act = { by: callerOf(c).id, now: c.var.now() }
      const answer = await c.var.db.transaction().execute(async (db) => {
        const gone = await undoImport(db, idOf(c), act)
        await note(c, db, 'Import of people undone', { detail: `list ${idOf(c)}`, status: 'warning' })
        await noteGone(c, db, gone)
        return importAnswer(db, await findImport(db, idOf(c)), act.now)
      })
      c.var.cache.invalidate('fellowships')
      return c.json(answer)
    },
  )
  .delete(
    `/${id}`,
    roles('admin'),
    describe({ summary: 'Drops a list that was not brought over, with its rows', answer: Done }),
    async (c) => {
      await c.var.db.transaction().execute(async (db) => {
        const gone = await dropImport(db, await findImport(db, idOf(c)))
        await note(c, db, 'Import of people deleted', { detail: `list ${idOf(c)}` })
        await noteGone(c, db, gone)
      })
      c.var.cache.invalidate('fellowships')
      return c.json({ detail: 'The import is deleted.' })
    },
  )

/** Tries a list, and answers what became of its rows. */
async function triedAnswer(c: Context<AppEnv>, list: Import): Promise<ImportAnswer> {
  const { db, now } = c.var
  await saveTrial(db, list, await tryImport(db, list, now()))
  return importAnswer(db, await findImport(db, list.id), now())
}

async function noteGone(c: Context<AppEnv>, db: Db, fellowships: readonly string[]): Promise<void> {
  for (const name of fellowships) await note(c, db, 'Fellowship deleted', { detail: name, status: 'warning' })
}
