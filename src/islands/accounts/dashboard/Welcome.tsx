import { useStore } from '@nanostores/react'
import { useHydrated } from '../../../components/ui/useHydrated.ts'
import { calendarWords } from '../../../lib/texts/services/days.ts'
import { type Meeting, nextService } from '../../../lib/time/next-service.ts'
import { $user } from '../../../stores/member.ts'
import { OneStepLeft } from '../profiles/OneStepLeft.tsx'
import { dashboardWords } from './messages.ts'

/** Greets by first name, else by username (spec 1 §2). The server's HTML has no name: the server does not know the user. */
export function Welcome({ meetings }: { meetings: readonly Meeting[] }) {
  const user = useStore($user, { ssr: () => undefined })
  const awake = useHydrated()
  const next = awake ? nextService(new Date(), meetings) : ''
  const name = user?.first_name || user?.username
  return (
    <>
      {user?.profileComplete === false && <OneStepLeft />}
      <section className="ground-forest welcome" aria-labelledby="welcome">
        <div className="kente" />
        <h2 id="welcome">{name ? dashboardWords.greeting({ name }) : dashboardWords.greetingAlone}</h2>
        <p className="lede">
          {next
            ? dashboardWords.nextService({ when: calendarWords.day({ day: next }) })
            : dashboardWords.goodToSeeYou}
        </p>
      </section>
    </>
  )
}
