import { addPage } from '../../../../lib/api/website/page-content.ts'
import { nameOfSitePage, type SitePath } from '../../../../lib/site/site-pages.ts'
import { useAct } from '../../../../stores/useAct.ts'
import { listPageWords } from './messages.ts'

type Props = { path: SitePath; begun: (id: number) => void; close: () => void }

/** A page that shows only what settings and records say, until somebody begins to write it. */
export function BeginPage({ path, begun, close }: Props) {
  const [busy, act] = useAct()
  const title = nameOfSitePage(path)
  const begin = () =>
    act(async () => {
      const page = await addPage({ path, lang: 'en', title, under: '', menu: '' })
      begun(page.id)
    }, listPageWords.draftIsReadyVisitors)
  return (
    <div className="empty grid gap-4">
      <h2>{title}</h2>
      <p>{listPageWords.nobodyHasWrittenThis}</p>
      <p className="flex flex-wrap justify-center gap-3">
        <button className="btn btn-primary" type="button" disabled={busy} onClick={() => void begin()}>
          {listPageWords.editThisPage}
        </button>
        <button className="btn" type="button" onClick={close}>
          {listPageWords.allPages}
        </button>
      </p>
    </div>
  )
}
