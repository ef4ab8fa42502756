import { expect } from 'vitest'
import { clearSamples } from '../../src/server/app/samples/clear.ts'
import { readSettings } from '../../src/server/platform/config.ts'
import type { Db } from '../../src/server/platform/db/tables.ts'
import { type Church, newcomer } from './church.ts'

/** The settings of a production church. */
export const production = readSettings({ PRODUCTION: 'on' })

/** Clears the sample data as the command does. */
export const clear = (db: Db, choice: { keep?: string[]; changedToo?: boolean } = {}) =>
  db
    .transaction()
    .execute((transaction) =>
      clearSamples(transaction, { keep: [], changedToo: false, now: new Date(), ...choice }),
    )

/** Signs up and in as a person who is not part of the sample data. */
export async function signUp(church: Church, username = newcomer.username) {
  const email = `${username}@church.example`
  const answer = await church.post('auth/register/', { ...newcomer, username, email })
  expect([200, 201]).toContain(answer.status)
  return church.signIn(username, newcomer.password)
}
