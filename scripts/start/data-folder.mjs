import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../setup/own-node.mjs'

/** The demonstration's data folder, beside that of a church of one's own, `data`. */
const demonstration = 'data-demonstration'

/**
 * The environment of `npm start`: the demonstration in a folder of its own, or with `--own` a church of one's own in `data`. DATA_DIR, where
 * it is set, names the folder of either. A church that an older version left in `data` is opened there until there is a demonstration beside it.
 */
export function dataEnvironment(args, environment = process.env, folder = root) {
  const { DATA_DIR, SAMPLE_DATA, PRODUCTION } = environment
  if (args.includes('--own')) return { SAMPLE_DATA: 'off' }
  const isOlder = hasChurch(join(folder, 'data')) && !existsSync(join(folder, demonstration))
  const isOwn = SAMPLE_DATA === 'off' || PRODUCTION === 'on'
  return DATA_DIR || isOwn || isOlder ? {} : { DATA_DIR: join(folder, demonstration) }
}

/** A church on PostgreSQL has no file, but the keys of its processes. */
const hasChurch = (folder) => ['church.db', 'secrets'].some((name) => existsSync(join(folder, name)))
