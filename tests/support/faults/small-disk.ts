import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { freshFolder, ownNode } from '../server.ts'
import type { Outcome } from './outcome.ts'

const program = fileURLToPath(new URL('on-small-disk.ts', import.meta.url))

/** Mounts a tmpfs of $1 MB at the folder $2 in this namespace, and runs the other arguments. */
const mount = 'mount -t tmpfs -o "size=$1m,mode=0700" tmpfs "$2" && shift 2 && exec "$@"'

const { uid, gid } = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 }
const own = ['--user', `--map-user=${uid}`, `--map-group=${gid}`]

/** Root may mount; any other user may in a user namespace as its root, and returns to their own id for the command. */
const [enter, leave] =
  uid === 0
    ? [['--mount'], []]
    : [
        ['--user', '--map-root-user', '--mount'],
        ['unshare', ...own],
      ]

/**
 * Runs a fault of `on-small-disk.ts` on a disk of this many MB, which only that program and its children see, and which ends with them.
 * Undefined where the system allows no mount (not Linux, or no namespaces).
 */
export async function onSmallDisk(
  fault: string,
  rounds: number,
  megabytes: number,
): Promise<Outcome | undefined> {
  const folder = await freshFolder()
  try {
    const size = [String(megabytes), folder]
    if ((await ended(unshare(size, ['true']))) !== 0) return undefined
    const child = unshare(size, [ownNode(), program, fault, String(rounds), folder])
    const [output, code] = await Promise.all([text(child.stdout), ended(child)])
    const outcome = output.split('\n').findLast((line) => line.startsWith('{'))
    if (code !== 0 || !outcome) throw new Error(`${fault} on a small disk ended with ${code}:\n${output}`)
    return JSON.parse(outcome)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** In its own process group, which ends by itself when this process has ended (on-small-disk.ts). */
const unshare = (size: string[], command: string[]) =>
  spawn('unshare', [...enter, 'sh', '-c', mount, 'sh', ...size, ...leave, ...command], {
    detached: true,
    stdio: ['pipe', 'pipe', 'inherit'],
  })

async function ended(child: ChildProcess): Promise<number | null> {
  const [code] = await once(child, 'close').catch(() => [null])
  return code
}
