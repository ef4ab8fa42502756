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
        name: 'Volunteer',
        when: ({ state }) => state === '',
        call: ({ id }) => serveIn(id, true),
        toast: 'Thank you: those who keep the rota see it',
      },
      {
        name: 'Leave team',
        when: ({ state }) => state === 'serves',
        ask: ({ id, name }) => ({
          title: `Leave ${name}?`,
          act: 'Leave team',
          text: <p>{comingShifts(rota, id)}</p>,
          failure: 'You are still in the team',
        }),
        call: ({ id }) => serveIn(id, false),
        toast: ({ name }) => `You have left ${name}`,
      },
      {
        name: 'Withdraw',
        when: ({ state }) => state === 'offered',
        call: ({ id }) => serveIn(id, false),
        toast: 'You do not volunteer any more',
      },
    ],
    nameOf: ({ name }) => name,
    changed,
  })
  return (
    <section className="grid grid-cols-1 gap-3" aria-labelledby="my-teams">
      <h2 id="my-teams">{rotaWords.teams}</h2>
      {rota.teams.length === 0 && <p className="text-ink-soft">{rotaWords.churchHasNoTeams}</p>}
      <ul className="grid gap-2 md:grid-cols-2">
        {rota.teams.map((team) => (
          <li className="card flex flex-wrap items-center justify-between gap-2 p-3" key={team.id}>
            <span>
              <strong>{team.name}</strong>
              {team.state && (
                <span className="hint block">
                  {team.state === 'serves'
                    ? 'You serve here'
                    : 'You volunteered; those who keep the rota decide'}
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
  const coming = turns.filter(({ team }) => team === id).length
  if (coming === 0) return 'You can volunteer again at any time.'
  const given =
    coming === 1 ? 'Your coming turn is open again then' : `Your ${coming} coming turns are open again then`
  return `${given}, and who asked you is told. You can volunteer again at any time.`
}
