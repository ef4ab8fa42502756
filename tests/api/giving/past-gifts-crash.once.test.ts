import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'
import { storePastFile } from '../../../src/server/giving/books/past-gifts/store-file.ts'
import { tryPastImport } from '../../../src/server/giving/books/past-gifts/trial.ts'
import { openChosenDatabase } from '../../../src/server/platform/db/choose.ts'
import { migrate } from '../../../src/server/platform/db/open-database.ts'
import { addPastPeople, pastGiftLines } from '../../support/past-gift-list.ts'
import { freshFolder, ownNode } from '../../support/server.ts'

const rows = 3000

test('a process that is killed in the middle of an import leaves nothing of it, and the next one brings all', async () => {
  const folder = await freshFolder()
  const { id, ready } = await tried(folder)

  const killed: unknown[] = []
  for (const batch of [1, 3, 6]) {
    await bringUntil(folder, id, batch)
    killed.push(await standOf(folder))
  }
  await bringUntil(folder, id)

  expect(killed).toEqual([1, 2, 3].map(() => ({ state: 'tried', gifts: 0, funds: ['Tithe'] })))
  expect(await standOf(folder)).toEqual({ state: 'done', gifts: ready, funds: ['Roof', 'Tithe'] })
  await rm(folder, { recursive: true })
}, 60_000)

async function tried(folder: string): Promise<{ id: number; ready: number }> {
  const path = join(folder, 'gifts.csv')
  await writeFile(path, [...pastGiftLines(rows, 200)].join('\n'))
  const db = openChosenDatabase({ DATABASE_URL: undefined, DATA_DIR: folder })
  await migrate(db)
  const now = new Date('2026-11-21T12:00:00.000Z')
  await db.deleteFrom('fund').execute()
  await addPastPeople(db, 200, now)
  const file = await storePastFile(db, { path, name: 'gifts.csv', by: null, now })
  const funds = [{ label: 'Roof', fund: null }]
  const { counts } = await tryPastImport(db, file, { mapping: file.mapping, order: file.order, funds }, now)
  await db.destroy()
  return { id: file.id, ready: (JSON.parse(counts) as { ready: number }).ready }
}

/** Brings an import over in a process of its own, which is killed (-9) when it asks for a batch of rows; undefined: never. */
async function bringUntil(folder: string, id: number, batch?: number): Promise<void> {
  const script = 'tests/support/faults/bring-past-gifts.ts'
  const child = spawn(ownNode(), [script, folder, String(id)], { stdio: ['ignore', 'pipe', 'inherit'] })
  const exited = once(child, 'exit')
  const lines: string[] = []
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line)
    if (lines.length === batch) child.kill('SIGKILL')
  }
  await exited
  expect(lines.includes('committed')).toBe(batch === undefined)
}

async function standOf(folder: string) {
  const db = openChosenDatabase({ DATABASE_URL: undefined, DATA_DIR: folder })
  const { state } = await db.selectFrom('gift_import').select('state').executeTakeFirstOrThrow()
  const gifts = await db.selectFrom('past_gift').select('id').execute()
  const funds = await db.selectFrom('fund').select('name').orderBy('name').execute()
  await db.destroy()
  return { state, gifts: gifts.length, funds: funds.map(({ name }) => name) }
}
