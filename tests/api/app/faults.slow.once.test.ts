import { expect, test } from 'vitest'
import { skewClock } from '../../support/faults/clock.ts'
import { cutUploads } from '../../support/faults/cuts.ts'
import { freezeDatabase } from '../../support/faults/disk.ts'
import { fullDisk } from '../../support/faults/full-disk.ts'
import { killProcess } from '../../support/faults/kills.ts'
import { muteMail } from '../../support/faults/mail.ts'
import type { Outcome } from '../../support/faults/outcome.ts'
import { renewTwice } from '../../support/faults/tabs.ts'
import { killWhileKeeping } from '../../support/faults/vouchers-and-registers.ts'

/*
 * The short form of `npm run faults` (docs/reliability.md). Acknowledged writes are looked up on the disk. Where a round only repeats the same
 * chance, `npm test` makes fewer of them than `npm run test:all`.
 */
const all = Boolean(process.env['TEST_ALL'])

function expectNothingLost({ acknowledged, wrong }: Outcome): void {
  expect(wrong).toEqual([])
  expect(acknowledged).toBeGreaterThan(0)
}

test('acknowledged writes are there after each kill -9 during writes', async () => {
  expectNothingLost(await killProcess({ rounds: all ? 6 : 3 }))
})

test('a full disk refuses writes with a message and serves reads, after a restart too, and writes succeed once there is room', async () => {
  expectNothingLost(await fullDisk(1))
})

test('a read-only database refuses writes with a message, serves reads, and accepts writes again without a restart', async () => {
  expectNothingLost(await freezeDatabase(all ? 2 : 1))
})

test('a mail server that never answers delays no call, and an e-mail arrives once when it answers', async () => {
  expectNothingLost(await muteMail(4))
})

test('interrupted uploads continue at their offset, or leave nothing', async () => {
  expectNothingLost(await cutUploads(all ? 5 : 3))
})

test('a clock that is hours ahead or behind locks nobody out', async () => {
  expectNothingLost(await skewClock(3))
})

test('vouchers and entries of registers are there after each kill -9, every number once', async () => {
  expectNothingLost(await killWhileKeeping({ kills: all ? 6 : 2, processes: 1 }))
})

test('two tabs that renew at once, and a tab whose answer was lost, stay signed in', async () => {
  expectNothingLost(await renewTwice(all ? 3 : 1))
})
