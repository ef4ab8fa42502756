import { useState } from 'react'
import { ListSection } from '../../../../components/staff/lists/ListSection.tsx'
import type { Column } from '../../../../components/staff/lists/list.ts'
import { Titled } from '../../../../components/staff/Titled.tsx'
import { When } from '../../../../components/staff/When.tsx'
import { listPages, type PageRow } from '../../../../lib/api/website/page-content.ts'
import { isOfSite } from '../../../../lib/contract/website/page-editing.ts'
import { nameOfLanguage } from '../../../../lib/text/language-names.ts'
import { readAccount } from '../../../../stores/member.ts'
import { listWords } from '../../../staff/lists/messages.ts'
import { usePages } from '../../../staff/useCollection.ts'
import { openPage } from '../open-page.ts'
import { dayAndTime } from '../publishing/church-clock.ts'
import { DeletePage } from './DeletePage.tsx'
import { listPageWords } from './messages.ts'
import { NewPage } from './NewPage.tsx'
import { SitePages } from './SitePages.tsx'
import { WaitingPages } from './WaitingPages.tsx'

/** Every page with its state, who wrote it last, and when. */
export function PageList() {
  const list = usePages(listPages)
  const [adding, setAdding] = useState(false)
  const [deleting, setDeleting] = useState<PageRow>()
  const role = readAccount()?.role
  return (
    <>
      {(role === 'admin' || role === 'media') && <WaitingPages changed={list.reload} />}
      <ListSection
        title={listPageWords.pages}
        list={list}
        search={listPageWords.searchPages}
        empty={role === 'admin' ? listPageWords.noPagesYet : listPageWords.noPageIsYours}
        why={listPageWords.pagesTellVisitorsWho}
        advice={
          role === 'admin' && (
            <button className="btn btn-primary" type="button" onClick={() => setAdding(true)}>
              {listPageWords.addFirstPage}
            </button>
          )
        }
        columns={columns()}
        nameOf={nameOf}
        opening={(row) => ({ open: () => openPage(row) })}
        actions={(row) => (
          <>
            <button
              className="btn btn-quiet"
              type="button"
              aria-label={listPageWords.editName({ name: nameOf(row) })}
              onClick={() => openPage(row)}
            >
              {listPageWords.edit}
            </button>
            {role === 'admin' && !isOfSite(row.path) && (
              <button
                className="btn btn-quiet"
                type="button"
                aria-label={listPageWords.deleteName({ name: nameOf(row) })}
                onClick={() => setDeleting(row)}
              >
                {listPageWords.deleteWord}
              </button>
            )}
          </>
        )}
      >
        {role === 'admin' && (
          <button className="btn btn-primary" type="button" onClick={() => setAdding(true)}>
            {listPageWords.addPage2}
          </button>
        )}
      </ListSection>
      <SitePages />
      {adding && <NewPage close={() => setAdding(false)} />}
      {deleting && (
        <DeletePage
          text={{ id: deleting.page, lang: deleting.lang }}
          path={deleting.path}
          title={deleting.title}
          close={() => setDeleting(undefined)}
          gone={() => void list.reload()}
        />
      )}
    </>
  )
}

const nameOf = ({ title, path }: PageRow): string => title || path

const columns = (): readonly Column<PageRow>[] => [
  {
    title: listPageWords.page,
    order: 'path',
    cell: ({ title, path, lang }) => (
      <Titled title={title || listPageWords.withoutTitle}>
        {path}
        {lang !== 'en' && ` (${nameOfLanguage(lang)})`}
      </Titled>
    ),
  },
  { title: listWords.status, order: 'state', cell: (row) => <StateOf {...row} /> },
  {
    title: listPageWords.lastChange,
    cell: ({ changed_at, changed_by }) => (
      <>
        <When date={changed_at} />
        {changed_by && listPageWords.byChangedby({ changedBy: changed_by })}
      </>
    ),
  },
]

/** Whether visitors see the page, and whether something waits. */
export function StateOf({
  state,
  next_at,
  ...row
}: Pick<PageRow, 'state' | 'next_at'> & { has_draft: boolean; published_number: number | null }) {
  const shown = state === 'published' && row.published_number !== null
  return (
    <>
      <span className={`badge ${shown ? 'badge-forest' : ''}`}>
        {shown
          ? listPageWords.published
          : state === 'hidden'
            ? listPageWords.hidden
            : listPageWords.notPublished}
      </span>
      {row.has_draft && <span className="text-ink-soft">{listPageWords.withDraft}</span>}
      {next_at && (
        <span className="text-ink-soft">
          {listPageWords.nextVersionOnWhen({ when: dayAndTime(next_at) })}
        </span>
      )}
    </>
  )
}
