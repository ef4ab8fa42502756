import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ChurchChanges } from '../../src/lib/contract/website/church.ts'
import { databaseFile } from '../../src/server/platform/db/choose.ts'
import { openDatabase } from '../../src/server/platform/db/open-database.ts'
import { changeChurch, readChurch } from '../../src/server/settings/church-settings/repo.ts'
import { freshFolder, makeClosedChurch, type RunningServer, startServer } from './server.ts'

/** A key such as an uploaded logo has. */
const logoKey = 'logos/aaaaaaaaaaaaaaaaaaaaaa.png'

type Other = { changes: Omit<ChurchChanges, 'logo'>; logo?: Buffer }

/** A server with the sample data, whose church is another one. Disposing stops it and removes its data. */
export async function startOtherChurch({ changes, logo }: Other): Promise<RunningServer> {
  const dataDir = await freshFolder()
  await makeClosedChurch(dataDir)
  if (logo) {
    await mkdir(join(dataDir, 'media/logos'), { recursive: true })
    await writeFile(join(dataDir, 'media', logoKey), logo)
  }
  const db = openDatabase(databaseFile(dataDir))
  const before = await readChurch(db)
  const all = { ...changes, ...(logo && { logo: logoKey }) }
  await changeChurch(db, { changes: all, before, by: null, at: new Date() })
  await db.destroy()
  return startServer({ dataDir, removeData: true })
}
