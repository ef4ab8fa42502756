import type { Context } from 'hono'
import * as calls from '../../../lib/contract/people/calls/parish-registers.ts'
import { parishBooks } from '../../../lib/contract/people/parish-register.ts'
import { nameOfPerson } from '../../../lib/contract/people/person.ts'
import { bookWords, numberOf } from '../../../lib/people/parish-words.ts'
import { usualRules } from '../../../lib/texts/settings/usual-rules.ts'
import { formatPartialDate } from '../../../lib/time/partial-date.ts'
import { demands } from '../../accounts/accounts/rights/demands.ts'
import { anyone, holds } from '../../accounts/accounts/rights/guards.ts'
import type { AppEnv } from '../../platform/context.ts'
import type { Db } from '../../platform/db/tables.ts'
import { callRefusals } from '../../platform/errors/messages.ts'
import { refuse, refuseFields } from '../../platform/errors/refusal.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { idempotent, idempotentWithoutBody } from '../../platform/http/idempotency/idempotency.ts'
import { answerPage, readChoice, readPaging } from '../../platform/http/pagination.ts'
import { Routes } from '../../platform/http/routes.ts'
import { bodyOf } from '../../platform/http/takes.ts'
import { entriesOf } from '../../register/entries/merged-entries.ts'
import { everybody } from '../../register/entries/register-scope.ts'
import { listPeople } from '../../register/entries/repo.ts'
import { churchDay } from '../../settings/church-settings/place.ts'
import { readChurch } from '../../settings/church-settings/repo.ts'
import { recordAccess } from '../../settings/system-log/access.ts'
import { writeLogged } from '../../settings/system-log/write-logged.ts'
import { readFamily } from '../family/family.ts'
import { familyReaderOf } from '../persons/people-scope.ts'
import { checkCertificate, findCertificate, issueCertificate } from './certificates.ts'
import { addParishEntry, addParishNote, findParishEntry, listParishEntries, parishOrders } from './entries.ts'
import { publicKeyOf } from './key.ts'
import { learnDates } from './learn.ts'
import { parishRefusals } from './messages.ts'
import { bookEntries, marriagesOf } from './of-a-time.ts'
import { certificatePdf } from './pdf/certificate.ts'
import { bookPdf, marriageReturnPdf } from './pdf/lists.ts'
import { membershipReturnPdf } from './pdf/membership.ts'
import { readParishYear } from './year.ts'

const keepers = holds('registrar', 'admin')

