import { writeQuery } from '../../components/ui/useQuery.ts'
import { sermonSeries } from '../../lib/contract/sermon.ts'
import type { SermonSearch } from '../../lib/find-sermons.ts'

type Props = { search: SermonSearch; speakers: readonly string[] }

/** The search form. Without scripts the server filters. */
export function SermonFilters({ search: { search, series, speaker }, speakers }: Props) {
  return (
    <search>
      <form className="sermon-filters" action="/sermons" onSubmit={(event) => event.preventDefault()}>
        <div className="field">
          <label htmlFor="search">Search sermons</label>
          <input
            className="input"
            id="search"
            name="search"
            type="search"
            maxLength={100}
            autoComplete="off"
            value={search}
            onChange={({ currentTarget }) => writeQuery('search', currentTarget.value, { typed: true })}
          />
        </div>
        <Choice name="series" label="Series" all="All series" options={sermonSeries} chosen={series} />
        <Choice name="speaker" label="Speaker" all="All speakers" options={speakers} chosen={speaker} />
        <noscript>
          <button className="btn" type="submit">
            Search
          </button>
        </noscript>
      </form>
    </search>
  )
}

type ChoiceProps = { name: string; label: string; all: string; options: readonly string[]; chosen: string }

function Choice({ name, label, all, options, chosen }: ChoiceProps) {
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <select
        className="input"
        id={name}
        name={name}
        value={chosen}
        onChange={({ currentTarget }) => writeQuery(name, currentTarget.value)}
      >
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </div>
  )
}
