// Started by small-disk.ts: runs one fault in a folder that is a disk of its own, and prints its outcome.
import { fillSmallDisk } from './full-disk.ts'
import { fillPostgresDisk } from './full-postgres.ts'

const [, , fault = '', rounds = '', folder = ''] = process.argv

const faults: Record<string, (rounds: number, folder: string) => Promise<unknown>> = {
  full: fillSmallDisk,
  postgres: fillPostgresDisk,
}

// When the parent process has ended, the whole process group ends, and the disk with it.
process.stdin.on('end', () => process.kill(0, 'SIGKILL')).resume()

const outcome = await faults[fault]?.(Number(rounds), folder)
console.log(JSON.stringify(outcome))
process.exit(0)
