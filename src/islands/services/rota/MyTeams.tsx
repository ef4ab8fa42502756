import { RowAct } from '../../../components/staff/lists/RowAct.tsx'
import { serveIn } from '../../../lib/api/services/rota.ts'
import type { OwnRotaAnswer } from '../../../lib/contract/services/rota.ts'
import { useAct } from '../../../stores/useAct.ts'

type Props = { rota: OwnRotaAnswer; changed: () => Promise<void> }

/** The teams of the church, and in which of them the member serves or would serve. */
export function MyTeams({ rota, changed }: Props) {
  const [busy, act] = useAct()
  const serve = (team: number, wanted: boolean, said: string) =>
    void act(() => serveIn(team, wanted), said).then(changed)
  return (
    <section className="grid grid-cols-1 gap-3" aria-labelledby="my-teams">
      <h2 id="my-teams">Teams</h2>
      {rota.teams.length === 0 && <p className="text-ink-soft">The church has no teams here yet.</p>}
      <ul className="grid gap-2 md:grid-cols-2">
        {rota.teams.map(({ id, name, state }) => (
          <li className="card flex flex-wrap items-center justify-between gap-2 p-3" key={id}>
            <span>
              <strong>{name}</strong>
              {state && (
                <span className="hint block">
                  {state === 'serves' ? 'You serve here' : 'You volunteered; those who keep the rota decide'}
                </span>
              )}
            </span>
            {state === '' ? (
              <RowAct
                {...{ name: 'Volunteer', of: name, busy }}
                act={() => serve(id, true, 'Thank you: those who keep the rota see it')}
              />
            ) : (
              <RowAct
                {...{ name: state === 'serves' ? 'Leave team' : 'Withdraw', of: name, busy }}
                act={() => serve(id, false, `You are not in ${name} any more`)}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
