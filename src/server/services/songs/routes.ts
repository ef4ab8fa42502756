import type { Context } from 'hono'
import * as calls from '../../../lib/contract/services/calls/songs.ts'
import { importLimit } from '../../../lib/contract/services/song.ts'
import { dutiesInForce } from '../../accounts/accounts/factors/second-factor-requirement.ts'
import { demands } from '../../accounts/accounts/rights/demands.ts'
import { holds, readsSongs } from '../../accounts/accounts/rights/guards.ts'
import type { AppEnv } from '../../platform/context.ts'
import type { Db } from '../../platform/db/tables.ts'
import { refuse, refuseFields } from '../../platform/errors/refusal.ts'
import { attachmentNamed } from '../../platform/http/attachment.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { idempotent } from '../../platform/http/idempotency/idempotency.ts'
import { answerPage, readPaging } from '../../platform/http/pagination.ts'
import { changedMeanwhile } from '../../platform/http/preconditions.ts'
import { Routes } from '../../platform/http/routes.ts'
import { bodyOf, formOf } from '../../platform/http/takes.ts'
import { churchDay } from '../../settings/church-settings/place.ts'
import { readChurch } from '../../settings/church-settings/repo.ts'
import { Records } from '../../settings/records/records.ts'
import { writeLogged } from '../../settings/system-log/write-logged.ts'
import { songFile } from './files.ts'
import { readSongs as readFileSongs } from './import/read-archive.ts'
import { addSongs, judgeSongs } from './import/take.ts'
import { songLicence } from './licence.ts'
import { songRefusals } from './messages.ts'
import {
  addSong,
  answerSong,
  changeSong,
  listSongs,
  readChoices,
  readSong,
  removeSong,
  type SongReader,
  songOrders,
} from './repo.ts'
import { addUse, listComing, listUses, readReport, removeUse } from './uses.ts'

const writers = holds('admin', 'worship')

const records = new Records({
  name: 'song',
  find: readSong,
  remove: removeSong,
  titleOf: ({ title }) => title,
  bin: 'song',
  tags: [],
})

/** The song library: an extension (docs/worship.md#songs). */
export const songs = new Routes()
  .answer(calls.listSongs, readsSongs, async (c) => {
    const paging = readPaging(c, songOrders)
    const weeks = c.req.query('not_for') ?? ''
    if (!/^\d{0,3}$/.test(weeks)) refuseFields({ not_for: [songRefusals.weeks] })
    const listing = {
      ...paging,
      theme: c.req.query('theme') ?? '',
      language: c.req.query('language') ?? '',
      notFor: Number(weeks),
      isArchived: c.req.query('archived') === '1',
    }
    return answerPage(c, paging, await listSongs(c.var.db, listing, await readerOf(c)))
  })
  .answer(calls.readSongRights, readsSongs, async (c) => {
    const { licence, mayAll } = await readerOf(c)
    return { may_change: mayAll, licence, ...(await readChoices(c.var.db)) }
  })
  .answer(calls.listComingSongs, readsSongs, async (c) => listComing(c.var.db, await readerOf(c)))
  .answer(calls.readSongReport, writers, async (c) => {
    const today = await churchDay(c.var.db, c.var.now())
    const year = c.req.query('year') || today.slice(0, 4)
    if (!/^\d{4}$/.test(year)) refuseFields({ year: [songRefusals.year] })
    return readReport(c.var.db, year, today)
  })
  .answer(calls.addSong, [writers, idempotent, demands('nothing')], async (c) => {
    const form = await bodyOf(c)
    const reader = await readerOf(c)
    return records.write(c, { done: 'added', title: form.title }, async (db) =>
      answerSong(db, await addSong(db, form, c.var.now()), reader),
    )
  })
  .answer(
    calls.importSongs,
    [writers, demands('nothing')],
    async (c) => {
      await c.var.limits.consume('song file by account', String(callerOf(c).id))
      return formOf(c, async ({ fields: { act, language }, files: { file } }) => {
        if (!file) refuseFields({ file: [songRefusals.chooseFile] })
        const read = await readFileSongs(file.path, file.name, language)
        if (act === 'check') return answerImport(await judgeSongs(c.var.db, read), 0)
        return writeLogged(c, { action: 'Songs imported', detail: file.name }, async (db) => {
          const judged = await judgeSongs(db, read)
          return answerImport(judged, await addSongs(db, judged, c.var.now()))
        })
      })
    },
    importLimit,
  )
  .answer(calls.saveSongFiles, [readsSongs, demands('nothing')], async (c) => {
    const form = await bodyOf(c)
    const { db } = c.var
    const { licence, today, mayAll } = await readerOf(c)
    if (!mayAll && form.format !== 'pdf') refuse(403, songRefusals.plannersSave)
    const making = { church: await readChurch(db), licence, day: today, now: c.var.now() }
    const { name, type, body } = await songFile(db, form, making)
    return c.body(body, 200, {
      'Content-Type': type,
      'Content-Disposition': attachmentNamed(name),
    })
  })
  .answer(calls.readSong, readsSongs, async (c, { id }) => answerSong(c.var.db, id, await readerOf(c)))
  .answer(calls.changeSong, [writers, demands('nothing')], async (c, { id }) => {
    const form = await bodyOf(c)
    const reader = await readerOf(c)
    await records.read(c, id)
    return records.write(c, { done: 'changed', title: form.title }, async (db) => {
      if (!(await changeSong(db, id, form))) refuse(409, changedMeanwhile())
      return answerSong(db, id, reader)
    })
  })
  .answer(calls.deleteSong, [writers, demands('nothing')], async (c, { id }) => {
    await records.remove(c, id)
    return { detail: songRefusals.deleted }
  })
  .answer(calls.listSongUses, readsSongs, async (c, { id }) => {
    await records.read(c, id)
    return listUses(c.var.db, id)
  })
  .answer(calls.addSongUse, [writers, demands('nothing')], async (c, { id }) => {
    const form = await bodyOf(c)
    const { title } = await records.read(c, id)
    return writeLogged(
      c,
      { action: 'Song noted as sung', detail: `${title}, ${form.used_on}` },
      async (db) => {
        await addUse(db, id, form)
        return listUses(db, id)
      },
    )
  })
  .answer(calls.deleteSongUse, [writers, demands('nothing')], async (c, { id, use }) => {
    const { title } = await records.read(c, id)
    await writeLogged(c, { action: 'Use of a song removed', detail: title }, (db: Db) =>
      removeUse(db, id, use),
    )
    return { detail: songRefusals.removed }
  })

/** Who reads, by the duties that are in force now. */
async function readerOf(c: Context<AppEnv>): Promise<SongReader> {
  const caller = callerOf(c)
  const mayAll = caller.role === 'admin' || (await dutiesInForce(c, caller)).held.includes('worship')
  const { db } = c.var
  return { today: await churchDay(db, c.var.now()), licence: await songLicence(db), mayAll }
}

function answerImport(judged: Awaited<ReturnType<typeof judgeSongs>>, added: number) {
  return { songs: judged.map(({ form: _, ...song }) => song), added }
}
