import { lazy, Suspense } from 'react'
import { useHashWord, useSectionId } from '../../../components/staff/useHash.ts'
import { useHydrated } from '../../../components/ui/useHydrated.ts'
import { call } from '../../../lib/api/call.ts'
import { readInboxMay } from '../../../lib/contract/care/calls/inbox.ts'
import { inboxViews } from '../../../lib/contract/care/inbox.ts'
import { NotHere } from '../../staff/NotHere.tsx'
import { useFocusOnArrival } from '../../staff/useFocusOnArrival.ts'
import { useLoaded, useOnOpen } from '../../staff/useLoaded.ts'
import { InboxList } from './InboxList.tsx'
import { inboxWords } from './messages.ts'

const loadInboxMay = () => call(readInboxMay)

const Conversation = lazy(() =>
  import('./Conversation.tsx').then((module) => ({ default: module.Conversation })),
)

/** Words to the office, to leaders, and answers to messages, for those who answer them (docs/messages.md). */
export function Inbox() {
  const awake = useHydrated()
  const heading = useFocusOnArrival()
  const section = useSectionId()
  const from = useHashWord('from')
  const { data: waits, isHere, loading, reload } = useOnOpen(useLoaded(loadInboxMay, inboxWords.notLoaded))
  if (!isHere) return <NotHere />
  const [, opened] = /^conversation-(\d{1,15})$/.exec(section) ?? []
  const viewOf = (name: string) => inboxViews.find((one) => one === name) ?? 'open'
  return (
    <div className="inbox grid grid-cols-1 gap-6">
      <div className="grid gap-2">
        <h1 ref={heading} tabIndex={-1}>
          {inboxWords.inbox}
        </h1>
        <p className="lede">{inboxWords.whatPeopleWroteWho}</p>
      </div>
      {!awake || (!waits && loading) ? (
        <p className="flex items-center gap-3" role="status" aria-busy="true">
          <span className="spinner" aria-hidden="true" /> {inboxWords.opening}
        </p>
      ) : !waits ? (
        <p>
          <button className="btn" type="button" onClick={() => void reload()}>
            {inboxWords.tryAgain}
          </button>
        </p>
      ) : !waits.may ? (
        <p className="empty">
          {inboxWords.forThoseWhoAnswer[0]}
          <a href="/my-messages">{inboxWords.forThoseWhoAnswer[1]}</a>
          {inboxWords.forThoseWhoAnswer[2]}
        </p>
      ) : opened ? (
        <Suspense fallback={<div className="skeleton min-h-60" />}>
          <Conversation key={opened} id={Number(opened)} back={viewOf(from)} changed={() => void reload()} />
        </Suspense>
      ) : (
        <InboxList view={viewOf(section)} waits={waits} />
      )}
    </div>
  )
}
