import { lazy, Suspense, useState } from 'react'
import type { PlanAnswer } from '../../../../lib/contract/services/plan.ts'
import { livePlanWords as words } from './messages.ts'
import type { LiveService } from './useLivePlan.ts'

const EndService = lazy(() => import('./EndService.tsx').then((part) => ({ default: part.EndService })))

/** Back and Next, and for who leads Start and End. */
export function LiveActs({ service, plan }: { service: LiveService; plan: PlanAnswer }) {
  const { index, isLive, isLost, busy } = service
  const [isEnding, setEnding] = useState(false)
  const leads = service.mayLead && !isLost
  return (
    <div className="live-acts">
      {leads && !isLive && plan.items.length > 0 && (
        <button
          className="btn btn-primary"
          type="button"
          disabled={busy}
          onClick={() => void service.start()}
        >
          {service.hasEnded ? words.restart : words.start}
        </button>
      )}
      {(isLive || index >= 0) && <Steps service={service} count={plan.items.length} />}
      {leads && isLive && (
        <button className="btn" type="button" onClick={() => setEnding(true)}>
          {words.end}
        </button>
      )}
      {isEnding && (
        <Suspense>
          <EndService confirm={() => void service.end()} close={() => setEnding(false)} />
        </Suspense>
      )}
    </div>
  )
}

/** Buttons at an end of the list stay, so that the focus is not lost. */
function Steps({ service: { index, go }, count }: { service: LiveService; count: number }) {
  const isFirst = index <= 0
  const isLast = index >= count - 1
  return (
    <>
      <button className="btn" type="button" aria-disabled={isFirst} onClick={() => !isFirst && go(index - 1)}>
        {words.goBack}
      </button>
      <button
        className="btn btn-primary live-go"
        type="button"
        aria-disabled={isLast}
        onClick={() => !isLast && go(index + 1)}
      >
        {words.goNext}
      </button>
    </>
  )
}
