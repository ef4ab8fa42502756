import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { lifetime } from './first-admin.ts'

const fileOf = (dataDir: string) => join(dataDir, 'first-admin.txt')

/** Removes the link of an earlier offer, which opens nothing any more. */
export const removeFirstAdminFile = (dataDir: string): Promise<void> => rm(fileOf(dataDir), { force: true })

/**
 * Writes the link that makes the first admin into the data folder, for the eyes of the process's account: a journal is read by others,
 * and passed on. The file goes when the link has run out. Answers its path.
 */
export async function keepFirstAdminFile(dataDir: string, link: string): Promise<string> {
  // Anew, since a file that is there would keep its mode.
  await removeFirstAdminFile(dataDir)
  await writeFile(fileOf(dataDir), `${link}\n`, { mode: 0o600, flag: 'wx' })
  setTimeout(() => void removeFirstAdminFile(dataDir).catch(() => undefined), lifetime).unref()
  return fileOf(dataDir)
}