/** The church's registers of baptisms, marriages, burials and the like: an extension (docs/registers.md). */
export const parishRegisters = new Routes()
  .answer(calls.listParishEntries, keepers, async (c) => {
    const paging = {
      ...readPaging(c, parishOrders),
      book: readChoice(c, 'status', parishBooks),
      year: readYear(c),
    }
    const entries = await listParishEntries(c.var.db, paging)
    await recordAccess(c, { what: 'church registers', rows: entries.rows.length, filter: paging.search })
    return answerPage(c, paging, entries)
  })
  .answer(calls.addParishEntry, [keepers, idempotent, demands('nothing')], async (c) => {
    const form = await bodyOf(c)
    const now = c.var.now()
    if (form.day > (await churchDay(c.var.db, now))) refuseFields({ day: [parishRefusals.giveDayNotStill] })
    const by = callerOf(c).id
    return writeLogged(c, { action: 'Register entry added', detail: titleOf }, async (db) => {
      await learnDates(db, form, { by, now })
      return entryOf(db, await addParishEntry(db, { form, by, now }))
    })
  })
  .answer(calls.readParishEntry, keepers, async (c, { id }) => {
    const entry = await entryOf(c.var.db, id)
    await recordAccess(c, { what: `register entry ${titleOf(entry)}`, rows: 1 })
    return entry
  })
  .answer(calls.readFamilyOfEntry, keepers, async (c, { id }) => {
    const { db } = c.var
    const entry = await entryOf(db, id)
    const [person] = entry.person ? await entriesOf(db, entry.person.id) : []
    const family = person === undefined ? [] : await readFamily(db, person, await familyReaderOf(c))
    await recordAccess(c, { what: `family of register entry ${titleOf(entry)}`, rows: family.length })
    return family
  })
  .answer(calls.addParishNote, [keepers, idempotent, demands('nothing')], async (c, { id }) => {
    const { text, cancels } = await bodyOf(c)
    const [by, now] = [callerOf(c).id, c.var.now()]
    return writeLogged(
      c,
      {
        action: cancels ? 'Register entry cancelled' : 'Register entry noted',
        detail: titleOf,
        ...(cancels && { status: 'warning' }),
      },
      async (db) => {
        const entry = await entryOf(db, id)
        if (cancels && entry.is_cancelled) refuse(409, parishRefusals.entryCancelledAlready)
        await addParishNote(db, id, { text, cancels, by, now })
        return entryOf(db, id)
      },
    )
  })
  .answer(calls.issueCertificate, [keepers, idempotentWithoutBody, demands('nothing')], async (c, { id }) => {
    const day = await churchDay(c.var.db, c.var.now())
    const by = callerOf(c).id
    const made = await writeLogged(
      c,
      { action: 'Certificate issued', detail: ({ title }: { title: string }) => title },
      async (db) => {
        const entry = await entryOf(db, id)
        if (entry.is_cancelled) refuse(409, parishRefusals.entryCancelledNoCertificate)
        const certificate = await issueCertificate(db, entry, { by, day, keys: c.var.factorKeys })
        return { ...certificate, title: `${titleOf(entry)}, copy ${certificate.copy}` }
      },
    )
    return { id: made.id, copy: made.copy }
  })
  .answer(calls.readCertificate, keepers, async (c, { id }) => {
    const { db, settings, askedOrigin } = c.var
    const certificate = (await findCertificate(db, id)) ?? refuse(404, parishRefusals.thereNoSuchCertificate)
    await recordAccess(c, { what: `certificate of ${titleOf(certificate.entry)}`, rows: 1 })
    const site = settings.PUBLIC_SITE_URL ?? askedOrigin()
    const church = await readChurch(db)
    const isPlain = c.req.query('plain') === 'yes'
    return answerPdf(c, 'certificate', await certificatePdf(certificate, { church, site, isPlain }))
  })
  .answer(calls.readParishBook, keepers, async (c, { book: given, year }) => {
    const book = parishBooks.find((one) => one === given) ?? refuse(404, parishRefusals.thereNoSuchRegister)
    const { db } = c.var
    const entries = await bookEntries(db, book, year)
    await recordAccess(c, { what: `register of ${bookWords[book].many()}, ${year}`, rows: entries.length })
    const day = await churchDay(db, c.var.now())
    return answerPdf(
      c,
      `${book}-${year}`,
      await bookPdf({ church: await readChurch(db), entries, day }, { book, year }),
    )
  })
  .answer(calls.readMarriageReturn, keepers, async (c, { month }) => {
    if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) refuse(400, parishRefusals.giveMonthSuchAs)
    const { db } = c.var
    const entries = await marriagesOf(db, month)
    await recordAccess(c, { what: `marriages of ${month}`, rows: entries.length })
    const list = { church: await readChurch(db), entries, day: await churchDay(db, c.var.now()) }
    const inWords = formatPartialDate(`${month}-00`)
    return answerPdf(c, `marriages-${month}`, await marriageReturnPdf(list, inWords))
  })
  .answer(calls.readMembershipReturn, keepers, async (c, { year }) => {
    const { db } = c.var
    const data = await readParishYear(db, year)
    const day = await churchDay(db, c.var.now())
    return answerPdf(
      c,
      `membership-${year}`,
      await membershipReturnPdf({ church: await readChurch(db), data, day }),
    )
  })
  .answer(calls.readParishYear, keepers, async (c, { year }) => readParishYear(c.var.db, year))
  .answer(calls.findParishPeople, keepers, async (c) => {
    const search = (c.req.query('search') ?? '').slice(0, 100)
    const page = { limit: 10, offset: 0, search, order: undefined }
    const { rows } = await listPeople(c.var.db, everybody, page)
    await recordAccess(c, { what: 'people, for a church register', rows: rows.length, filter: search })
    return rows.map((row) => ({ id: row.id, name: nameOfPerson(row), born: row.born }))
  })
  .answer(calls.readParishKey, anyone, async (c) => ({ key: await publicKeyOf(c.var.db, c.var.factorKeys) }))
  .answer(calls.checkCertificate, anyone, async (c) => {
    const { code } = await bodyOf(c)
    return (
      (await checkCertificate(c.var.db, c.var.factorKeys, code)) ??
      refuse(404, parishRefusals.churchNotIssuedCertificate)
    )
  })

const entryOf = async (db: Db, id: number) =>
  (await findParishEntry(db, id)) ?? refuse(404, callRefusals.thereNoSuchEntry)

/** Without a name, which would outlive the person in the log. */
const titleOf = (entry: { book: (typeof parishBooks)[number]; year: number; number: number }): string =>
  `${bookWords[entry.book].one()} ${numberOf(entry)}`

function readYear(c: Context<AppEnv>): number | undefined {
  const given = c.req.query('series')
  if (!given) return undefined
  return /^\d{4}$/.test(given) ? Number(given) : refuseFields({ series: [usualRules.giveYear] })
}

const answerPdf = (c: Context<AppEnv>, name: string, bytes: Uint8Array<ArrayBuffer>) =>
  c.body(bytes, 200, {
    'Content-Type': 'application/pdf',
    'Content-Disposition': `attachment; filename="${name}.pdf"`,
  })
