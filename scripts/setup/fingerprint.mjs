// Detects changes since the last install or build. Runs on an old Node and imports nothing from node_modules.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './own-node.mjs'

/** One hash of the names and contents of the given files and folders. */
export function fingerprint(paths) {
  const hash = createHash('sha256')
  for (const path of paths) {
    for (const file of filesBelow(path))
      hash
        .update(file)
        .update('\0')
        .update(readFileSync(join(root, file)))
  }
  return hash.digest('hex')
}

function filesBelow(path) {
  const entries = directory(path)
  if (!entries) return existsSync(join(root, path)) ? [path] : []
  return entries
    .map((entry) => `${path}/${entry.name}`)
    .sort()
    .flatMap(filesBelow)
}

function directory(path) {
  try {
    return readdirSync(join(root, path), { withFileTypes: true })
  } catch {
    return undefined
  }
}
