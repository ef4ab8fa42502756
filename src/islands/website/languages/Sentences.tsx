import { useCallback, useEffect, useRef, useState } from 'react'
import { useHashWord } from '../../../components/staff/useHash.ts'
import { whyRefused } from '../../../lib/api/api-error.ts'
import { readSentences } from '../../../lib/api/website/translations.ts'
import type { Part } from '../../../lib/contract/lists.ts'
import type {
  LanguageAnswer,
  LanguagesAnswer,
  SentenceAnswer,
} from '../../../lib/contract/website/translations.ts'
import { readIn, stopReading } from '../../../lib/words/reading-cookie.ts'
import { languageWords } from './messages.ts'
import { SentenceFilters } from './SentenceFilters.tsx'
import { SentenceList } from './SentenceList.tsx'
import { coverageOf } from './sentence-words.ts'
import { TranslationFiles } from './TranslationFiles.tsx'

type Props = { language: LanguageAnswer; parts: LanguagesAnswer['parts']; changed: () => void }

/** The sentences of a language, to be searched, read and corrected. */
export function Sentences({ language: of, parts, changed }: Props) {
  const { language, name } = of
  const [state, part, search] = [useHashWord('state'), useHashWord('part'), useHashWord('search')]
  const page = Math.max(1, Math.floor(Number(useHashWord('page'))) || 1)
  const [list, setList] = useState<Part<SentenceAnswer>>()
  const [problem, setProblem] = useState('')
  const calls = useRef(0)

  const load = useCallback(() => {
    calls.current += 1
    const mine = calls.current
    const isLatest = () => calls.current === mine
    setProblem('')
    readSentences(language, { state, part, search, page }).then(
      (sentences) => isLatest() && setList(sentences),
      (error: unknown) => isLatest() && setProblem(whyRefused(error)),
    )
  }, [language, state, part, search, page])
  useEffect(load, [load])

  function replace(now: SentenceAnswer): void {
    setList(
      (before) =>
        before && { ...before, rows: before.rows.map((one) => (one.word === now.word ? now : one)) },
    )
    changed()
  }

  return (
    <>
      <p>
        <a className="btn" href="#all">
          {languageWords.allLanguages}
        </a>
      </p>
      <div className="grid gap-2">
        <h2 lang={language}>{name}</h2>
        <p>{coverageOf(of)}</p>
        <p className="hint">
          {languageWords.howTo({ example: '{church}', name })}{' '}
          <button className="link" type="button" onClick={() => readIn(language)}>
            {languageWords.readSiteIn({ name })}
          </button>{' '}
          <button className="link" type="button" onClick={stopReading}>
            {languageWords.backToMine}
          </button>
        </p>
      </div>
      <SentenceFilters language={of} parts={parts} state={state} part={part} search={search} />
      {problem ? (
        <p className="notice notice-error" role="alert">
          {problem}
        </p>
      ) : (
        <SentenceList language={language} list={list} page={page} parts={parts} changed={replace} />
      )}
      <TranslationFiles
        language={of}
        taken={() => {
          load()
          changed()
        }}
      />
    </>
  )
}
