import { useState } from 'react'
import { RowAct } from '../../../components/staff/lists/RowAct.tsx'
import { Confirm } from '../../../components/ui/Confirm.tsx'
import { whyRefused } from '../../../lib/api/api-error.ts'
import { serveIn } from '../../../lib/api/services/rota.ts'
import type { OwnRotaAnswer } from '../../../lib/contract/services/rota.ts'
import { notify } from '../../../stores/toasts.ts'
import { useAct } from '../../../stores/useAct.ts'

type Props = { rota: OwnRotaAnswer; changed: () => Promise<void> }

/** The teams of the church, and in which of them the member serves or would serve. */
export function MyTeams({ rota, changed }: Props) {
  const [busy, act] = useAct()
  const [leaving, setLeaving] = useState<OwnRotaAnswer['teams'][number]>()
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
                name="Volunteer"
                of={name}
                busy={busy}
                act={() => serve(id, true, 'Thank you: those who keep the rota see it')}
              />
            ) : (
              <RowAct
                name={state === 'serves' ? 'Leave team' : 'Withdraw'}
                of={name}
                busy={busy}
                act={() =>
                  state === 'serves'
                    ? setLeaving({ id, name, state })
                    : serve(id, false, 'You do not volunteer any more')
                }
              />
            )}
          </li>
        ))}
      </ul>
      {leaving && (
        <Confirm
          title={`Leave ${leaving.name}?`}
          act="Leave team"
          confirm={async () => {
            await serveIn(leaving.id, false)
            notify.success(`You have left ${leaving.name}`)
            await changed()
          }}
          refused={whyRefused}
          close={() => setLeaving(undefined)}
        >
          <p>{comingShifts(rota, leaving.id)}</p>
        </Confirm>
      )}
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
