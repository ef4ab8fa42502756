import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test, vi } from 'vitest'
import { startBackupJob } from '../../../src/server/app/backup/schedule.ts'
import { readSettings } from '../../../src/server/platform/config.ts'
import { freshFolder } from '../../support/server.ts'

/* The backup of the day where several processes share a data folder (docs/operations.md, "Growing past one machine"). */

const slow = { timeout: 20_000 }

/** Writes for some seconds to a temporary folder, as the real program does for hours where there are many files. */
const slowBackup = `
  import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
  import { basename, dirname, join } from 'node:path'
  const target = process.argv[3]
  const work = mkdtempSync(join(dirname(target), '.' + basename(target) + '.part-'))
  writeFileSync(join(work, 'archive'), 'church')
  setTimeout(() => {
    renameSync(join(work, 'archive'), target)
    rmSync(work, { recursive: true })
  }, 3000)`

async function openFolder() {
  const root = await freshFolder()
  const backups = join(root, 'data/backups')
  for (const folder of [backups, join(root, 'dist/server'), join(root, 'data/secrets')])
    await mkdir(folder, { recursive: true })
  await writeFile(join(root, 'dist/server/backup.js'), slowBackup)
  const key = join(root, 'data/secrets/access-token.key')
  await writeFile(key, '')
  await utimes(key, new Date('2026-01-01'), new Date('2026-01-01'))
  const log = { info: vi.fn(), warn: vi.fn(), fault: vi.fn() }
  const start = () =>
    startBackupJob({
      settings: readSettings({ DATA_DIR: join(root, 'data') }),
      root: pathToFileURL(`${root}/`),
      log: log as never,
    })
  return { backups, log, start, [Symbol.asyncDispose]: () => rm(root, { recursive: true }) }
}

test('of two processes that share a folder one makes the backup of the day, and neither says that it failed', async () => {
  await using folder = await openFolder()

  const first = folder.start()
  await expect.poll(() => readdir(folder.backups), slow).toEqual([expect.stringContaining('.part-')])
  const second = folder.start()
  await expect
    .poll(() => folder.log.info.mock.calls.length + folder.log.warn.mock.calls.length, slow)
    .toBeGreaterThan(0)
  await Promise.all([first.stop(), second.stop()])

  expect(folder.log.warn).not.toHaveBeenCalled()
  expect(await readdir(folder.backups)).toEqual([expect.stringMatching(/^asore-.*\.tar$/)])
  expect([first.state().failed, second.state().failed]).toEqual([false, false])
})

test('what a killed backup has left is removed, and the backup of the day is made', async () => {
  await using folder = await openFolder()
  const left = join(folder.backups, '.asore-2026-01-11T03-00-00Z.tar.part-abcdef')
  await mkdir(left)
  const anHourAgo = new Date(Date.now() - 3_600_000)
  await utimes(left, anHourAgo, anHourAgo)

  const job = folder.start()
  await expect.poll(() => folder.log.info.mock.calls.length, slow).toBe(1)
  await job.stop()

  expect(await readdir(folder.backups)).toEqual([expect.stringMatching(/^asore-.*\.tar$/)])
})

test('a backup that is stopped with its process leaves nothing, so that the next start makes it at once', async () => {
  await using folder = await openFolder()

  const job = folder.start()
  await expect.poll(() => readdir(folder.backups), slow).toEqual([expect.stringContaining('.part-')])
  await job.stop()
  const left = await readdir(folder.backups)
  const again = folder.start()
  await expect.poll(() => folder.log.info.mock.calls.length, slow).toBe(1)
  await again.stop()

  expect(left).toEqual([])
})
