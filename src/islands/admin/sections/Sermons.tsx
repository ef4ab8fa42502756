import { sermonCalls } from '../../../lib/api/media/sermons.ts'
import { CrudSection } from '../../staff/CrudSection.tsx'
import { PinBadge, pinActs, usePins } from '../../staff/entries/pins.tsx'
import { sermonList } from '../../staff/lists/sermons.tsx'
import { usePages } from '../../staff/useCollection.ts'
import { sectionWords } from './messages.ts'

/** Lists and deletes sermons. The media dashboard adds and edits them (spec 2 §2). */
export function Sermons({ notLoaded }: { notLoaded?: string }) {
  const pins = usePins('sermon')
  return (
    <CrudSection
      {...sermonList()}
      list={usePages(sermonCalls.list, notLoaded)}
      advice={
        <a className="btn btn-primary" href="/media-dashboard/add-sermon">
          {sectionWords.uploadFirstSermon}
        </a>
      }
      badge={({ id }) => <PinBadge pins={pins} item={id} />}
      acts={[
        { name: sectionWords.edit, href: ({ id }) => `/media-dashboard/edit-sermon/${id}` },
        ...pinActs(pins, sectionWords.itComesFirstAmong2),
      ]}
      remove={{
        call: ({ id, version }) => sermonCalls.remove(id, version),
        bin: 'sermon',
        text: sectionWords.itsRecordingAndIts,
      }}
    >
      <a className="btn btn-primary" href="/media-dashboard/add-sermon">
        {sectionWords.addSermon}
      </a>
    </CrudSection>
  )
}
