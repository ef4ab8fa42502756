import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Settings } from '../../platform/config.ts'
import { backupFolder, laterThan, readErasureList } from '../../platform/erasures/list-file.ts'
import { timeOf } from './calendar.ts'

/**
 * The backups in the folder of backups, the newest first, one line each. One that is older than something that was deleted for good says so:
 * it still holds that.
 */
export async function listBackups(settings: Pick<Settings, 'BACKUP_DIR' | 'DATA_DIR'>): Promise<string[]> {
  const folder = backupFolder(settings)
  const erasures = await readErasureList(folder)
  const names = (await readdir(folder).catch((): string[] => [])).filter((name) =>
    /\.tar(\.age)?$/.test(name),
  )
  const backups = await Promise.all(
    names.map(async (name) => {
      const { size, mtime } = await stat(join(folder, name))
      return { name, size, at: (timeOf(name) ?? mtime).toISOString() }
    }),
  )
  if (backups.length === 0) return [`There is no backup in ${folder}.`]
  return backups
    .sort((a, b) => b.at.localeCompare(a.at))
    .map(({ name, size, at }) => {
      const later = laterThan(erasures, at).length
      const holds =
        later === 0
          ? ''
          : `, still holds what was deleted for good since (${later}): a restore deletes it again`
      return `${name}: ${at.slice(0, 16).replace('T', ' ')} UTC, ${(size / 1_000_000).toFixed(1)} MB${holds}`
    })
}
