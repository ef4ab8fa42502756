import { sermonCalls } from '../../../lib/api/media/sermons.ts'
import { CrudSection } from '../../staff/CrudSection.tsx'
import { PinBadge, pinActs, usePins } from '../../staff/entries/pins.tsx'
import { sermonList } from '../../staff/lists/sermons.tsx'
import { usePages } from '../../staff/useCollection.ts'

/** Lists and deletes sermons. The media dashboard adds and edits them (spec 2 §2). */
export function Sermons({ notLoaded }: { notLoaded?: string }) {
  const pins = usePins('sermon')
  return (
    <CrudSection
      {...sermonList()}
      list={usePages(sermonCalls.list, notLoaded)}
      advice={
        <a className="btn btn-primary" href="/media-dashboard/add-sermon">
          Upload the first sermon
        </a>
      }
      badge={({ id }) => <PinBadge pins={pins} item={id} />}
      acts={[
        { name: 'Edit', href: ({ id }) => `/media-dashboard/edit-sermon/${id}` },
        ...pinActs(pins, 'It comes first among the sermons of the home page.'),
      ]}
      remove={{
        call: ({ id, version }) => sermonCalls.remove(id, version),
        bin: 'sermon',
        text: 'Its recording and its picture go with it.',
      }}
    >
      <a className="btn btn-primary" href="/media-dashboard/add-sermon">
        Add Sermon
      </a>
    </CrudSection>
  )
}
