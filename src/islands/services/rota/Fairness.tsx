import { useCallback, useState } from 'react'
import { ListSection } from '../../../components/staff/lists/ListSection.tsx'
import type { Column } from '../../../components/staff/lists/list.ts'
import { useRows } from '../../../components/staff/lists/useRows.ts'
import { listTeams, readFairness } from '../../../lib/api/services/rota.ts'
import type { FairnessAnswer } from '../../../lib/contract/services/rota.ts'
import { hasWords } from '../../../lib/text/has-words.ts'
import { shownDay } from '../../../lib/words/shown-day.ts'
import { useCollection } from '../../staff/useCollection.ts'
import { useLoaded, useOnOpen } from '../../staff/useLoaded.ts'
import { rotaWords } from './messages.ts'

type Row = FairnessAnswer['people'][number] & { id: number }

/** The cells say what they count: on a phone a row is a card without headings. */
const columns = (): readonly Column<Row>[] => [
  { title: rotaWords.name, order: 'name', cell: ({ name }) => name },
  {
    title: rotaWords.servedInYear,
    order: 'served',
    cell: ({ served }) => rotaWords.served({ turns: served }),
  },
  { title: rotaWords.stillToCome, order: 'ahead', cell: ({ ahead }) => rotaWords.toCome({ turns: ahead }) },
  {
    title: rotaWords.inEveryTeam,
    order: 'everywhere',
    cell: ({ everywhere }) => rotaWords.everywhere({ turns: everywhere }),
  },
  {
    title: rotaWords.declined,
    order: 'declined',
    cell: ({ declined }) => rotaWords.declinedTimes({ count: declined }),
  },
  {
    title: rotaWords.lastServed,
    order: 'last_day',
    cell: ({ last_day }) => (last_day ? rotaWords.lastOn({ day: shownDay(last_day) }) : rotaWords.notInYear),
  },
]

/** How often each of a team served in a year. */
export function Fairness() {
  const { data: teams } = useOnOpen(useLoaded(listTeams, rotaWords.teamsNotLoaded))
  const [chosen, setChosen] = useState<number>()
  const team = chosen ?? teams?.[0]?.id
  if (teams?.length === 0)
    return (
      <p className="empty">
        {rotaWords.addTeamFirst[0]}
        <a href="#teams">{rotaWords.addTeamFirst[1]}</a>
        {rotaWords.addTeamFirst[2]}
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
  const list = useRows(useOnOpen(useCollection<Row>(load, rotaWords.turnsOfTeamNotLoaded)), {
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
      search={rotaWords.searchNames}
      empty={rotaWords.nobodyInTeam}
      why={rotaWords.whyHistory}
      columns={columns()}
    />
  )
}
