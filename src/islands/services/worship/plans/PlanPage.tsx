import { useCallback, useEffect, useState } from 'react'
import { writeHashWords } from '../../../../components/staff/useHash.ts'
import { call, request } from '../../../../lib/api/call.ts'
import { followPlanLive } from '../../../../lib/api/services/plans.ts'
import { restoreFromTrash } from '../../../../lib/api/settings/trash.ts'
import { saveFile } from '../../../../lib/browser/save-file.ts'
import {
  addNextPlan,
  readPlan,
  readPlanPaper,
  readPlanSlides,
  removePlan,
  savePlanTemplate,
} from '../../../../lib/contract/services/calls/plans.ts'
import type { PlanAnswer } from '../../../../lib/contract/services/plan.ts'
import { timesOf } from '../../../../lib/services/plans/times.ts'
import { formatHour } from '../../../../lib/time/hours.ts'
import { shownDay } from '../../../../lib/words/shown-day.ts'
import { useAct } from '../../../../stores/useAct.ts'
import { Asked } from '../../../staff/acts/Asked.tsx'
import { DeleteDialog } from '../../../staff/dialogs/DeleteDialog.tsx'
import { useLoaded, useOnOpen } from '../../../staff/useLoaded.ts'
import { Announced } from './Announced.tsx'
import { ItemList } from './ItemList.tsx'
import { planWords as words } from './messages.ts'
import { planKindName } from './names.ts'
import { PlanDetails } from './PlanDetails.tsx'

type Dialog = 'details' | 'template' | 'remove'

const showAll = () => writeHashWords({ plan: '' })

/** An order of service with its items. What others change meanwhile is shown as it is saved. */
export function PlanPage({ id }: { id: number }) {
  const load = useCallback(() => call(readPlan, { id }), [id])
  const { data: plan, edit, reload } = useOnOpen(useLoaded(load, words.planNotLoaded))
  const [open, setOpen] = useState<Dialog>()
  const [busy, act] = useAct()
  useOthersChanges(plan, reload)
  const show = useCallback((now: PlanAnswer) => edit((before) => newest(before, now)), [edit])
  const back = (
    <p>
      <button className="btn" type="button" onClick={showAll}>
        {words.back}
      </button>
    </p>
  )
  if (!plan)
    return (
      <div className="grid gap-5">
        {back}
        <div className="skeleton min-h-80" role="status" aria-busy="true" />
      </div>
    )
  const dialog = {
    changed: () => undefined,
    outdated: () => void reload(),
    close: () => setOpen(undefined),
  }
  const button = (label: string, press: () => void, look = 'btn') => (
    <button className={look} type="button" disabled={busy} onClick={press}>
      {label}
    </button>
  )
  const print = async () => {
    const file = await request(readPlanPaper, { id }).res()
    saveFile(`order-of-service-${plan.day || plan.kind}.pdf`, await file.blob(), 'application/pdf')
  }
  const slides = async () => {
    const file = await request(readPlanSlides, { id }).res()
    saveFile(`songs-${plan.day || plan.kind}.pptx`, await file.blob())
  }
  const next = async () => {
    const { id: made } = await call(addNextPlan, { body: { service: plan.service ?? 0 } })
    writeHashWords({ plan: String(made) })
  }
  return (
    <div className="grid grid-cols-1 gap-6">
      {back}
      <PlanFacts plan={plan} />
      <p className="flex flex-wrap gap-3">
        {!plan.is_template && (
          <a className="btn btn-primary" href={`/worship/live#${id}`}>
            {words.openLive}
          </a>
        )}
        {button(words.edit, () => setOpen('details'))}
        {button(words.print, () => void act(print, words.print))}
        {plan.items.some(({ song }) => song !== null) &&
          button(words.slides, () => void act(slides, words.slides))}
        {!plan.is_template && button(words.makeTemplate, () => setOpen('template'))}
        {plan.service !== null &&
          !plan.is_template &&
          button(words.makeNext, () => void act(next, words.nextMade))}
        {button(
          plan.is_template ? words.removeTemplate : words.remove,
          () => setOpen('remove'),
          'btn btn-danger',
        )}
      </p>
      <ItemList plan={plan} show={show} outdated={() => void reload()} />
      {!plan.is_template && <Announced plan={plan} show={show} />}
      {open === 'details' && <PlanDetails plan={plan} show={show} {...dialog} />}
      {open === 'template' && (
        <Asked
          {...dialog}
          title={words.makeTemplateTitle({ name: planKindName(plan.kind) })}
          text={words.makeTemplateText}
          act={words.makeTemplate}
          danger={false}
          call={() => call(savePlanTemplate, { id })}
          toast={words.templateSaved}
        />
      )}
      {open === 'remove' && (
        <DeleteDialog
          kind={plan.is_template ? words.templateName : words.orderName}
          name={plan.title}
          text={plan.is_template ? words.removeTemplateText : words.removeText}
          act={plan.is_template ? words.removeTemplate : words.remove}
          remove={async () => {
            await call(removePlan, { id, seen: plan.version })
            showAll()
          }}
          restore={async () => {
            await restoreFromTrash({ kind: 'service_plan', row: id })
            writeHashWords({ plan: String(id) })
          }}
          outdated={() => void reload()}
          close={dialog.close}
        />
      )}
    </div>
  )
}

/** Of two answers the one with more changes: they may arrive in another order than they were made in. */
const newest = (before: PlanAnswer | undefined, now: PlanAnswer): PlanAnswer =>
  before && before.changes > now.changes ? before : now

/** Loads the plan again when somebody else has changed it. */
function useOthersChanges(plan: PlanAnswer | undefined, reload: () => Promise<void>): void {
  const [heard, setHeard] = useState(0)
  const { id, code, changes = 0 } = plan ?? {}
  useEffect(() => {
    if (id === undefined || code === undefined) return
    return followPlanLive({ id, code }, { hear: (live) => setHeard(live.changes), lost: () => undefined })
  }, [id, code])
  useEffect(() => {
    if (heard > changes) void reload()
  }, [heard, changes, reload])
}

function PlanFacts({ plan }: { plan: PlanAnswer }) {
  const { minutes, end, over } = timesOf(plan)
  const head = plan.is_template
    ? [words.templates, planKindName(plan.kind)]
    : [shownDay(plan.day), formatHour(plan.start_time), plan.theme, plan.is_public && words.onSite]
  const left = -(over ?? 0)
  const pace =
    over === null
      ? undefined
      : over > 0
        ? words.over({ minutes: over })
        : over < 0
          ? words.left({ minutes: left })
          : words.onTime
  return (
    <div className="grid gap-1">
      <h2 className="break-words">{plan.title}</h2>
      <p>{head.filter(Boolean).join(' · ')}</p>
      <p className="flex flex-wrap items-center gap-3" role="status">
        <strong>
          {[words.total({ minutes }), end && words.until({ hour: formatHour(end) })]
            .filter(Boolean)
            .join(' · ')}
        </strong>
        {pace && <span className={over !== null && over > 0 ? 'badge badge-laterite' : 'badge'}>{pace}</span>}
      </p>
    </div>
  )
}
