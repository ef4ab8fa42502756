import { expect, test } from 'vitest'
import type { ReportAnswer } from '../../../src/lib/contract/giving/books-report.ts'
import { openFonts } from '../../../src/server/platform/pdf/pdf.ts'
import { openBooks } from '../../support/books.ts'

/* Statements and receipts as PDF, and the statements of everybody as one archive. */

const days = 'from=2026-01-01&to=2026-12-31'

type Books = Awaited<ReturnType<typeof openBooks>>

async function fileOf({ church }: Books, path: string, access: string) {
  const headers = { Authorization: `Bearer ${access}` }
  const answer = await church.api.request(`/backend/api/${path}`, { headers })
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) }
}

test('the letters of Twi, Ga and Ewe and the sign of the cedi are in every font of a paper', async () => {
  const fonts = await openFonts()

  const missing = [...fonts.values()].flatMap((font) =>
    [...'ɔɛŋƆƐŊɖƒɣʋ₵'].filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)),
  )

  expect([fonts.size, missing]).toEqual([4, []])
})

test('a member saves statement and receipt as PDF, the same bytes each time, and nobody another’s', async () => {
  await using books = await openBooks()
  const { church, member, memberId, treasurer, admin } = books
  await books.give({ accountId: memberId, amount: 5050 })
  const { id } = await church.db.selectFrom('ledger_entry').select('id').executeTakeFirstOrThrow()
  const stranger = (await church.signIn('newcomer')).access
  const receipt = `books/receipts/${id}/pdf/`

  const own = await fileOf(books, `books/statement/pdf/?${days}`, member)
  const again = await fileOf(books, `books/statement/pdf/?${days}`, member)
  const mine = await fileOf(books, receipt, member)
  const byTreasurer = await fileOf(books, receipt, treasurer)
  const refused = await Promise.all([
    fileOf(books, receipt, stranger),
    fileOf(books, receipt, admin),
    fileOf(books, `books/people/${memberId}/statement/pdf/?${days}`, admin),
    fileOf(books, `books/people/${memberId}/statement/pdf/?${days}`, member),
    fileOf(books, 'books/receipts/999/pdf/', member),
  ])
  const looks = await church.db.selectFrom('access_entry').select(['what', 'subject_id']).execute()

  expect([own.status, own.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  expect(own.bytes.subarray(0, 5).toString()).toBe('%PDF-')
  expect(own.bytes.equals(again.bytes)).toBe(true)
  expect(mine.bytes.equals(byTreasurer.bytes)).toBe(true)
  expect(refused.map(({ status }) => status)).toEqual([404, 404, 403, 403, 404])
  expect(looks).toContainEqual({ what: 'receipt', subject_id: memberId })
})

test('the archive has everybody, guests by name and telephone, and adds up to the report', async () => {
  await using books = await openBooks()
  const { church, treasurer, admin, memberId, tithe } = books
  await books.give({ accountId: memberId, amount: 5000 })
  const guest = await books.give({ amount: 700 })
  const other = await books.give({ amount: 900 })
  await church.db.updateTable('gift').set({ telephone: '+233244000001' }).where('id', '=', guest).execute()
  await church.db
    .updateTable('gift')
    .set({ name: '=Ɛsi', telephone: '+233244000002' })
    .where('id', '=', other)
    .execute()
  const { id } = await books.openCount()
  const notes = [{ fund: tithe, value: 10_000, many: 2 }]
  const item = { kind: 'envelope', fund: tithe, account: null, name: 'Ɔsei', detail: '', amount: 15_000 }
  await books.enter(id, notes, treasurer)
  await books.enter(id, notes, books.counter)
  await church.post(`books/counts/${id}/items/`, item, treasurer)
  await books.sign(id, treasurer)
  await books.sign(id, books.counter)

  const path = `books/statements/archive/?${days}`
  const archive = await fileOf(books, path, treasurer)
  const again = await fileOf(books, path, treasurer)
  const refused = await fileOf(books, path, admin)
  const text = archive.bytes.toString('utf8')
  const report = (await church.get(`books/report/?by=fund&${days}`, admin)).body as ReportAnswer
  church.wait(11 * 60_000)
  const stale = await fileOf(books, path, treasurer)
  const log = await church.db
    .selectFrom('log_entry')
    .select('detail')
    .where('action', '=', 'Statements of everybody saved')
    .execute()
  const rows = text.slice(text.indexOf('File,'), text.indexOf('PK', text.indexOf('File,'))).split('\r\n')

  expect([archive.status, refused.status, stale.status]).toEqual([200, 403, 403])
  expect(JSON.parse(stale.bytes.toString())).toHaveProperty('step_up')
  expect(archive.headers.get('x-files')).toBe('5')
  expect(archive.bytes.equals(again.bytes)).toBe(true)
  expect(rows[0]).toBe('File,Name,Telephone,Username,Lines,Total (GHS)')
  expect(rows).toContainEqual(expect.stringMatching(/^\d{4}-esi\.pdf,'=Ɛsi,\+233244000002,,1,9$/))
  expect(rows).toContainEqual(expect.stringMatching(/^\d{4}-osei\.pdf,Ɔsei,,,1,150$/))
  const sums = rows
    .slice(1)
    .flatMap((row) => (/,([\d.]+)$/.exec(row)?.[1] ? [Number(/,([\d.]+)$/.exec(row)?.[1])] : []))
  expect(sums.reduce((sum, one) => sum + one, 0) * 100).toBeCloseTo(report.total)
  expect(text.match(/%PDF-/g)).toHaveLength(4)
  expect(log).toHaveLength(2)
})
