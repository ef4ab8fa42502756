import { expect } from 'vitest'
import { readSettings } from '../../src/server/platform/config.ts'
import { type Church, newcomer } from './church.ts'

/** The settings of a production church. */
export const production = readSettings({ PRODUCTION: 'on' })

/** Signs up and in as a person who is not part of the sample data. */
export async function signUp(church: Church, username = newcomer.username) {
  const email = `${username}@church.example`
  const answer = await church.post('auth/register/', { ...newcomer, username, email })
  expect([200, 201]).toContain(answer.status)
  return church.signIn(username, newcomer.password)
}
