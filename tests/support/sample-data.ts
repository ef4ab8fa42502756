import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { freshFolder, makeTemporary, type RunningServer, startServer } from './server.ts'

/** The environment variable with the data folder that `startSampleChurch` copies. */
const template = 'SAMPLE_CHURCH'

/**
 * Runs once before all browser tests: a server makes the sample data that is copied for every church, and fills the compile cache. Together
 * they are a third of the time of a start.
 */
export default async function makeSampleData(): Promise<void> {
  const dataDir = await freshFolder()
  process.env['NODE_COMPILE_CACHE'] = join(await makeTemporary(), 'compiled')
  const server = await startServer({ dataDir })
  await server[Symbol.asyncDispose]()
  process.env[template] = dataDir
}

/** A server with the sample data, on a data folder of its own. Disposing stops it and removes its data. */
export async function startSampleChurch(): Promise<RunningServer> {
  const made = process.env[template]
  if (!made) throw new Error('No sample data was made before the tests')
  const dataDir = await freshFolder()
  await cp(made, dataDir, { recursive: true })
  return startServer({ dataDir, removeData: true })
}
