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
import { languageWords } from './messages.ts'

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
    if (chosen.size > translationFileLimit) return void notify.error(languageWords.fileTooLarge)
    const done = await act(
      async () => setTried(await importTranslations(language, chosen, false)),
      languageWords.fileTried,
    )
    if (!done) leave()
  }

  async function take(): Promise<void> {
    if (!file) return
    const done = await act(async () => {
      const answer = await importTranslations(language, file, true)
      // Somebody else may have changed a sentence meanwhile.
      if (!answer.is_taken) setTried(answer)
      return answer.is_taken ? languageWords.fileTaken : languageWords.rowsWrong
    }, '')
    if (!done) return
    taken()
    leave()
  }

  return (
    <section className="grid gap-4" aria-labelledby="translation-files">
      <h2 id="translation-files">{languageWords.files}</h2>
      <p className="hint">{languageWords.filesHint}</p>
      <div className="flex flex-wrap gap-3">
        {translationFormats.map((format) => (
          <button
            className="btn"
            type="button"
            key={format}
            disabled={busy}
            onClick={() => void act(() => saveTranslations(language, format), languageWords.fileSaved)}
          >
            {languageWords.saveAs({ format: format.toUpperCase() })}
          </button>
        ))}
        <button
          className="btn"
          type="button"
          disabled={busy}
          onClick={() => void act(() => saveTranslations(language, 'json', true), languageWords.sendFile)}
        >
          {languageWords.saveCorrections}
        </button>
      </div>
      <div className="field">
        <label htmlFor="translation-file">{languageWords.file({ name })}</label>
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
        {languageWords.wouldChange({
          changed: formatCount(changed),
          same: formatCount(same),
          empty: formatCount(empty),
        })}
      </p>
      {wrong.length > 0 && (
        <div className="notice notice-error grid gap-2" role="alert">
          <p>{languageWords.wrongRows({ count: wrong.length })}</p>
          <ul className="grid gap-1">
            {wrong.slice(0, 50).map(({ row, word, why }) => (
              <li className="break-words" key={`${row} ${word}`}>
                {row === null ? '' : `${languageWords.row({ row })}, `}
                {word}: {why}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        {wrong.length === 0 && changed > 0 && (
          <button className="btn btn-primary" type="button" disabled={busy} onClick={take}>
            {languageWords.take}
          </button>
        )}
        <button className="btn" type="button" disabled={busy} onClick={leave}>
          {languageWords.cancel}
        </button>
      </div>
    </div>
  )
}
