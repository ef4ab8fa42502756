import { useState } from 'react'
import { importTranslations, saveTranslations } from '../../../lib/api/website/translations.ts'
import {
  type LanguageAnswer,
  type TranslationImportAnswer,
  translationFileLimit,
  translationFormats,
} from '../../../lib/contract/website/translations.ts'
import { formatCount } from '../../../lib/text/format-count.ts'
import { notify } from '../../../stores/toasts.ts'
import { useAct } from '../../../stores/useAct.ts'

type Props = { language: LanguageAnswer; taken: () => void }

/** Sentences as a file for somebody outside, and back. A file is tried first. */
export function TranslationFiles({ language: { language, name }, taken }: Props) {
  const [file, setFile] = useState<File>()
  const [tried, setTried] = useState<TranslationImportAnswer>()
  const [busy, act] = useAct()

  function leave(): void {
    setFile(undefined)
    setTried(undefined)
  }

  async function look(chosen: File | undefined): Promise<void> {
    setTried(undefined)
    setFile(chosen)
    if (!chosen) return
    if (chosen.size > translationFileLimit) return void notify.error('This file is larger than 5 MB.')
    const done = await act(
      async () => setTried(await importTranslations(language, chosen, false)),
      'The file was tried. Nothing has changed yet',
    )
    if (!done) leave()
  }

  async function take(): Promise<void> {
    if (!file) return
    const done = await act(async () => {
      const answer = await importTranslations(language, file, true)
      // Somebody else may have changed a sentence meanwhile.
      if (!answer.is_taken) setTried(answer)
      return answer.is_taken
        ? 'The sentences of the file are drafts now'
        : 'Some rows are wrong: nothing was taken'
    }, '')
    if (!done) return
    taken()
    leave()
  }

  return (
    <section className="grid gap-4" aria-labelledby="translation-files">
      <h2 id="translation-files">Files for translators outside</h2>
      <p className="hint">
        Each sentence has its English text, where it stands, and how long it may be. XLSX opens in a
        spreadsheet, PO in the tools of translators.
      </p>
      <div className="flex flex-wrap gap-3">
        {translationFormats.map((format) => (
          <button
            className="btn"
            type="button"
            key={format}
            disabled={busy}
            onClick={() => void act(() => saveTranslations(language, format), 'The file was saved')}
          >
            Save as {format.toUpperCase()}
          </button>
        ))}
        <button
          className="btn"
          type="button"
          disabled={busy}
          onClick={() =>
            void act(
              () => saveTranslations(language, 'json', true),
              'Send this file to who looks after the program',
            )
          }
        >
          Save our corrections to send them upstream
        </button>
      </div>
      <div className="field">
        <label htmlFor="translation-file">File of translations ({name})</label>
        <input
          className="input"
          id="translation-file"
          type="file"
          accept=".xlsx,.po,.json,.csv"
          disabled={busy}
          key={file ? 'chosen' : 'none'}
          onChange={({ currentTarget }) => void look(currentTarget.files?.[0])}
        />
      </div>
      {tried && <Tried tried={tried} busy={busy} take={() => void take()} leave={leave} />}
    </section>
  )
}

type TriedProps = { tried: TranslationImportAnswer; busy: boolean; take: () => void; leave: () => void }

/** What a file would bring. */
function Tried({ tried: { changed, same, empty, wrong }, busy, take, leave }: TriedProps) {
  return (
    <div className="card grid gap-3">
      <p>
        {formatCount(changed)} sentences would change, {formatCount(same)} stay as they are,{' '}
        {formatCount(empty)} have no translation. What changes is a draft until somebody marks it as read.
      </p>
      {wrong.length > 0 && (
        <div className="notice notice-error grid gap-2" role="alert">
          <p>
            {wrong.length === 1 ? 'One row is wrong' : `${wrong.length} rows are wrong`}: nothing can be
            taken.
          </p>
          <ul className="grid gap-1">
            {wrong.slice(0, 50).map(({ row, word, why }) => (
              <li className="break-words" key={`${row} ${word}`}>
                {row === null ? '' : `Row ${row}, `}
                {word}: {why}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        {wrong.length === 0 && changed > 0 && (
          <button className="btn btn-primary" type="button" disabled={busy} onClick={take}>
            Take these sentences
          </button>
        )}
        <button className="btn" type="button" disabled={busy} onClick={leave}>
          Cancel
        </button>
      </div>
    </div>
  )
}
