import { type ComponentProps, useEffect } from 'react'
import { useHydrated } from '../../../components/ui/useHydrated.ts'
import { keepFocus } from '../../../lib/browser/keep-focus.ts'
import { useMember } from '../../../stores/useMember.ts'
import { useFetched } from '../../shell/useFetched.ts'
import type { JoinForm } from './JoinForm.tsx'
import { MyFellowshipDetails } from './MyFellowshipDetails.tsx'
import { fellowshipWords } from './messages.ts'
import { useMyFellowship } from './useMyFellowship.ts'

const fetchForm = async () => (await import('./JoinForm.tsx')).JoinForm

/** The member's fellowship, or a form to join one. A visitor is asked to log in (spec 1 §2, My Fellowships). */
export function MyFellowships() {
  const awake = useHydrated()
  const member = useMember()
  if (awake) return member ? <Mine key={member.username} /> : <Invitation />
  // The server does not know the session: it renders both variants, and CSS shows one.
  return (
    <>
      <div className="signed-in">
        <Waiting />
      </div>
      <div className="signed-out">
        <Invitation />
      </div>
    </>
  )
}

/** Joins or leaves. The pressed button goes with what was shown: the focus goes to the page's main part. */
function keepingFocus<Done>(act: () => Done): Done {
  const giveBack = keepFocus(() => document.getElementById('main'))
  const done = act()
  giveBack()
  return done
}

function Mine() {
  const { membership, load, join, leave } = useMyFellowship()
  switch (membership.state) {
    case 'loading':
      return <Waiting />
    case 'failed':
      return <Failed retry={load} />
    case 'none':
      return <Join why={membership.why} join={(chosen) => keepingFocus(() => join(chosen))} />
    case 'member':
      return <MyFellowshipDetails {...membership} leave={(...one) => keepingFocus(() => leave(...one))} />
  }
}

/** The form is loaded only for users without a fellowship. */
function Join(props: ComponentProps<typeof JoinForm>) {
  const { Fetched: Form, failed, show } = useFetched(fetchForm)
  useEffect(() => void show(), [show])
  if (Form) return <Form {...props} />
  return failed ? <Failed retry={show} /> : <Waiting />
}

function Failed({ retry }: { retry: () => Promise<void> }) {
  return (
    <div className="empty" role="alert">
      <p>{fellowshipWords.failed}</p>
      <button className="btn" type="button" onClick={() => void retry()}>
        {fellowshipWords.tryAgain}
      </button>
    </div>
  )
}

function Waiting() {
  return <div className="skeleton my-fellowship-skeleton" aria-busy="true" />
}

function Invitation() {
  return (
    <div className="empty">
      <p>{fellowshipWords.logInFirst}</p>
      <p className="flex flex-wrap gap-3">
        <a className="btn btn-primary" href="/login?next=%2Fmember-fellowship">
          {fellowshipWords.logIn}
        </a>
        <a className="btn" href="/fellowships">
          {fellowshipWords.seeAll}
        </a>
      </p>
    </div>
  )
}
