// Started by small-disk.ts: does one fault in a folder that is a disk of its own, and prints its outcome.
import { fillSmallDisk } from './full-disk.ts'
import { fillPostgresDisk } from './full-postgres.ts'

const [, , fault = '', rounds = '', folder = ''] = process.argv

const faults: Record<string, (rounds: number, folder: string) => Promise<unknown>> = {
  full: fillSmallDisk,
  postgres: fillPostgresDisk,
}

// Whoever started this is gone: everything that was started here goes, too, and the disk with it.
process.stdin.on('end', () => process.kill(0, 'SIGKILL')).resume()

const outcome = await faults[fault]?.(Number(rounds), folder)
console.log(JSON.stringify(outcome))
process.exit(0)
