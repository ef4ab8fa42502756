import { describe, expect, test } from 'vitest'
import { demonstrationAccounts } from '../../../src/content/people.ts'
import { hashPassword } from '../../../src/server/accounts/accounts/passwords/passwords.ts'
import { refuseSamples } from '../../../src/server/app/operations/production-checks.ts'
import { readSettings } from '../../../src/server/platform/config.ts'
import { openChurch } from '../../support/church.ts'
import { clear, production, signUp } from '../../support/samples.ts'

/* G4: a church that is opened to people has no sample person. */

describe('G4: a production start', () => {
  test('is refused when only the six published accounts were changed', async () => {
    await using church = await openChurch()
    const names = demonstrationAccounts.map(({ username }) => username)
    const password_hash = await hashPassword('kente-loom-harvest')
    await church.db.updateTable('account').set({ password_hash }).where('username', 'in', names).execute()

    const start = refuseSamples(church.db, production)

    await expect(start).rejects.toThrow(
      /has \d+ rows of sample data, 66 accounts among them.*npm run clear-samples/,
    )
  })

  test('is refused while one sample row is left, even an edited one', async () => {
    await using church = await openChurch()
    await church.db.deleteFrom('account').execute()
    for (const table of [
      'fellowship',
      'event',
      'sermon',
      'prayer_request',
      'announcement',
      'service',
      'log_entry',
      'page',
      'fund',
      'sitting',
      'rota_team',
    ] as const)
      await church.db.deleteFrom(table).execute()
    await church.db.deleteFrom('testimony').where('id', '>', 1).execute()
    await church.db.updateTable('testimony').set({ title: 'Mine now' }).execute()

    await expect(refuseSamples(church.db, production)).rejects.toThrow(
      /has 1 rows of sample data, 0 accounts/,
    )
    await church.db.deleteFrom('testimony').execute()
    await expect(refuseSamples(church.db, production)).resolves.toBeUndefined()
  })

  test('is refused for an unmarked sample person with the published password', async () => {
    await using church = await openChurch()
    await church.db.deleteFrom('sample_row').execute()
    await church.db
      .deleteFrom('account')
      .where(
        'username',
        'in',
        demonstrationAccounts.map(({ username }) => username),
      )
      .execute()

    await expect(refuseSamples(church.db, production)).rejects.toThrow(
      /the account [\w.]+ with the published password/,
    )
  })

  test('or a start on a host that others reach is refused, even with SAMPLE_DATA=off', async () => {
    await using church = await openChurch()
    const start = (changes: Record<string, string>) =>
      refuseSamples(church.db, readSettings({ SAMPLE_DATA: 'off', ...changes }))

    await expect(start({ HOST: '0.0.0.0' })).rejects.toThrow(/rows of sample data/)
    await expect(start({ HOST: '0.0.0.0', ACCEPT: 'open-demonstration' })).resolves.toBeUndefined()
    await expect(start({})).resolves.toBeUndefined()
  })

  test('is allowed for real people whose names are those of sample people', async () => {
    await using church = await openChurch()
    await clear(church.db)
    await signUp(church, 'kojo.ansah')

    await expect(refuseSamples(church.db, production)).resolves.toBeUndefined()
  })
})
