import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** People of the same name are found by an index whatever letters it was typed with (server/register/entries/name-key.ts). */
export const nameKeys: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of [
      'drop index person_folded',
      `create index person_name_key on person (${keyOf('last_name')}, ${keyOf('first_name')})`,
    ])
      await sql.raw(statement).execute(db)
  },
}

const spelled = {
  ...{ o: 'ɔƆóÓòÒôÔöÖõÕ', e: 'ɛƐéÉèÈêÊëË', n: 'ŋŊñÑ', d: 'ɖƉ', f: 'ƒƑ', g: 'ɣƔ', v: 'ʋƲ' },
  ...{ a: 'áÁàÀâÂäÄãÃ', i: 'íÍìÌîÎïÏ', u: 'úÚùÙûÛüÜ', c: 'çÇ', ' ': '-', '': "'’‘" },
}

const keyOf = (column: string) =>
  Object.entries(spelled)
    .flatMap(([plain, all]) => [...all].map((letter) => [letter.replace("'", "''"), plain]))
    .reduce((text, [letter, plain]) => `replace(${text}, '${letter}', '${plain}')`, `lower(${column})`)
