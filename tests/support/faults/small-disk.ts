import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { freshFolder, ownNode } from '../server.ts'
import type { Outcome } from './outcome.ts'

const program = fileURLToPath(new URL('on-small-disk.ts', import.meta.url))

/** Mounts a disk in memory of $1 MB over the folder $2, for whoever is in this namespace, and goes on as its last words say. */
const mount = 'mount -t tmpfs -o "size=$1m,mode=0700" tmpfs "$2" && shift 2 && exec "$@"'

const { uid, gid } = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 }
const own = ['--user', `--map-user=${uid}`, `--map-group=${gid}`]

/** Root may mount; anybody else may in a namespace where they count as root, and is then themselves again. */
const [enter, leave] =
  uid === 0
    ? [['--mount'], []]
    : [
        ['--user', '--map-root-user', '--mount'],
        ['unshare', ...own],
      ]

/**
 * Does a fault of `on-small-disk.ts` on a disk of so many MB, which only that program and what it starts can see, and
 * which is gone with them. Undefined where the system lets nobody mount one (not Linux, or no namespaces).
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
    const [said, code] = await Promise.all([text(child.stdout), ended(child)])
    const outcome = said.split('\n').findLast((line) => line.startsWith('{'))
    if (code !== 0 || !outcome) throw new Error(`${fault} on a small disk ended with ${code}:\n${said}`)
    return JSON.parse(outcome)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** In a process group of its own, which it ends by itself when we are gone (on-small-disk.ts). */
const unshare = (size: string[], command: string[]) =>
  spawn('unshare', [...enter, 'sh', '-c', mount, 'sh', ...size, ...leave, ...command], {
    detached: true,
    stdio: ['pipe', 'pipe', 'inherit'],
  })

async function ended(child: ChildProcess): Promise<number | null> {
  const [code] = await once(child, 'close').catch(() => [null])
  return code
}
