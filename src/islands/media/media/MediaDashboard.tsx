import { createContext, lazy, useContext, useState } from 'react'
import { mediaTexts } from '../../../lib/texts/media/media.ts'
import { mediaSections } from '../../../lib/workspace/sections/media.ts'
import { notify } from '../../../stores/toasts.ts'
import { OwnPages } from '../../accounts/own-pages/OwnPages.tsx'
import { StaffShell } from '../../staff/StaffShell.tsx'
import { sectionsOf } from '../../staff/sections-of.ts'
import { MediaToDos } from './MediaToDos.tsx'
import { mediaWords } from './messages.ts'
import { NewestSermons } from './NewestSermons.tsx'
import { SeriesProvider } from './SeriesProvider.tsx'
import { SermonForm } from './SermonForm.tsx'
import { SermonListContext, useSermonList } from './useSermonList.ts'

const Sermons = lazy(() =>
  import('../../admin/sections/Sermons.tsx').then(({ Sermons: Component }) => ({ default: Component })),
)
const Pages = lazy(() =>
  import('../../website/news/Written.tsx').then(({ Pages: Component }) => ({ default: Component })),
)
const News = lazy(() =>
  import('../../website/news/Written.tsx').then(({ News: Component }) => ({ default: Component })),
)
const LivePanel = lazy(() =>
  import('./LivePanel.tsx').then(({ LivePanel: Component }) => ({ default: Component })),
)

const Demonstration = createContext(false)

type Props = { series: readonly string[]; isDemonstration?: boolean }

/** Uploads, sermons and the live stream (spec 2 §2, Media team). */
export function MediaDashboard({ series, isDemonstration = false }: Props) {
  const sermons = useSermonList()
  return (
    <SeriesProvider own={series}>
      <SermonListContext value={sermons}>
        <Demonstration value={isDemonstration}>
          <OwnPages />
          <StaffShell
            title={mediaWords.mediaDashboard}
            subtitle={mediaWords.uploadSermonsLookAfter}
            sections={sections}
          />
        </Demonstration>
      </SermonListContext>
    </SeriesProvider>
  )
}

function Upload() {
  const sermons = useContext(SermonListContext)
  const [title, setTitle] = useState('')
  // The newest of that title: other backends answer an upload without its id.
  const uploaded = sermons?.part?.rows
    .filter((row) => title !== '' && row.title === title)
    .sort((one, other) => other.id - one.id)[0]
  return (
    <div className="grid grid-cols-1 gap-8">
      <MediaToDos />
      <div className="grid max-w-2xl gap-5">
        <h2>{mediaWords.uploadSermon}</h2>
        <SermonForm
          done={(type, title) => {
            notify.success(mediaTexts.uploaded(type))
            setTitle(title)
            void sermons?.reload()
          }}
        />
        <div role="status">
          {uploaded && (
            <p className="notice notice-success">
              {mediaWords.uploaded({ title: uploaded.title })[0]}
              <a href={`/sermons/${uploaded.id}`}>{mediaWords.uploaded({ title: uploaded.title })[1]}</a>
              {mediaWords.uploaded({ title: uploaded.title })[2]}
            </p>
          )}
        </div>
      </div>
      <NewestSermons />
    </div>
  )
}

const SermonTable = () => <Sermons notLoaded={mediaTexts.notLoaded} />

function Live() {
  return (
    <div className="grid max-w-2xl gap-5">
      <h2>{mediaWords.liveStream}</h2>
      <LivePanel hasSample={useContext(Demonstration)} />
    </div>
  )
}

const sections = sectionsOf(mediaSections, {
  upload: Upload,
  sermons: SermonTable,
  live: Live,
  pages: Pages,
  news: News,
})
