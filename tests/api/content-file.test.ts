import { expect, test } from 'vitest'
import { readChurch } from '../../src/server/church-settings/repo.ts'
import { tryOut } from '../../src/server/commands/commit.ts'
import { exportChurch } from '../../src/server/content-file/export.ts'
import { checkFiles, importChurch, readChurchFile, storeFiles } from '../../src/server/content-file/import.ts'
import type { Db } from '../../src/server/db/tables.ts'
import { newKey } from '../../src/server/files/store.ts'
import { readPublished } from '../../src/server/page-content/published.ts'
import { listPages } from '../../src/server/page-content/repo.ts'
import { openChurch } from '../support/church.ts'
import { graceChapel } from '../support/grace-chapel.ts'
import { picture, svgAsAvif } from '../support/polyglots.ts'

/* `npm run content`: what a church says of itself moves from one house to another. */

const at = new Date('2026-11-22T10:00:00Z')
const take = (db: Db, file = graceChapel) => db.transaction().execute((part) => importChurch(part, file, at))
const pathsOf = async (db: Db) => (await listPages(db)).map(({ path }) => path)

test('what one church exports, another takes whole, and a second time nothing changes', async () => {
  await using from = await openChurch()
  await using to = await openChurch()
  await take(from.db)
  const file = readChurchFile(JSON.stringify(await exportChurch(from.db, from.files)))
  await to.db.deleteFrom('page').execute()
  await to.db.deleteFrom('church_setting').execute()

  const first = await take(to.db, file)
  const again = await take(to.db, file)

  expect(first.added).toContain('/about')
  expect(again).toMatchObject({ church: [], added: [], changed: [] })
  expect(await exportChurch(to.db, to.files)).toEqual(file)
  expect((await readPublished(to.db, '/about', 'en'))?.document).toEqual(
    graceChapel.pages[0]?.texts[0]?.document,
  )
})

test('a dry run tells what would change, and changes nothing', async () => {
  await using church = await openChurch()
  const [before, pages] = [await readChurch(church.db), await pathsOf(church.db)]

  const told = await tryOut(church.db, (part) => importChurch(part, graceChapel, at))

  expect(told.church).toEqual(expect.arrayContaining(['name', 'town', 'palette']))
  expect([...told.added, ...told.changed]).toEqual(['/about'])
  expect(await readChurch(church.db)).toEqual(before)
  expect(await pathsOf(church.db)).toEqual(pages)
})

test.each([
  ['cut off', '{"format": 1, "church"', /no JSON/],
  ['of a newer version', JSON.stringify({ ...graceChapel, format: 2 }), /newer version/],
  [
    'with a colour that is none',
    JSON.stringify({ ...graceChapel, church: { colour: 'red' } }),
    /church\.colour/,
  ],
  ['with more than it may have', JSON.stringify({ ...graceChapel, accounts: [] }), /accounts|Unrecognized/i],
  [
    'with a block of no kind',
    JSON.stringify(graceChapel).replace('"kind":"text"', '"kind":"script"'),
    /pages\.0\.texts\.0\.document\.blocks/,
  ],
  [
    'with a picture outside of the files',
    JSON.stringify({ ...graceChapel, pictures: [{ key: '../../etc/passwd', data: '' }] }),
    /pictures\.0\.key/,
  ],
])('a file %s is refused with the place that is wrong', (_, text, why) => {
  expect(() => readChurchFile(text)).toThrow(why)
})

test('pictures come with their bytes; what is no picture is refused before anything is stored', async () => {
  await using church = await openChurch()
  const key = newKey('pages', 'png')
  const bytes = await picture().png().toBuffer()
  const whole = { ...graceChapel, pictures: [{ key, data: bytes.toString('base64') }] }
  const wrong = {
    ...graceChapel,
    pictures: [{ key: newKey('pages', 'png'), data: Buffer.from(svgAsAvif).toString('base64') }],
  }

  await expect(checkFiles(wrong)).rejects.toThrow(/not a picture/)
  expect(await storeFiles(church.files, whole)).toBe(1)
  expect(await storeFiles(church.files, whole)).toBe(0)
  expect((await church.files.find(key))?.bytes).toBe(bytes.length)
})
