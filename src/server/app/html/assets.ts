import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { OutgoingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import { type Bodies, type Entry, entryOf } from '../../platform/cache/entry.ts'
import { contentType } from '../../platform/files/content-type.ts'
import { assetPolicy } from './policy.ts'

/** Scripts, styles, pictures and other files of the built site, by path. */
export type Assets = ReadonlyMap<string, Entry>

/**
 * Assets have a hash in their name. A browser asks for the service worker with every page, at most once an hour over the
 * network: pages come from the network first, so nobody waits for a new worker.
 */
const cacheControl = (path: string): string => {
  if (path.startsWith('/_astro/')) return 'public, max-age=31536000, immutable'
  return path === '/sw.js' ? 'public, max-age=3600' : 'no-cache'
}

/** Reads the built assets into memory, so that no request reads from disk. Throws when the site was not built. */
export function readAssets(folder: string, headers: OutgoingHttpHeaders): Assets {
  if (!existsSync(folder))
    throw new Error(`There is no built site in ${folder}: run npm start, which builds it.`)
  return new Map(
    filesOf(folder).map((path) => [
      path,
      entryOf(readBodies(join(folder, path)), {
        ...headers,
        'Content-Type': contentType(path),
        'Cache-Control': cacheControl(path),
        Vary: 'Accept-Encoding',
        'Content-Security-Policy': assetPolicy,
      }),
    ]),
  )
}

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/'))
    .map((path) => (path.startsWith('/') ? path : `/${path}`))
}

function readBodies(file: string): Bodies {
  return {
    plain: readFileSync(file),
    ...(existsSync(`${file}.br`) && { br: readFileSync(`${file}.br`) }),
    ...(existsSync(`${file}.gz`) && { gz: readFileSync(`${file}.gz`) }),
  }
}
