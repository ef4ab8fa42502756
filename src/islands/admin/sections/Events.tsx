import { EventFields, placeOf, signUpsOf } from '../../../components/staff/EventFields.tsx'
import { ListFilter } from '../../../components/staff/lists/ListFilter.tsx'
import { repeatOf } from '../../../components/staff/Repeats.tsx'
import { deleteEvent, eventCalls, listStaffEvents } from '../../../lib/api/services/events.ts'
import { type ChurchEvent, EventForm } from '../../../lib/contract/services/event.ts'
import type { Typed } from '../../../lib/contract/typed.ts'
import { CrudSection } from '../../staff/CrudSection.tsx'
import { CategorySelect } from '../../staff/entries/CategorySelect.tsx'
import type { Fields } from '../../staff/entries/EntryFields.tsx'
import { eventActs } from '../../staff/entries/event-acts.tsx'
import { FellowshipSelect } from '../../staff/entries/FellowshipSelect.tsx'
import { PinBadge, pinActs, usePins } from '../../staff/entries/pins.tsx'
import { SeriesChoice, useSeriesScope } from '../../staff/entries/SeriesChoice.tsx'
import { AllEvents, SeriesDays } from '../../staff/entries/SeriesDays.tsx'
import { eventList, eventStates } from '../../staff/lists/events.tsx'
import { listWords } from '../../staff/lists/messages.ts'
import { usePages } from '../../staff/useCollection.ts'
import { sectionWords } from './messages.ts'

/** Events of the church or of one fellowship: online with a link, else with a place (spec 2 §5). */
export function Events() {
  const pins = usePins('event')
  const list = usePages(listStaffEvents)
  const { scope, choose } = useSeriesScope()
  return (
    <CrudSection
      {...eventList()}
      list={list}
      badge={(event) => (
        <>
          <SeriesDays event={event} list={list} />
          <PinBadge pins={pins} item={event.id} />
        </>
      )}
      acts={[
        ...eventActs((event) => list.change(event.id, event)),
        ...pinActs(pins, sectionWords.itComesFirstAmong),
      ]}
      form={{ schema: EventForm, fields, read, calls: eventCalls }}
      remove={{
        call: async (event) => {
          await deleteEvent(event, scope.current)
          if (event.series !== null) void list.reload()
        },
        ask: ({ repeats }) => repeats && <SeriesChoice choose={choose} />,
        bin: 'event',
        canUndo: () => scope.current === 'one',
        text: sectionWords.itsAttendanceAndIts,
      }}
      filters={<ListFilter list={list} label={listWords.status} options={eventStates()} />}
    >
      <AllEvents list={list} />
    </CrudSection>
  )
}

const fields: Fields<ChurchEvent> = [
  { name: 'event', render: (row) => <EventFields event={row} /> },
  [
    {
      name: 'category',
      render: (row) => <CategorySelect chosen={row?.category} />,
    },
    {
      name: 'fellowship',
      render: (row) => (
        <FellowshipSelect
          label={listWords.fellowship}
          none={sectionWords.wholeChurch}
          chosen={row?.fellowship ?? null}
          ordering="name"
          required
        />
      ),
    },
  ],
]

/** What the form says in words of its own. */
const notTyped = { repeat: undefined, repeat_until: undefined, repeat_times: undefined, scope: undefined }

const read = ({ is_online, fellowship, ...typed }: Typed) => ({
  ...notTyped,
  ...repeatOf(typed),
  ...placeOf(typed, is_online === 'on'),
  ...signUpsOf(typed),
  fellowship: fellowship ? Number(fellowship) : null,
})
