import { lazy, Suspense, useState } from 'react'
import { importStatement, previewStatement } from '../../../../lib/api/giving/matching.ts'
import {
  type StatementAnswers,
  type StatementMapping,
  type StatementPreviewAnswer,
  statementLimit,
} from '../../../../lib/contract/giving/matching.ts'
import { notify } from '../../../../stores/toasts.ts'
import { useAct } from '../../../../stores/useAct.ts'
import { matchingWords } from './messages.ts'

// Only who has chosen a file sees it.
const StatementPreview = lazy(() =>
  import('./StatementPreview.tsx').then(({ StatementPreview: Component }) => ({ default: Component })),
)

const noAnswers: StatementAnswers = { words: {}, rows: {} }

/** Takes a statement file: first a look at what it would bring, then its payments. Nothing is posted by it. */
export function StatementFile({ taken }: { taken: () => void }) {
  const [file, setFile] = useState<File>()
  const [preview, setPreview] = useState<StatementPreviewAnswer>()
  const [answers, setAnswers] = useState(noAnswers)
  const [busy, act] = useAct()

  async function look(
    chosen: File | undefined,
    mapping?: StatementMapping,
    answers = noAnswers,
    account?: number,
  ): Promise<void> {
    setFile(chosen)
    setAnswers(answers)
    if (!chosen) return setPreview(undefined)
    if (chosen.size > statementLimit) return void notify.error(matchingWords.thisFileIsLarger)
    const done = await act(
      async () => setPreview(await previewStatement(chosen, { mapping, answers, account })),
      matchingWords.pleaseCheckPreview,
    )
    if (!done && !mapping) setPreview(undefined)
  }

  async function take(): Promise<void> {
    if (!file || !preview) return
    const done = await act(
      async () =>
        void (await importStatement(file, { mapping: preview.mapping, answers, account: preview.account })),
      matchingWords.statementImportedConfirmOr,
    )
    if (!done) return
    await look(undefined)
    taken()
  }

  return (
    <section className="grid gap-4" aria-labelledby="statement-file">
      <h2 id="statement-file">{matchingWords.importStatement}</h2>
      <p className="hint">{matchingWords.saveStatementAtMtn}</p>
      <div className="field">
        <label htmlFor="statement-csv">{matchingWords.statementFile}</label>
        <input
          className="input"
          id="statement-csv"
          type="file"
          accept=".csv,.txt,.xlsx,.ofx,.qfx,.xml,text/csv,text/xml,application/xml"
          disabled={busy}
          key={file ? 'chosen' : 'none'}
          onChange={({ currentTarget }) => void look(currentTarget.files?.[0])}
        />
      </div>
      {file && preview && (
        <Suspense fallback={<p className="hint">{matchingWords.loading}</p>}>
          <StatementPreview
            preview={preview}
            answers={answers}
            busy={busy}
            choose={(mapping, account) => void look(file, mapping, noAnswers, account)}
            answer={(answers) => void look(file, preview.mapping, answers, preview.account)}
            take={() => void take()}
            leave={() => void look(undefined)}
          />
        </Suspense>
      )}
    </section>
  )
}
