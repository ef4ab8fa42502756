// Loaded into a server before its own code (NODE_OPTIONS=--import), for faults that cannot be caused from outside.
import { DatabaseSync } from 'node:sqlite'

/** The machine's clock is wrong by this many hours. */
const wrong = Number(process.env.BEND_CLOCK_HOURS ?? 0) * 3_600_000
const Right = Date
if (wrong !== 0)
  globalThis.Date = class extends Right {
    constructor(...given) {
      if (given.length === 0) super(Right.now() + wrong)
      else super(...given)
    }
    static now() {
      return Right.now() + wrong
    }
  }

/** Timers of ten seconds or more are shortened by this factor. */
const haste = Number(process.env.BEND_WAITS ?? 1)
const { setTimeout: setRight } = globalThis
if (haste !== 1)
  globalThis.setTimeout = Object.assign(
    (act, wait, ...given) => setRight(act, wait >= 10_000 ? wait / haste : wait, ...given),
    setRight,
  )

/** SIGUSR2 makes the database read-only, and a second one makes it writable again. */
const open = new Set()
const { prepare } = DatabaseSync.prototype
DatabaseSync.prototype.prepare = function (...given) {
  open.add(this)
  return prepare.apply(this, given)
}
let frozen = false
process.on('SIGUSR2', () => {
  frozen = !frozen
  for (const db of open) if (db.isOpen) db.exec(`pragma query_only = ${frozen ? 'on' : 'off'}`)
})
