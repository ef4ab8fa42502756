import { expect, test } from 'vitest'
import { verifyBooks } from '../../../src/server/giving/books/verify/verify.ts'
import { hashRows } from '../../support/row-hashes.ts'
import { openYear } from '../../support/sample-year.ts'
import { openInSqlite } from '../../support/seeded.ts'

/* The demonstration is the same, byte for byte, when it is made again from the same day, on either engine. */

test('the last minutes of a leap day give the same rows twice, and on both engines', async () => {
  const now = new Date('2028-02-29T23:50:00Z')
  await using one = await openYear(now)
  await using other = await openInSqlite(now, 'at once')

  const [rows, again] = [await hashRows(one.db), await hashRows(other.db)]

  expect(Object.keys(rows)).toEqual(expect.arrayContaining(['person', 'ledger_entry', 'sitting_mark']))
  expect(again).toEqual(rows)
  expect((await verifyBooks(one.db)).problems).toEqual([])
})
