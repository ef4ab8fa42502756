import { Tabs } from '../../../components/ui/Tabs.tsx'
import { useHydrated } from '../../../components/ui/useHydrated.ts'
import { isUsed } from '../../../lib/site/this-church.ts'
import type { Meeting } from '../../../lib/time/next-service.ts'
import { OwnPages } from '../own-pages/OwnPages.tsx'
import { AnnouncementList } from './AnnouncementList.tsx'
import { FellowshipCard } from './FellowshipCard.tsx'
import { MemberToDos } from './MemberToDos.tsx'
import { dashboardWords } from './messages.ts'
import { NewestAnnouncement } from './NewestAnnouncement.tsx'
import { PrayerRequestTable } from './PrayerRequestTable.tsx'
import { QuickActions } from './QuickActions.tsx'
import { SermonsCard } from './SermonsCard.tsx'
import { TestimonyTable } from './TestimonyTable.tsx'
import { UpcomingCard } from './UpcomingCard.tsx'
import { useDashboard } from './useDashboard.ts'
import { Welcome } from './Welcome.tsx'

/** The member's own page (spec 1 §2, Member Dashboard). */
export function MemberDashboard({ meetings }: { meetings: readonly Meeting[] }) {
  const { sections, loading, refresh, changePrayer } = useDashboard()
  const awake = useHydrated()

  const overview = (
    <div className="grid gap-5">
      <Welcome meetings={meetings} />
      {'toDos' in sections ? (
        <MemberToDos toDos={sections.toDos} />
      ) : (
        <div className="skeleton min-h-16" aria-hidden="true" />
      )}
      <OwnPages />
      <NewestAnnouncement announcements={sections.announcements} />
      <div className="dashboard-cards">
        <div>
          <QuickActions />
          <UpcomingCard events={sections.events} />
        </div>
        <div>
          <FellowshipCard fellowship={sections.fellowship} />
          <SermonsCard sermons={sections.sermons} />
        </div>
      </div>
    </div>
  )
  const tabs = [
    { id: 'overview', name: dashboardWords.overview, panel: overview },
    {
      id: 'prayer-requests',
      module: 'prayers' as const,
      name: dashboardWords.prayerRequests,
      panel: (
        <PrayerRequestTable
          requests={sections.prayerRequests}
          changed={changePrayer}
          reload={() => void refresh()}
        />
      ),
    },
    {
      id: 'testimonies',
      module: 'testimonies' as const,
      name: dashboardWords.testimonies,
      panel: <TestimonyTable testimonies={sections.testimonies} />,
    },
    {
      id: 'announcements',
      name: dashboardWords.announcements,
      panel: <AnnouncementList announcements={sections.announcements} />,
    },
  ].filter(({ module }) => !module || isUsed(module))

  return (
    <>
      <div className="dashboard-head">
        <div>
          <h1>{dashboardWords.title}</h1>
          <p className="lede">{dashboardWords.lede}</p>
        </div>
        <button
          className="btn"
          type="button"
          disabled={!awake}
          // A disabled button would lose the focus.
          aria-disabled={loading}
          aria-busy={loading}
          onClick={() => loading || void refresh()}
        >
          {loading && <span className="spinner" aria-hidden="true" />}
          {dashboardWords.refresh}
        </button>
      </div>
      <Tabs label={dashboardWords.tabs} tabs={tabs} />
    </>
  )
}
