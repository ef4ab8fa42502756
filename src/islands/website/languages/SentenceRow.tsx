import { useId, useState } from 'react'
import { whyRefused } from '../../../lib/api/api-error.ts'
import { correctSentence, dropCorrection } from '../../../lib/api/website/translations.ts'
import type { SentenceAnswer, TranslatedText } from '../../../lib/contract/website/translations.ts'
import { readIn } from '../../../lib/words/reading-cookie.ts'
import { shownDay } from '../../../lib/words/shown-day.ts'
import { notify } from '../../../stores/toasts.ts'
import { formsIn, textWith } from './forms.ts'
import { MessageLength } from './MessageLength.tsx'
import { languageWords } from './messages.ts'
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
  const { word, state, before, misfit, limit, page, is_own, by, at, text_message } = sentence
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
      is_read ? languageWords.markedAsRead : languageWords.savedAsDraft,
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
        <p className="notice">
          {languageWords.englishWas({ text: typeof before === 'string' ? before : before.other })}
        </p>
      )}
      {misfit && <p className="notice">{languageWords.notShown({ why: misfit })}</p>}
      {forms.map(({ form, label, english, translation }, at) => (
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
            value={translation}
            aria-describedby={problem ? `${id}-problem` : undefined}
            aria-invalid={problem ? true : undefined}
            onChange={({ currentTarget: { value } }) =>
              setTyped(textWith(sentence.english, text, { form, translation: value }))
            }
          />
          {text_message && translation && <MessageLength text={translation} budget={text_message} />}
        </div>
      ))}
      {problem && (
        <p className="notice notice-error" role="alert" id={`${id}-problem`}>
          {problem}
        </p>
      )}
      <p className="hint">
        {partName}. {languageWords.atMost({ limit })}
        {by && at && ` ${by}, ${shownDay(at)}.`}
      </p>
      <div className="flex flex-wrap gap-3">
        <button className="btn btn-primary" type="button" disabled={busy} onClick={() => void save(true)}>
          {languageWords.markAsRead}
          <span className="sr-only">: {word}</span>
        </button>
        {typed !== undefined && (
          <button className="btn" type="button" disabled={busy} onClick={() => void save(false)}>
            {languageWords.saveAsDraft}
            <span className="sr-only">: {word}</span>
          </button>
        )}
        {is_own && (
          <button
            className="btn"
            type="button"
            disabled={busy}
            onClick={() =>
              void act(() => dropCorrection(language, sentence), languageWords.programsWordsBack)
            }
          >
            {languageWords.useProgramsWords}
            <span className="sr-only">: {word}</span>
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
            {languageWords.showWhere}
            <span className="sr-only">: {word}</span>
          </a>
        ) : (
          <p className="hint">{languageWords.inNoPage}</p>
        )}
      </div>
    </li>
  )
}
