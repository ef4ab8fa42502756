import { serveIn } from '../../../lib/api/services/rota.ts'
import type { OwnRotaAnswer } from '../../../lib/contract/services/rota.ts'
import { useActs } from '../../staff/acts/useActs.tsx'
import { rotaWords } from './messages.ts'

type Props = { rota: OwnRotaAnswer; changed: () => Promise<void> }

/** The teams of the church, and in which of them the member serves or would serve. */
export function MyTeams({ rota, changed }: Props) {
  const { actions, opened } = useActs<OwnRotaAnswer['teams'][number]>({
    acts: [
      {
        name: rotaWords.volunteer,
        when: ({ state }) => state === '',
        call: ({ id }) => serveIn(id, true),
        toast: rotaWords.volunteered,
      },
      {
        name: rotaWords.leaveTeam,
        when: ({ state }) => state === 'serves',
        ask: ({ id, name }) => ({
          title: rotaWords.leaveQuestion({ name }),
          act: rotaWords.leaveTeam,
          text: <p>{comingShifts(rota, id)}</p>,
          failure: rotaWords.stillIn,
        }),
        call: ({ id }) => serveIn(id, false),
        toast: ({ name }) => rotaWords.haveLeft({ name }),
      },
      {
        name: rotaWords.withdraw,
        when: ({ state }) => state === 'offered',
        call: ({ id }) => serveIn(id, false),
        toast: rotaWords.volunteerNoMore,
      },
    ],
    nameOf: ({ name }) => name,
    changed,
  })
  return (
    <section className="grid grid-cols-1 gap-3" aria-labelledby="my-teams">
      <h2 id="my-teams">{rotaWords.teams}</h2>
      {rota.teams.length === 0 && <p className="text-ink-soft">{rotaWords.noTeams}</p>}
      <ul className="grid gap-2 md:grid-cols-2">
        {rota.teams.map((team) => (
          <li className="card flex flex-wrap items-center justify-between gap-2 p-3" key={team.id}>
            <span>
              <strong>{team.name}</strong>
              {team.state && (
                <span className="hint block">
                  {team.state === 'serves' ? rotaWords.serveHere : rotaWords.volunteeredHere}
                </span>
              )}
            </span>
            {actions(team)}
          </li>
        ))}
      </ul>
      {opened}
    </section>
  )
}

function comingShifts({ turns }: OwnRotaAnswer, id: number): string {
  const count = turns.filter(({ team }) => team === id).length
  return count === 0 ? rotaWords.volunteerAgain : rotaWords.leaveTurns({ count })
}
