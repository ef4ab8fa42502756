import { expect, test } from 'vitest'
import { killWhileGiving } from '../support/faults/giving.ts'

test('a hundred gifts are asked for once each and none is lost while the process is killed three times', async () => {
  const { wrong, acknowledged, states } = await killWhileGiving({ gifts: 100, kills: 3 })

  expect(wrong).toEqual([])
  expect(acknowledged).toBe(100)
  expect(states).toMatchObject({ succeeded: expect.any(Number), failed: expect.any(Number) })
}, 120_000)
