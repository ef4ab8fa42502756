import { FilterSheet } from '../../../components/ui/FilterSheet.tsx'
import { writeQuery } from '../../../components/ui/useQuery.ts'
import type { SermonSearch } from '../../../lib/finding/find-sermons.ts'
import { sermonWords } from './messages.ts'

type Props = {
  search: SermonSearch
  series: readonly string[]
  speakers: readonly string[]
  recorded: boolean
}

/** Another search begins at its first page. */
const choose: typeof writeQuery = (name, word, how) => {
  writeQuery('page', '', { typed: true })
  writeQuery(name, word, how)
}

/** The search form. Without scripts the server filters. */
export function SermonFilters({ search, series, speakers, recorded }: Props) {
  return (
    <search>
      <form className="list-tools" action="/sermons" onSubmit={(event) => event.preventDefault()}>
        <input
          className="input"
          id="search"
          name="search"
          type="search"
          aria-label={sermonWords.search}
          placeholder={sermonWords.search}
          maxLength={100}
          autoComplete="off"
          value={search.search}
          onChange={({ currentTarget }) => choose('search', currentTarget.value, { typed: true })}
        />
        <FilterSheet count={[search.series, search.speaker, search.recording].filter(Boolean).length}>
          <Choice
            name="series"
            label={sermonWords.series}
            all={sermonWords.allSeries}
            chosen={search.series}
            options={series.map((one) => [one, one])}
          />
          <Choice
            name="speaker"
            label={sermonWords.speaker}
            all={sermonWords.allSpeakers}
            chosen={search.speaker}
            options={speakers.map((speaker) => [speaker, speaker])}
          />
          {recorded && (
            <Choice
              name="recording"
              label={sermonWords.show}
              all={sermonWords.withRecording}
              chosen={search.recording}
              options={[['all', sermonWords.all]]}
            />
          )}
        </FilterSheet>
      </form>
    </search>
  )
}

type ChoiceProps = {
  name: string
  label: string
  /** The label of the empty option. */
  all: string
  options: readonly (readonly [value: string, words: string])[]
  chosen: string
}

function Choice({ name, label, all, options, chosen }: ChoiceProps) {
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <select
        className="input"
        id={name}
        name={name}
        value={chosen}
        onChange={({ currentTarget }) => choose(name, currentTarget.value)}
      >
        <option value="">{all}</option>
        {options.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </div>
  )
}
