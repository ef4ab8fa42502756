import { EventFields, placeOf, signUpsOf } from '../../../components/staff/EventFields.tsx'
import { ListFilter } from '../../../components/staff/ListFilter.tsx'
import { repeatOf } from '../../../components/staff/Repeats.tsx'
import { deleteEvent, eventCalls, listStaffEvents } from '../../../lib/api/events.ts'
import { type ChurchEvent, EventForm } from '../../../lib/contract/event.ts'
import type { Typed } from '../../../lib/contract/typed.ts'
import { CategorySelect } from '../../staff/CategorySelect.tsx'
import { CrudSection } from '../../staff/CrudSection.tsx'
import type { Fields } from '../../staff/EntryFields.tsx'
import { FellowshipSelect } from '../../staff/FellowshipSelect.tsx'
import { eventList, eventStates } from '../../staff/lists/events.tsx'
import { PinAct, PinBadge, usePins } from '../../staff/PinAct.tsx'
import { PosterAct } from '../../staff/PosterAct.tsx'
import { SeriesChoice, useSeriesScope } from '../../staff/SeriesChoice.tsx'
import { AllEvents, SeriesDays } from '../../staff/SeriesDays.tsx'
import { SignUpsAct } from '../../staff/SignUpsAct.tsx'
import { usePages } from '../../staff/useCollection.ts'

/** Events of the church or of one fellowship: online with a link, else with a place (spec 2 §5). */
export function Events() {
  const pins = usePins('event')
  const list = usePages(listStaffEvents)
  const { scope, choose } = useSeriesScope()
  return (
    <CrudSection
      {...eventList}
      list={list}
      badge={(event) => (
        <>
          <SeriesDays event={event} list={list} />
          <PinBadge pins={pins} item={event.id} />
        </>
      )}
      acts={(event) => (
        <>
          <SignUpsAct event={event} />
          <PosterAct event={event} changed={(changed) => list.change(changed.id, changed)} />
          <PinAct
            pins={pins}
            item={event.id}
            name={event.title}
            hint="It comes first among the coming events of the home page, until it is over."
          />
        </>
      )}
      form={{ schema: EventForm, fields, read, calls: eventCalls }}
      remove={{
        call: async (event) => {
          await deleteEvent(event, scope.current)
          if (event.series !== null) void list.reload()
        },
        ask: ({ repeats }) => repeats && <SeriesChoice choose={choose} />,
        bin: 'event',
        canUndo: () => scope.current === 'one',
        text: 'Its attendance and its sign-ups go with it.',
      }}
    >
      <AllEvents list={list} />
      <ListFilter list={list} label="Which events" options={eventStates} />
    </CrudSection>
  )
}

const fields: Fields<ChurchEvent> = [
  { name: 'event', render: (row, errors) => <EventFields errors={errors} event={row} /> },
  [
    {
      name: 'category',
      render: (row, errors) => <CategorySelect errors={errors} chosen={row?.category} />,
    },
    {
      name: 'fellowship',
      render: (row, errors) => (
        <FellowshipSelect
          label="Of whom"
          errors={errors}
          none="The whole church"
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
