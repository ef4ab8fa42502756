import { useId, useState } from 'react'
import { whyRefused } from '../../../lib/api/api-error.ts'
import { correctSentence, dropCorrection } from '../../../lib/api/website/translations.ts'
import type { SentenceAnswer, TranslatedText } from '../../../lib/contract/website/translations.ts'
import { formatDay } from '../../../lib/time/dates.ts'
import { readIn } from '../../../lib/words/reading-cookie.ts'
import { notify } from '../../../stores/toasts.ts'
import { formsIn, textWith } from './forms.ts'
import { stateNames } from './sentence-words.ts'
import { addressOf } from './where.ts'

type Props = {
  language: string
  sentence: SentenceAnswer
  partName: string
  changed: (now: SentenceAnswer) => void
}

/** One sentence: its English text, its translation to be read and corrected, and where it stands. */
export function SentenceRow({ language, sentence, partName, changed }: Props) {
  const { word, state, before, misfit, limit, page, is_own, by, at } = sentence
  const [typed, setTyped] = useState<TranslatedText>()
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  const id = useId()
  const text = typed ?? sentence.text ?? undefined
  const forms = formsIn(sentence.english, text)

  async function act(call: () => Promise<SentenceAnswer>, success: string): Promise<void> {
    setBusy(true)
    setProblem('')
    try {
      changed(await call())
      setTyped(undefined)
      notify.success(success)
    } catch (error) {
      setProblem(whyRefused(error))
    }
    setBusy(false)
  }

  const save = (is_read: boolean) =>
    act(
      () => correctSentence(language, sentence, { text: text ?? '', is_read }),
      is_read ? 'Marked as read' : 'Saved as a draft',
    )

  return (
    <li className="card grid grid-cols-1 gap-3 p-4" aria-labelledby={`${id}-name`}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-base break-all" id={`${id}-name`}>
          {word}
        </h3>
        <span className={`badge ${state === 'read' ? 'badge-forest' : 'badge-gold'}`}>
          {stateNames[state]}
        </span>
      </div>
      {before !== null && (
        <p className="notice">The English text was: {typeof before === 'string' ? before : before.other}</p>
      )}
      {misfit && <p className="notice">It is not shown now. {misfit}</p>}
      {forms.map(({ form, label, english, said }, at) => (
        <div className="field" key={form}>
          <label htmlFor={`${id}-${at}`}>
            {label && <span className="text-ink-soft">{label}: </span>}
            <span lang="en">{english}</span>
          </label>
          <textarea
            className="input"
            id={`${id}-${at}`}
            lang={language}
            rows={Math.max(1, Math.ceil(english.length / 60))}
            maxLength={limit}
            value={said}
            aria-describedby={problem ? `${id}-problem` : undefined}
            aria-invalid={problem ? true : undefined}
            onChange={({ currentTarget: { value } }) =>
              setTyped(textWith(sentence.english, text, { form, said: value }))
            }
          />
        </div>
      ))}
      {problem && (
        <p className="notice notice-error" role="alert" id={`${id}-problem`}>
          {problem}
        </p>
      )}
      <p className="hint">
        {partName}. At most {limit} letters.
        {by && at && ` ${by}, ${formatDay(at)}.`}
      </p>
      <div className="flex flex-wrap gap-3">
        <button className="btn btn-primary" type="button" disabled={busy} onClick={() => void save(true)}>
          Mark as read<span className="sr-only">: {word}</span>
        </button>
        {typed !== undefined && (
          <button className="btn" type="button" disabled={busy} onClick={() => void save(false)}>
            Save as draft<span className="sr-only">: {word}</span>
          </button>
        )}
        {is_own && (
          <button
            className="btn"
            type="button"
            disabled={busy}
            onClick={() => void act(() => dropCorrection(language, sentence), "The program's words are back")}
          >
            Use the program’s words<span className="sr-only">: {word}</span>
          </button>
        )}
        {page ? (
          <a
            className="btn"
            href={addressOf(sentence)}
            target="_blank"
            rel="noopener"
            onClick={() => readIn(language)}
          >
            Show me where<span className="sr-only">: {word}</span>
          </a>
        ) : (
          <p className="hint">It stands in no page.</p>
        )}
      </div>
    </li>
  )
}
