import type { Context } from 'hono'
import * as calls from '../../../lib/contract/website/calls/translations.ts'
import {
  type TranslationImportAnswer,
  translationFileLimit,
  translationFormats,
} from '../../../lib/contract/website/translations.ts'
import { translationRules } from '../../../lib/texts/settings/translation-rules.ts'
import { demands } from '../../accounts/accounts/rights/demands.ts'
import { holds } from '../../accounts/accounts/rights/guards.ts'
import type { AppEnv } from '../../platform/context.ts'
import { refuseFields } from '../../platform/errors/refusal.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { readChoice } from '../../platform/http/pagination.ts'
import { Routes } from '../../platform/http/routes.ts'
import { formOf } from '../../platform/http/takes.ts'
import { audit } from '../../settings/system-log/audit.ts'
import { placeSentences } from './coverage.ts'
import { readTranslations, writeTranslations } from './files/formats.ts'
import { rowsOf } from './files/rows.ts'
import { weigh } from './files/weigh.ts'
import { saveCorrection } from './repo.ts'
import { requireSpoken } from './routes.ts'

/** Sentences as files, for translators outside, and for those who look after the program. */
export const translationFiles = new Routes()
  .answer(calls.exportSentences, holds('translator', 'admin'), async (c, { language }) => {
    requireSpoken(language)
    const format = readChoice(c, 'format', translationFormats) ?? 'xlsx'
    const isOwn = readChoice(c, 'own', ['yes']) === 'yes'
    const placed = await placeSentences(c.var.db, c.var.sentences(), language)
    const rows = placed.filter(({ standing }) => !isOwn || standing.isOwn).flatMap(rowsOf)
    const file = await writeTranslations(format, language, { rows, at: c.var.now() })
    return c.body(typeof file === 'string' ? file : new Uint8Array(file), 200, {
      'Content-Type': 'application/octet-stream',
      'Content-Disposition': `attachment; filename="${language}.${format}"`,
    })
  })
  .answer(
    calls.importSentences,
    [holds('translator', 'admin'), demands('nothing')],
    async (c, { language }) => {
      requireSpoken(language)
      await c.var.limits.consume('upload by account', String(callerOf(c).id))
      return formOf(c, async ({ fields, files }) => {
        const { path } = files.file ?? refuseFields({ file: [translationRules.chooseFile] })
        const given = await readTranslations(path, language)
        return take(c, language, { given, isTaken: fields.take === 'yes' })
      })
    },
    translationFileLimit,
  )

type Taking = { given: Awaited<ReturnType<typeof readTranslations>>; isTaken: boolean }

/** Tries a file, and takes it if that is wanted and every row is right. */
async function take(
  c: Context<AppEnv>,
  language: string,
  { given, isTaken }: Taking,
): Promise<TranslationImportAnswer> {
  const { corrections, isStored, ...weighed } = await c.var.db.transaction().execute(async (db) => {
    const weighed = weigh(language, await placeSentences(db, c.var.sentences(), language), given)
    const isStored = isTaken && weighed.wrong.length === 0
    if (isStored && weighed.corrections.length > 0) {
      const act = { by: callerOf(c).id, at: c.var.now() }
      for (const correction of weighed.corrections) await saveCorrection(db, correction, act)
      await audit(c, db, 'Words imported', { detail: `${language}, ${weighed.corrections.length} sentences` })
    }
    return { ...weighed, isStored }
  })
  if (isStored) c.var.cache.invalidate('corrections')
  return { ...weighed, is_taken: isStored, changed: corrections.length }
}
