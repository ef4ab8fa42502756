import { useEffect, useState } from 'react'
import { addressWith, writeHashWords } from '../../../components/staff/useHash.ts'
import {
  type LanguageAnswer,
  type LanguagesAnswer,
  sentenceStates,
} from '../../../lib/contract/website/translations.ts'
import { formatCount } from '../../../lib/text/format-count.ts'
import { languageWords } from './messages.ts'
import { stateNames } from './sentence-words.ts'

/** Milliseconds after the last key. */
const debounce = 250

type Props = {
  language: LanguageAnswer
  parts: LanguagesAnswer['parts']
  state: string
  part: string
  search: string
}

/** What of the sentences is shown; it stands in the address. */
export function SentenceFilters({ language, parts, state, part, search }: Props) {
  const [typed, setTyped] = useState(search)
  useEffect(() => {
    if (typed.trim() === search) return
    const timer = setTimeout(
      () => writeHashWords({ search: typed.trim(), page: '' }, { typed: true }),
      debounce,
    )
    return () => clearTimeout(timer)
  }, [typed, search])
  return (
    <>
      <nav aria-label={languageWords.status}>
        <ul className="chips">
          {['', ...sentenceStates].map((one) => {
            const known = sentenceStates.find((name) => name === one)
            return (
              <li key={one}>
                <a
                  className="chip"
                  href={addressWith({ state: one, page: '' })}
                  aria-current={one === state ? 'true' : undefined}
                >
                  {known ? `${stateNames[known]} (${formatCount(language[known])})` : languageWords.all}
                </a>
              </li>
            )
          })}
        </ul>
      </nav>
      <search className="grid gap-4 sm:grid-cols-2">
        <div className="field">
          <label htmlFor="sentence-search">{languageWords.search}</label>
          <input
            className="input"
            id="sentence-search"
            type="search"
            autoComplete="off"
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        </div>
        <div className="field">
          <label htmlFor="sentence-part">{languageWords.part}</label>
          <select
            className="input"
            id="sentence-part"
            value={part}
            onChange={({ currentTarget }) => writeHashWords({ part: currentTarget.value, page: '' })}
          >
            <option value="">{languageWords.all}</option>
            {parts.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </div>
      </search>
    </>
  )
}
