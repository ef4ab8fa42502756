// Checks of package-lock.json, without network access and without installed packages.
import { nodePackages } from './own-node.mjs'

/** A message for each entry that could install something other than the tested package; empty when all are valid. */
export function lockFaults({ lock, wanted }) {
  const entries = Object.entries(lock.packages ?? {}).filter(([path]) => path !== '')
  return [
    ...ofRoot(lock, wanted),
    ...entries.flatMap(([path, entry]) => ofEntry(path, entry)),
    ...ofNode(lock, wanted),
  ]
}

const kinds = ['dependencies', 'devDependencies', 'optionalDependencies']

function ofRoot({ lockfileVersion, packages }, wanted) {
  const root = packages?.[''] ?? {}
  const differ = kinds.filter(
    (kind) => JSON.stringify(sorted(root[kind])) !== JSON.stringify(sorted(wanted[kind])),
  )
  return [
    ...(lockfileVersion === 3 ? [] : [`The lock file has version ${lockfileVersion}, not 3.`]),
    ...differ.map(
      (kind) => `The ${kind} of package.json are not those of the lock file: npm ci would refuse it.`,
    ),
  ]
}

const sorted = (versions = {}) => Object.entries(versions).sort()

function ofEntry(path, { version, integrity = '', resolved, link }) {
  if (link) return [`${path} is a link to a folder, and no package.`]
  return [
    ...(/^sha512-[\w+/]{86}==$/.test(integrity)
      ? []
      : [`${path} ${version} has no SHA-512: any file would do.`]),
    ...(resolved ? [`${path} names its address (${new URL(resolved).host}): any registry shall do.`] : []),
  ]
}

/** Node itself is installed from packages, one per platform: all must have the same version. */
function ofNode({ packages = {} }, { optionalDependencies = {} }) {
  const names = Object.values(nodePackages)
  const locked = names.map((name) => packages[`node_modules/${name}`]?.version ?? 'none')
  const wanted = names.map((name) => optionalDependencies[name] ?? 'none')
  if (new Set([...locked, ...wanted]).size === 1 && locked[0] !== 'none') return []
  return [
    `Node differs between kinds of machines: ${names.map((name, at) => `${name} ${wanted[at]}, locked ${locked[at]}`).join('; ')}.`,
  ]
}
