import { addressWith } from '../../../components/staff/useHash.ts'
import { sentencesOfPage } from '../../../lib/api/website/translations.ts'
import type { Part } from '../../../lib/contract/lists.ts'
import type { LanguagesAnswer, SentenceAnswer } from '../../../lib/contract/website/translations.ts'
import { formatCount } from '../../../lib/text/format-count.ts'
import { languageWords } from './messages.ts'
import { SentenceRow } from './SentenceRow.tsx'

type Props = {
  language: string
  list: Part<SentenceAnswer> | undefined
  page: number
  parts: LanguagesAnswer['parts']
  changed: (now: SentenceAnswer) => void
}

/** A page of sentences, and the way to those before and after it. */
export function SentenceList({ language, list, page, parts, changed }: Props) {
  if (!list)
    return (
      <div
        className="skeleton min-h-40"
        role="status"
        aria-busy="true"
        aria-label={languageWords.loadingSentences}
      />
    )
  const shown = languageWords.sentences({ count: list.count, sentences: formatCount(list.count) })
  const pages = Math.max(1, Math.ceil(list.count / sentencesOfPage))
  if (list.rows.length === 0 && page === 1) return <p className="empty">{languageWords.noneFound}</p>
  return (
    <>
      <p role="status">
        {shown}
        {pages > 1 && `, ${languageWords.pageOf({ page, pages })}`}
      </p>
      <ul className="grid grid-cols-1 gap-4">
        {list.rows.map((one) => (
          <SentenceRow
            key={`${language} ${one.word}`}
            language={language}
            sentence={one}
            partName={parts.find(({ id }) => id === one.part)?.name ?? one.part}
            changed={changed}
          />
        ))}
      </ul>
      {(pages > 1 || page > 1) && (
        <nav className="flex flex-wrap items-center gap-3" aria-label={languageWords.pages}>
          {page > 1 && (
            <a className="btn" href={addressWith({ page: page > 2 ? String(page - 1) : '' })}>
              {languageWords.previous}
            </a>
          )}
          {page < pages && (
            <a className="btn" href={addressWith({ page: String(page + 1) })}>
              {languageWords.next}
            </a>
          )}
        </nav>
      )}
    </>
  )
}
