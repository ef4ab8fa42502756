import { expect, test } from 'vitest'
import { demonstrationAccounts } from '../../../src/content/people.ts'
import { hashPassword } from '../../../src/server/accounts/accounts/passwords/passwords.ts'
import { refuseSamples } from '../../../src/server/app/operations/production-checks.ts'
import { readSettings } from '../../../src/server/platform/config.ts'
import { openChurch } from '../../support/church.ts'
import { production, signUp } from '../../support/samples.ts'

/* G4: a church that is opened to people has no sample person. */

const isDemonstration = /is the demonstration.*Begin your own in an empty folder/

test('a production start with the demonstration is refused, whatever was changed or deleted in it', async () => {
  await using church = await openChurch()
  const password_hash = await hashPassword('kente-loom-harvest')
  await church.db.updateTable('account').set({ password_hash }).execute()
  await church.db.deleteFrom('testimony').execute()

  await expect(refuseSamples(church.db, production)).rejects.toThrow(isDemonstration)

  await church.db.deleteFrom('account').execute()
  await expect(refuseSamples(church.db, production)).rejects.toThrow(isDemonstration)
})

test('a production start is refused for a sample person with the published password in a church of people', async () => {
  await using church = await openChurch()
  const names = demonstrationAccounts.map(({ username }) => username)
  await church.db.deleteFrom('demonstration').execute()
  await church.db.deleteFrom('account').where('username', 'in', names).execute()

  await expect(refuseSamples(church.db, production)).rejects.toThrow(
    /the account [\w.]+ with the published password/,
  )
})

test('the demonstration is refused on a host that others reach, even with SAMPLE_DATA=off', async () => {
  await using church = await openChurch()
  const start = (changes: Record<string, string>) =>
    refuseSamples(church.db, readSettings({ SAMPLE_DATA: 'off', ...changes }))

  await expect(start({ HOST: '0.0.0.0' })).rejects.toThrow(isDemonstration)
  await expect(start({ HOST: '0.0.0.0', ACCEPT: 'open-demonstration' })).resolves.toBeUndefined()
  await expect(start({})).resolves.toBeUndefined()
})

test('a production start is allowed for real people whose names are those of sample people', async () => {
  await using church = await openChurch()
  await church.db.deleteFrom('demonstration').execute()
  await church.db.deleteFrom('account').execute()
  await signUp(church, 'kojo.ansah')

  await expect(refuseSamples(church.db, production)).resolves.toBeUndefined()
})
