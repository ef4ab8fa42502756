import { takesFile } from '../../../lib/contract/services/form.ts'
import { csvOf, harmless } from '../../../lib/text/csv.ts'
import type { Db } from '../../platform/db/tables.ts'
import { writeXlsx } from '../../platform/spreadsheets/write-xlsx.ts'
import type { Form } from './forms.ts'
import { formRefusals } from './messages.ts'
import { answersOf, type Reader, seenQuestions } from './submissions.ts'

const stateNames = () => ({
  placed: formRefusals.taken,
  waiting: formRefusals.waiting,
  withdrawn: formRefusals.withdrawn,
})

/** The answers of a form as a file, a row each; what a spreadsheet would compute stays text. */
export async function submissionsFile(
  db: Db,
  form: Form,
  { format, reader, now }: { format: 'csv' | 'xlsx'; reader: Reader; now: Date },
): Promise<{ rows: number; file: Uint8Array<ArrayBuffer> }> {
  const stored = await db
    .selectFrom('form_submission')
    .selectAll()
    .where('form_id', '=', form.id)
    .orderBy('turn')
    .orderBy('id')
    .execute()
  const questions = seenQuestions(form, reader).filter(({ kind }) => !takesFile(kind))
  const isNamed = form.is_nameless === 0
  const answers = await answersOf(db, form, stored, reader)
  const headings = [
    ...(isNamed ? [formRefusals.sentAt, formRefusals.account, formRefusals.state] : []),
    ...questions.map(({ label }) => label),
  ]
  const states = stateNames()
  const rows = answers.map((row) => [
    ...(isNamed ? [row.submitted_at.slice(0, 16).replace('T', ' '), row.by, states[row.state]] : []),
    ...questions.map(({ id, kind }) => {
      const values = row.answers.find(({ question }) => question === id)?.values ?? []
      return kind === 'number' && values[0] !== undefined ? Number(values[0]) : values.join('; ')
    }),
  ])
  if (format === 'csv')
    return { rows: rows.length, file: new Uint8Array(new TextEncoder().encode(csvOf(headings, rows))) }
  const guarded = [headings, ...rows].map((row) =>
    row.map((cell) => (typeof cell === 'string' ? harmless(cell) : cell)),
  )
  const widths = headings.map(() => 24)
  const name = form.title.replace(/[[\]:*?/\\]/g, ' ').slice(0, 31) || formRefusals.answers
  return { rows: rows.length, file: new Uint8Array(await writeXlsx({ name, widths, rows: guarded }, now)) }
}
