import { SelectField } from '../../../../components/form/ChoiceField.tsx'
import { call } from '../../../../lib/api/call.ts'
import { namePlanCount } from '../../../../lib/contract/services/calls/plans.ts'
import type { PlanAnswer, PlanCount } from '../../../../lib/contract/services/plan.ts'
import { useAct } from '../../../../stores/useAct.ts'
import { planWords as words } from './messages.ts'

type Props = {
  plan: PlanAnswer
  counts: readonly PlanCount[]
  show: (plan: PlanAnswer) => void
  outdated: () => void
}

/** A cash count with whether it is closed. */
export const countName = ({ service, is_closed }: PlanCount): string =>
  is_closed ? words.countClosed({ name: service }) : words.countOpen({ name: service })

/** For who counts: in which cash count each offering of the service was counted. A new one has its day and its name. */
export function Counts({ plan, counts, show, outdated }: Props) {
  const [busy, act] = useAct()
  const name = async (item: number, chosen: string) => {
    const count = chosen === 'new' ? 'new' : chosen === '' ? null : Number(chosen)
    const change = async () => show(await call(namePlanCount, { id: plan.id, item, body: { count } }))
    if (!(await act(change, words.countNamed))) outdated()
  }
  return plan.items
    .filter(({ kind }) => kind === 'offering')
    .map((item) => {
      const named = counts.find((count) => count.item === item.id)
      const free = counts.filter((count) => count.item === null || count === named)
      return (
        <SelectField
          key={item.id}
          name={`count-${item.id}`}
          label={words.countsOf({ name: item.title })}
          value={String(named?.id ?? '')}
          chosen
          disabled={busy}
          onChange={({ currentTarget }) => void name(item.id, currentTarget.value)}
        >
          <option value="">{words.noCount}</option>
          {[...free]
            .sort((one, other) => Number(other.is_own) - Number(one.is_own))
            .map((count) => (
              <option key={count.id} value={count.id}>
                {countName(count)}
              </option>
            ))}
          {!named && <option value="new">{words.newCount}</option>}
        </SelectField>
      )
    })
}
