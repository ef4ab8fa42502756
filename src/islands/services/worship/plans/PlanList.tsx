import { useCallback, useState } from 'react'
import { useHashWord, writeHashWords } from '../../../../components/staff/useHash.ts'
import { call } from '../../../../lib/api/call.ts'
import {
  addNextPlan,
  listPlans,
  openPlanTemplate,
  readPlanChoices,
} from '../../../../lib/contract/services/calls/plans.ts'
import { type PlanHead, planKinds } from '../../../../lib/contract/services/plan.ts'
import { formatHour } from '../../../../lib/time/hours.ts'
import { shownDay } from '../../../../lib/words/shown-day.ts'
import { useAct } from '../../../../stores/useAct.ts'
import { useLoaded, useOnOpen } from '../../../staff/useLoaded.ts'
import { planWords as words } from './messages.ts'
import { NewPlan } from './NewPlan.tsx'
import { planKindName } from './names.ts'
import { PlanPage } from './PlanPage.tsx'

const open = (id: number) => writeHashWords({ plan: String(id) })
const loadChoices = () => call(readPlanChoices)

/** The orders of service to come, of the past and the templates, or the one that is open. */
export function PlanList() {
  const id = Number(useHashWord('plan'))
  return id > 0 ? <PlanPage id={id} key={id} /> : <All />
}

function All() {
  const shown = useHashWord('when') || 'coming'
  const { data: choices, reload } = useOnOpen(useLoaded(loadChoices, words.notLoaded))
  const [isAdding, setAdding] = useState(false)
  const [busy, act] = useAct()
  const tabs = [
    ['coming', words.coming],
    ['past', words.past],
    ['templates', words.templates],
  ] as const
  const again = choices?.services.filter(({ last_plan }) => last_plan !== null) ?? []
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="staff-head">
        <h2>{words.title}</h2>
        <button className="btn btn-primary" type="button" disabled={!choices} onClick={() => setAdding(true)}>
          {words.newOrder}
        </button>
      </div>
      {again.length > 0 && shown === 'coming' && (
        <p className="flex flex-wrap gap-3">
          {again.map(({ id, title, next_day }) => (
            <button
              className="btn"
              type="button"
              key={id}
              disabled={busy}
              onClick={() =>
                void act(
                  async () => open((await call(addNextPlan, { body: { service: id } })).id),
                  words.nextMade,
                )
              }
            >
              {words.nextOf({ service: title, day: shownDay(next_day) })}
            </button>
          ))}
        </p>
      )}
      <nav className="flex flex-wrap gap-3" aria-label={words.which}>
        {tabs.map(([when, label]) => (
          <button
            className={shown === when ? 'btn' : 'btn btn-quiet'}
            type="button"
            key={when}
            aria-pressed={shown === when}
            onClick={() => writeHashWords({ when: when === 'coming' ? '' : when })}
          >
            {label}
          </button>
        ))}
      </nav>
      {shown === 'templates' ? <Templates /> : <Plans when={shown} key={shown} />}
      {isAdding && choices && (
        <NewPlan
          choices={choices}
          made={open}
          outdated={() => void reload()}
          close={() => setAdding(false)}
        />
      )}
    </div>
  )
}

function Plans({ when }: { when: string }) {
  const load = useCallback(() => call(listPlans, { query: { when } }), [when])
  const { data: plans } = useOnOpen(useLoaded(load, words.notLoaded))
  if (!plans) return <div className="skeleton min-h-40" role="status" aria-busy="true" />
  if (plans.length === 0)
    return (
      <div className="empty">
        <p role="status">{when === 'past' ? words.emptyPast : words.empty}</p>
        {when !== 'past' && <p>{words.why}</p>}
      </div>
    )
  return (
    <ul className="grid gap-3 md:grid-cols-2">
      {plans.map((plan) => (
        <li className="card grid content-start gap-2 p-4" key={plan.id}>
          <Facts plan={plan} />
          <p>
            <button
              className="btn"
              type="button"
              aria-label={words.viewOne({ name: `${plan.title}, ${shownDay(plan.day)}` })}
              onClick={() => open(plan.id)}
            >
              {words.view}
            </button>
          </p>
        </li>
      ))}
    </ul>
  )
}

function Facts({ plan }: { plan: PlanHead }) {
  return (
    <>
      <strong className="break-words">{plan.title}</strong>
      <span>
        {[shownDay(plan.day), formatHour(plan.start_time)].filter(Boolean).join(', ')}
        {plan.is_live && <span className="badge">{words.live}</span>}
      </span>
      <span className="text-ink-soft">
        {[
          words.facts({ count: plan.items, minutes: plan.minutes }),
          plan.theme,
          plan.is_public && words.onSite,
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </>
  )
}

/** The template of each kind of service. */
function Templates() {
  const [busy, act] = useAct()
  return (
    <>
      <p className="hint">{words.templatesHint}</p>
      <ul className="grid gap-3 md:grid-cols-2">
        {planKinds.map((kind) => (
          <li className="card flex flex-wrap items-center justify-between gap-3 p-4" key={kind}>
            <strong>{planKindName(kind)}</strong>
            <button
              className="btn"
              type="button"
              disabled={busy}
              aria-label={words.editTemplateOf({ name: planKindName(kind) })}
              onClick={() =>
                void act(async () => {
                  open((await call(openPlanTemplate, { kind })).id)
                  return words.templates
                }, words.templates)
              }
            >
              {words.openTemplate}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
