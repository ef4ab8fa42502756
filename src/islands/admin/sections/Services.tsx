import type { Column } from '../../../components/staff/lists/list.ts'
import { RowName } from '../../../components/staff/lists/RowName.tsx'
import { serviceCalls } from '../../../lib/api/services/services.ts'
import type { Service } from '../../../lib/contract/services/service.ts'
import { ServiceForm } from '../../../lib/contract/services/service.ts'
import { weekdays } from '../../../lib/contract/services/weekdays.ts'
import { isUsed } from '../../../lib/site/this-church.ts'
import { formatHour } from '../../../lib/time/hours.ts'
import { CrudSection } from '../../staff/CrudSection.tsx'
import type { Fields } from '../../staff/entries/EntryFields.tsx'
import { usePages } from '../../staff/useCollection.ts'

/** The weekly services of the service times page. */
export function Services() {
  return (
    <>
      <CrudSection
        title="Service Times"
        list={usePages(serviceCalls.list)}
        kind="service"
        nameOf={({ title }) => title}
        empty="No services found"
        why="Visitors read when you meet. Reminders, check-in and the rota go by these times."
        columns={columns}
        form={{ schema: ServiceForm, fields, calls: serviceCalls }}
        remove={{ call: ({ id, version }) => serviceCalls.remove(id, version), bin: 'service' }}
      />
      {isUsed('rota') && (
        <p className="mt-4">
          <a className="more" href="/rota">
            The rota: who serves at which service
          </a>
        </p>
      )}
    </>
  )
}

const columns: readonly Column<Service>[] = [
  { title: 'Service', order: 'title', cell: ({ title }) => <RowName>{title}</RowName> },
  { title: 'Day', cell: ({ day }) => day },
  { title: 'Time', cell: ({ time }) => (time ? formatHour(time) : 'Not set') },
  { title: 'Location', cell: ({ location }) => location },
  { title: 'Language', cell: ({ held_in }) => held_in.join(', ') },
]

const fields: Fields<Service> = [
  { name: 'title', label: 'Title', maxLength: 120, required: true },
  { name: 'day', label: 'Day', kind: 'choice', options: weekdays, required: true },
  [
    { name: 'time', label: 'Begins', kind: 'time' },
    { name: 'end_time', label: 'Ends', kind: 'time' },
  ],
  { name: 'location', label: 'Location', maxLength: 200 },
  { name: 'pastor', label: 'Led by', maxLength: 120 },
  { name: 'description', label: 'Description', kind: 'long', maxLength: 1000 },
  { name: 'attendees', label: 'Usual attendance', kind: 'count' },
  { name: 'held_in', label: 'Languages', kind: 'lines', hint: 'One language on each line.' },
  { name: 'languages', label: 'Translations', kind: 'lines', hint: 'One language on each line.' },
  [
    { name: 'childcare', label: 'Childcare', kind: 'tick' },
    { name: 'livestream', label: 'Livestream', kind: 'tick' },
  ],
]
