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
import { listWords } from '../../staff/lists/messages.ts'
import { usePages } from '../../staff/useCollection.ts'
import { sectionWords } from './messages.ts'

/** The weekly services of the service times page. */
export function Services() {
  return (
    <>
      <CrudSection
        title={sectionWords.serviceTimes}
        list={usePages(serviceCalls.list)}
        kind="service"
        nameOf={({ title }) => title}
        empty={sectionWords.noServicesFound}
        why={sectionWords.visitorsReadWhenYou}
        columns={columns()}
        form={{ schema: ServiceForm, fields: fields(), calls: serviceCalls }}
        remove={{ call: ({ id, version }) => serviceCalls.remove(id, version), bin: 'service' }}
      />
      {isUsed('rota') && (
        <p className="mt-4">
          <a className="more" href="/rota">
            {sectionWords.rotaWhoServesAt}
          </a>
        </p>
      )}
    </>
  )
}

const columns = (): readonly Column<Service>[] => [
  { title: sectionWords.service, order: 'title', cell: ({ title }) => <RowName>{title}</RowName> },
  { title: sectionWords.day, cell: ({ day }) => day },
  { title: sectionWords.time, cell: ({ time }) => (time ? formatHour(time) : listWords.notSet) },
  { title: listWords.location, cell: ({ location }) => location },
  { title: sectionWords.language, cell: ({ held_in }) => held_in.join(', ') },
]

const fields = (): Fields<Service> => [
  { name: 'title', label: sectionWords.title, maxLength: 120, required: true },
  { name: 'day', label: sectionWords.day, kind: 'choice', options: weekdays, required: true },
  [
    { name: 'time', label: sectionWords.begins, kind: 'time' },
    { name: 'end_time', label: sectionWords.ends, kind: 'time' },
  ],
  { name: 'location', label: listWords.location, maxLength: 200 },
  { name: 'pastor', label: sectionWords.ledBy, maxLength: 120 },
  { name: 'description', label: sectionWords.description, kind: 'long', maxLength: 1000 },
  { name: 'attendees', label: sectionWords.usualAttendance, kind: 'count' },
  { name: 'held_in', label: sectionWords.languages, kind: 'lines', hint: sectionWords.oneLanguageOnEach },
  {
    name: 'languages',
    label: sectionWords.translations,
    kind: 'lines',
    hint: sectionWords.oneLanguageOnEach,
  },
  [
    { name: 'childcare', label: sectionWords.childcare, kind: 'tick' },
    { name: 'livestream', label: sectionWords.livestream, kind: 'tick' },
  ],
]
