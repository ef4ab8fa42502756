import { useEffect, useState } from 'react'
import { formatHour } from '../../../../lib/time/hours.ts'
import { shownDay } from '../../../../lib/words/shown-day.ts'
import { AllItems } from './AllItems.tsx'
import { LiveActs } from './LiveActs.tsx'
import { livePlanWords as words } from './messages.ts'
import { Stage } from './Stage.tsx'
import { type LiveService, useLivePlan } from './useLivePlan.ts'

/** The order that the address names, `/worship/live#12`. */
export function LivePlan() {
  const [id, setId] = useState<number>()
  useEffect(() => {
    const read = () => setId(Number(location.hash.slice(1)) || 0)
    read()
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [])
  return id === undefined ? <Opening /> : <Order id={id} key={id} />
}

const Opening = () => (
  <div className="grid gap-4">
    <h1>{words.title}</h1>
    <p className="flex items-center gap-3" role="status" aria-busy="true">
      <span className="spinner" aria-hidden="true" /> {words.loading}
    </p>
  </div>
)

function Order({ id }: { id: number }) {
  const service = useLivePlan(id)
  const { plan, live } = service
  if (service.isGone || id === 0) return <NotYours />
  if (!plan || !live) return service.isLost ? <NotLoaded reload={service.reload} /> : <Opening />
  const facts = [plan.day && shownDay(plan.day), formatHour(plan.start_time), plan.theme]
  return (
    <div className="live-plan">
      <header className="grid gap-1">
        <h1 className="break-words">{plan.title}</h1>
        <p>{facts.filter(Boolean).join(' · ')}</p>
        {service.isLive && live.led_by && <p className="hint">{words.ledBy({ name: live.led_by })}</p>}
      </header>
      <Where service={service} />
      <Stage service={service} plan={plan} />
      <LiveActs service={service} plan={plan} />
      <AllItems plan={plan} index={service.index} look={service.look} />
    </div>
  )
}

/** Says why this phone is not where the service is. */
function Where({ service }: { service: LiveService }) {
  if (service.isLost)
    return (
      <p className="notice" role="status">
        {words.alone} {service.isStored && words.stored}
      </p>
    )
  if (!service.isApart) return null
  return (
    <p className="notice flex flex-wrap items-center gap-3" role="status">
      {words.apart}
      <button className="btn" type="button" onClick={service.follow}>
        {words.follow}
      </button>
      {service.mayLead && (
        <button className="btn" type="button" disabled={service.busy} onClick={() => void service.lead()}>
          {words.lead}
        </button>
      )}
    </p>
  )
}

const NotLoaded = ({ reload }: { reload: () => Promise<void> }) => (
  <div className="grid gap-4">
    <h1>{words.title}</h1>
    <p role="alert">{words.notLoaded}</p>
    <p>
      <button className="btn" type="button" onClick={() => void reload()}>
        {words.tryAgain}
      </button>
    </p>
  </div>
)

const NotYours = () => (
  <div className="grid gap-4">
    <h1>{words.title}</h1>
    <p role="alert">{words.notYours}</p>
    <p>
      <a className="btn" href="/worship">
        {words.mine}
      </a>
    </p>
  </div>
)
