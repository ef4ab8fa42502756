import { useCallback, useState } from 'react'
import { ListSection } from '../../../components/staff/lists/ListSection.tsx'
import type { Column } from '../../../components/staff/lists/list.ts'
import { useRows } from '../../../components/staff/lists/useRows.ts'
import { listTeams, readFairness } from '../../../lib/api/services/rota.ts'
import type { FairnessAnswer } from '../../../lib/contract/services/rota.ts'
import { countOf } from '../../../lib/text/format-count.ts'
import { hasWords } from '../../../lib/text/has-words.ts'
import { formatDay } from '../../../lib/time/dates.ts'
import { useCollection } from '../../staff/useCollection.ts'
import { useLoaded, useOnOpen } from '../../staff/useLoaded.ts'
import { rotaWords } from './messages.ts'

type Row = FairnessAnswer['people'][number] & { id: number }

/** The cells say what they count: on a phone a row is a card without headings. */
const columns: readonly Column<Row>[] = [
  { title: 'Name', order: 'name', cell: ({ name }) => name },
  { title: 'Served in the last year', order: 'served', cell: ({ served }) => `${served} served` },
  { title: 'Still to come', order: 'ahead', cell: ({ ahead }) => `${ahead} to come` },
  { title: 'In every team', order: 'everywhere', cell: ({ everywhere }) => `${everywhere} in every team` },
  { title: 'Declined', order: 'declined', cell: ({ declined }) => `${countOf(declined, 'time')} declined` },
  {
    title: 'Last served',
    order: 'last_day',
    cell: ({ last_day }) => (last_day ? `Last on ${formatDay(last_day)}` : 'Not in a year'),
  },
]

/** How often each of a team served in a year. */
export function Fairness() {
  const { data: teams } = useOnOpen(useLoaded(listTeams, 'The teams could not be loaded.'))
  const [chosen, setChosen] = useState<number>()
  const team = chosen ?? teams?.[0]?.id
  if (teams?.length === 0)
    return (
      <p className="empty">
        There is no team yet. Add one under <a href="#teams">{rotaWords.teams}</a>.
      </p>
    )
  if (!teams || team === undefined)
    return <div className="skeleton min-h-40" role="status" aria-busy="true" aria-label={rotaWords.loading} />
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="field">
        <label htmlFor="fair-team">{rotaWords.team}</label>
        <select
          className="input"
          id="fair-team"
          value={team}
          onChange={({ currentTarget }) => setChosen(Number(currentTarget.value))}
        >
          {teams.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <Table team={team} key={team} />
    </div>
  )
}

function Table({ team }: { team: number }) {
  const load = useCallback(async () => {
    const { people } = await readFairness(team)
    return { count: people.length, rows: people.map((row) => ({ ...row, id: row.account })) }
  }, [team])
  const list = useRows(useOnOpen(useCollection<Row>(load, 'The turns could not be loaded.')), {
    matches: ({ name }, words) => hasWords(name, words),
    values: {
      name: ({ name }) => name,
      served: ({ served }) => served,
      ahead: ({ ahead }) => ahead,
      everywhere: ({ everywhere }) => everywhere,
      declined: ({ declined }) => declined,
      last_day: ({ last_day }) => last_day,
    },
  })
  return (
    <ListSection
      title={rotaWords.servingHistory}
      list={list}
      search="Search names..."
      empty={rotaWords.nobodyTeam}
      why={rotaWords.howOftenEachTeam}
      columns={columns}
    />
  )
}
