import { sql } from 'kysely'
import { sampleChurch } from '../../../../content/church.ts'
import { sampleSettings } from '../../../../content/privacy.ts'
import { consentPurposes } from '../../../../lib/contract/people/consent.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { moment } from './days.ts'

/** Adds who the sample church is, its data protection settings, and everyone's consents as of their sign-up. */
export async function addPrivacy(db: Db, now: Date): Promise<void> {
  const settings = Object.entries({ ...sampleSettings, ...sampleChurch }).map(([key, value]) => ({
    key,
    value: JSON.stringify(value),
    changed_at: moment(now),
  }))
  await db.insertInto('church_setting').values(settings).execute()
  for (const purpose of consentPurposes)
    await sql`insert into consent (account_id, purpose, policy_version, given_at)
              select id, ${purpose}, 1, created_at from account`.execute(db)
}
