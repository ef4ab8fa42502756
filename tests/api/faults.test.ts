import { expect, test } from 'vitest'
import { skewClock } from '../support/faults/clock.ts'
import { cutUploads } from '../support/faults/cuts.ts'
import { freezeDatabase } from '../support/faults/disk.ts'
import { fullDisk } from '../support/faults/full-disk.ts'
import { killProcess } from '../support/faults/kills.ts'
import { muteMail } from '../support/faults/mail.ts'
import type { Outcome } from '../support/faults/outcome.ts'
import { renewTwice } from '../support/faults/tabs.ts'

/* The short form of `npm run faults` (docs/reliability.md). What was acknowledged is looked for on the disk. */

function expectNothingLost({ acknowledged, wrong }: Outcome): void {
  expect(wrong).toEqual([])
  expect(acknowledged).toBeGreaterThan(0)
}

test('what people were told is done is there after each kill -9 while they write', async () => {
  expectNothingLost(await killProcess({ rounds: 6 }))
})

test('a full disk refuses writes with words and lets people read, over a start too, and writing goes on when there is room', async () => {
  expectNothingLost(await fullDisk(1))
})

test('a database that takes no changes says so, is read, and takes them again without a restart', async () => {
  expectNothingLost(await freezeDatabase(2))
})

test('nobody waits for a mail server that never answers, and a letter arrives once when it does', async () => {
  expectNothingLost(await muteMail(4))
})

test('uploads that are cut go on from where they were, or leave nothing', async () => {
  expectNothingLost(await cutUploads(5))
})

test('a clock that is hours off, ahead or behind, locks nobody out', async () => {
  expectNothingLost(await skewClock(3))
})

test('two tabs that renew at once, and one whose answer was lost, stay signed in', async () => {
  expectNothingLost(await renewTwice(3))
})
