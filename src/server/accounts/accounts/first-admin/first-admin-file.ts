import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { lifetime } from './first-admin.ts'

const fileOf = (dataDir: string) => join(dataDir, 'first-admin.txt')

/** Removes the link of an earlier start, which is no longer valid. */
export const removeFirstAdminFile = (dataDir: string): Promise<void> => rm(fileOf(dataDir), { force: true })

/**
 * Writes the link that creates the first admin into the data folder, readable by the process's account only: others read a
 * journal, and pass it on. The file is deleted when the link expires. Returns its path.
 */
export async function writeFirstAdminFile(dataDir: string, link: string): Promise<string> {
  // Deleted first, because an existing file would keep its mode.
  await removeFirstAdminFile(dataDir)
  await writeFile(fileOf(dataDir), `${link}\n`, { mode: 0o600, flag: 'wx' })
  setTimeout(() => void removeFirstAdminFile(dataDir).catch(() => undefined), lifetime).unref()
  return fileOf(dataDir)
}
