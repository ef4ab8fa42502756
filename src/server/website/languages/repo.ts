import { sql } from 'kysely'
import { StoredCorrection } from '../../../lib/contract/website/translations.ts'
import type { Db } from '../../platform/db/tables.ts'

/** A correction with who made it and when. */
export type Correction = StoredCorrection & { version: number; at: string; by: string | null }

/** The corrections of a language, or of all; rows that this version cannot read are left out. */
export async function listCorrections(db: Db, language?: string): Promise<Correction[]> {
  const rows = await db
    .selectFrom('translation')
    .leftJoin('account', 'account.id', 'translation.changed_by')
    .select(['translation.language', 'area', 'key', 'text', 'english', 'state', 'username'])
    .select(['translation.version', 'translation.changed_at'])
    .$if(language !== undefined, (query) => query.where('translation.language', '=', language ?? ''))
    .orderBy('translation.language')
    .orderBy('area')
    .orderBy('key')
    .execute()
  return rows.flatMap(({ version, changed_at, username, ...row }) => {
    const read = StoredCorrection.safeParse({
      ...row,
      text: JSON.parse(row.text),
      english: JSON.parse(row.english),
    })
    return read.success ? [{ ...read.data, version, at: changed_at, by: username }] : []
  })
}

type Act = { by: number | null; at: Date }

/** Stores a correction in place of the one before it. */
export async function saveCorrection(db: Db, correction: StoredCorrection, { by, at }: Act): Promise<void> {
  const { language, area, key, text, english, state } = correction
  const set = {
    text: JSON.stringify(text),
    english: JSON.stringify(english),
    state,
    changed_by: by,
    changed_at: at.toISOString(),
  }
  await db
    .insertInto('translation')
    .values({ language, area, key, ...set })
    .onConflict((conflict) =>
      conflict
        .columns(['language', 'area', 'key'])
        .doUpdateSet({ ...set, version: sql`translation.version + 1` }),
    )
    .execute()
}

type Place = Pick<StoredCorrection, 'language' | 'area' | 'key'>

export async function removeCorrection(db: Db, { language, area, key }: Place): Promise<void> {
  await db
    .deleteFrom('translation')
    .where('language', '=', language)
    .where('area', '=', area)
    .where('key', '=', key)
    .execute()
}
