import { ListSection } from '../../../components/staff/lists/ListSection.tsx'
import type { Column } from '../../../components/staff/lists/list.ts'
import { useRows } from '../../../components/staff/lists/useRows.ts'
import { digitsOf } from '../../../components/staff/person-words.ts'
import { When } from '../../../components/staff/When.tsx'
import { whyRefused } from '../../../lib/api/api-error.ts'
import type { Activity } from '../../../lib/contract/groups/activity.ts'
import { placeState } from '../../../lib/services/places-left.ts'
import { churchZone } from '../../../lib/site/this-church.ts'
import { hasWords } from '../../../lib/text/has-words.ts'
import { dialled, shownTelephone } from '../../../lib/text/phone.ts'
import { dayIn } from '../../../lib/time/church-time.ts'
import { today } from '../../../lib/time/today.ts'
import { useMember } from '../../../stores/useMember.ts'
import { exportList } from '../../staff/export-list.ts'
import { reportFailure } from '../../staff/report-failure.ts'
import { useOpened } from '../../staff/useOpened.ts'
import { ActivityDialog } from './ActivityDialog.tsx'
import { activityWords } from './messages.ts'
import { type Guest, useManaged } from './useManaged.ts'

/** Sign-ups and places of the youth activities, for the office and for the leader of the activity's fellowship. */
export function ManagedActivities() {
  const { activities, guests } = useManaged()
  const isOffice = useMember()?.role === 'admin'
  const list = useRows(guests, { matches, values })
  const { open, close, rowFor } = useOpened<'change', Activity>()
  const changed = rowFor('change')
  if (activities?.length === 0)
    return (
      <div className="empty">
        {isOffice ? (
          <>
            <h2>{activityWords.noneYet}</h2>
            <p>{activityWords.noneYetWhy}</p>
            <a className="btn" href="#pages?page=/youthministry">
              {activityWords.writePage}
            </a>
          </>
        ) : (
          <>
            <h2>{activityWords.noneOfYours}</h2>
            <p>{activityWords.noneOfYoursWhy}</p>
          </>
        )}
      </div>
    )
  return (
    <div className="grid grid-cols-1 gap-8">
      <div className="grid gap-4">
        <h2>{activityWords.heading}</h2>
        <ul className="grid gap-4 sm:grid-cols-2">
          {activities?.map((activity) => (
            <li className="card grid content-start gap-2" key={activity.slug}>
              <h3>{activity.title}</h3>
              <p>{fillingOf(activity)}</p>
              <p className="text-ink-soft">{activity.fellowship_name || activityWords.officeAlone}</p>
              <p>
                <button className="btn" type="button" onClick={() => open('change', activity)}>
                  {activityWords.change}
                  <span className="sr-only">: {activity.title}</span>
                </button>
              </p>
            </li>
          ))}
        </ul>
      </div>
      <ListSection
        title={activityWords.signUps}
        list={list}
        search={activityWords.search}
        empty={activityWords.nobodyYet}
        why={activityWords.nobodyYetWhy}
        columns={columns()}
      >
        <button
          className="btn"
          type="button"
          disabled={!guests.part}
          onClick={() => void save(guests.part?.rows ?? [])}
        >
          {activityWords.download}
        </button>
      </ListSection>
      {changed && <ActivityDialog activity={changed} saved={() => void guests.reload()} close={close} />}
    </div>
  )
}

function fillingOf({ places, taken, waiting }: Activity): string {
  if (places === null)
    return waiting > 0
      ? activityWords.noLimitWaiting({ taken, count: waiting })
      : activityWords.noLimit({ count: taken })
  return waiting > 0
    ? activityWords.takenWaiting({ taken, places, count: waiting })
    : activityWords.taken({ places, count: taken })
}

const nameOf = ({ first_name, last_name }: Guest) => `${first_name} ${last_name}`.trim()
const stateOf = ({ position }: Guest) => placeState(position)

/** Saves the list as a CSV file. */
async function save(guests: readonly Guest[]): Promise<void> {
  try {
    await exportList({
      list: 'activity sign-ups',
      file: `youth-sign-ups-${today()}.csv`,
      headings: columns().map(({ title }) => title),
      cells: guests.map((row) => [
        row.title,
        nameOf(row),
        dialled(row.telephone),
        dayIn(churchZone(), new Date(row.created_at)),
        stateOf(row),
      ]),
    })
  } catch (error) {
    reportFailure(error, whyRefused(error))
  }
}

const matches = (row: Guest, words: string) => hasWords(`${row.title} ${nameOf(row)} ${stateOf(row)}`, words)

const values = {
  activity: ({ title }: Guest) => title,
  name: ({ last_name, first_name }: Guest) => `${last_name} ${first_name}`,
  date: ({ created_at }: Guest) => created_at,
}

const columns = (): readonly Column<Guest>[] => [
  { title: activityWords.activity, order: 'activity', cell: ({ title }) => title },
  { title: activityWords.name, order: 'name', cell: nameOf },
  {
    title: activityWords.telephone,
    cell: ({ telephone }) =>
      telephone ? (
        <a href={`tel:${digitsOf(telephone)}`}>{shownTelephone(telephone)}</a>
      ) : (
        activityWords.notShown
      ),
  },
  { title: activityWords.signedUp, order: 'date', cell: ({ created_at }) => <When date={created_at} /> },
  { title: activityWords.place, cell: stateOf },
]
