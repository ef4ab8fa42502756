import type { Context } from 'hono'
import * as calls from '../../../lib/contract/people/calls/directory.ts'
import {
  birthdayLists,
  familiesOfPage,
  labelSheets,
  letterSizes,
} from '../../../lib/contract/people/directory.ts'
import { PeopleFilter } from '../../../lib/contract/people/people-list.ts'
import { demands } from '../../accounts/accounts/rights/demands.ts'
import { caresForPeople, roles, signedIn } from '../../accounts/accounts/rights/guards.ts'
import type { AppEnv } from '../../platform/context.ts'
import { callRefusals } from '../../platform/errors/messages.ts'
import { refuse, refuseFields } from '../../platform/errors/refusal.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { answerPage, readChoice, readPaging } from '../../platform/http/pagination.ts'
import { Routes } from '../../platform/http/routes.ts'
import { bodyOf } from '../../platform/http/takes.ts'
import { findList } from '../../register/entries/lists.ts'
import { churchDay } from '../../settings/church-settings/place.ts'
import { readChurch } from '../../settings/church-settings/repo.ts'
import { recordAccess } from '../../settings/system-log/access.ts'
import { audit } from '../../settings/system-log/audit.ts'
import { writeLogged } from '../../settings/system-log/write-logged.ts'
import { anyPerson, scopeOf } from '../persons/people-scope.ts'
import { listBirthdays, listShownBirthdays } from './birthdays.ts'
import { listFamilies, readFamilies } from './families.ts'
import { listLabels } from './labels.ts'
import { directoryRefusals } from './messages.ts'
import { birthdaysPdf } from './pdf/birthdays.ts'
import { directoryPdf } from './pdf/directory.ts'
import { labelsPdf, sheets } from './pdf/labels.ts'
import { readPictures } from './pictures.ts'
import { requireMember } from './reader.ts'
import { directoryPersonOf, removeDirectoryPerson, setDirectoryPerson } from './without-account.ts'

/** The directory of those who agreed to be in it, and what the office prints of the register: an extension (docs/people.md). */
export const directory = new Routes()
  .answer(calls.listDirectory, signedIn, async (c) => {
    await requireMember(c)
    const { limit, ...paging } = readPaging(c, [])
    const families = await listFamilies(c.var.db, paging.search)
    const most = Math.min(limit, familiesOfPage)
    const shown = families.slice(paging.offset, paging.offset + most)
    const reader = { fellowship: callerOf(c).fellowshipId }
    const rows = await readFamilies(c.var.db, shown, reader)
    return answerPage(c, { ...paging, limit: most }, { count: families.length, rows })
  })
  .answer(calls.readDirectoryPerson, roles('admin'), async (c, { id }) => {
    await anyPerson(c.var.db, id)
    return directoryPersonOf(c.var.db, id)
  })
  .answer(calls.setDirectoryPerson, [roles('admin'), demands('nothing')], async (c, { id }) => {
    const form = await bodyOf(c)
    return writeLogged(c, { action: 'Person shown in the directory', detail: `person ${id}` }, async (db) => {
      await setDirectoryPerson(db, id, form, { by: callerOf(c).id, now: c.var.now() })
      return directoryPersonOf(db, id)
    })
  })
  .answer(calls.removeDirectoryPerson, [roles('admin'), demands('nothing')], (c, { id }) =>
    writeLogged(c, { action: 'Person removed from the directory', detail: `person ${id}` }, async (db) => {
      await removeDirectoryPerson(db, (await anyPerson(db, id)).id)
      return directoryPersonOf(db, id)
    }),
  )
  .answer(calls.countDirectory, caresForPeople, async (c) => {
    const families = await listFamilies(c.var.db)
    return { people: families.flat().length, families: families.length }
  })
  .answer(calls.printDirectory, caresForPeople, async (c) => {
    const { db, files } = c.var
    const letters = readChoice(c, 'letters', letterSizes) ?? 'small'
    // Whoever prints it: it is handed to all members.
    const families = await readFamilies(db, await listFamilies(db), { fellowship: null })
    const pictures = c.req.query('pictures') === 'yes' ? await readPictures(files, families) : new Map()
    await noteFile(c, 'directory', families.flatMap(({ members }) => members).length)
    return answerPdf(
      c,
      'directory',
      await directoryPdf({ ...(await headOf(c)), families, letters, pictures }),
    )
  })
  .answer(calls.printBirthdays, caresForPeople, async (c) => {
    const { db } = c.var
    const month = readWhole(c, 'month', 12) || undefined
    const whose = readChoice(c, 'whose', birthdayLists) ?? 'members'
    const birthdays =
      whose === 'office'
        ? await listBirthdays(db, await scopeOf(c), month)
        : await listShownBirthdays(db, month)
    await noteFile(c, 'birthdays', birthdays.length)
    return answerPdf(c, 'birthdays', await birthdaysPdf({ ...(await headOf(c)), birthdays, month }))
  })
  .answer(
    calls.printLabels,
    [roles('admin', 'fellowship_leader'), demands({ proof: 'always' })],
    async (c) => {
      const { db } = c.var
      await c.var.limits.consume('export by account', String(callerOf(c).id))
      const sheet = readChoice(c, 'sheet', labelSheets) ?? '3x8'
      const skip = readWhole(c, 'skip', sheets[sheet].columns * sheets[sheet].rows - 1)
      const { day, church } = await headOf(c)
      const search = { scope: await scopeOf(c), filter: await filterOf(c), today: day }
      const labels = await listLabels(db, search, c.req.query('together') === 'yes')
      if (labels.length === 0) refuse(409, directoryRefusals.nobodyListAddressYou)
      await noteFile(c, 'labels', labels.length)
      return answerPdf(c, 'labels', await labelsPdf({ church, day, labels, sheet, skip }))
    },
  )

const headOf = async (c: Context<AppEnv>) => ({
  church: await readChurch(c.var.db),
  day: await churchDay(c.var.db, c.var.now()),
})

/** The filter of the saved list that the call names; of everybody without one. Throws 404 for a list that the caller does not use. */
async function filterOf(c: Context<AppEnv>): Promise<PeopleFilter> {
  const list = readWhole(c, 'list', Number.MAX_SAFE_INTEGER)
  if (list === 0) return PeopleFilter.parse({})
  const saved = await findList(c.var.db, callerOf(c), list)
  return PeopleFilter.parse((saved ?? refuse(404, callRefusals.thereNoSuchList)).filter)
}

/** A whole number of the query from 0 to `most`; 0 without it. */
function readWhole(c: Context<AppEnv>, name: string, most: number): number {
  const given = c.req.query(name)
  if (!given) return 0
  const number = /^\d{1,15}$/.test(given) ? Number(given) : Number.NaN
  return number <= most ? number : refuseFields({ [name]: [directoryRefusals.giveNumberFrom0({ most })] })
}

/** A file of people is in both logs. */
async function noteFile(c: Context<AppEnv>, what: string, rows: number): Promise<void> {
  await audit(c, c.var.db, 'List printed', { detail: `${what}: ${rows} rows` })
  await recordAccess(c, { what: `file of: ${what}`, rows })
}

const answerPdf = (c: Context<AppEnv>, name: string, bytes: Uint8Array<ArrayBuffer>) =>
  c.body(bytes, 200, {
    'Content-Type': 'application/pdf',
    'Content-Disposition': `attachment; filename="${name}.pdf"`,
  })
