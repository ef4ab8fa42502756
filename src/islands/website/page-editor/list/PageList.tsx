import { useState } from 'react'
import { ListSection } from '../../../../components/staff/lists/ListSection.tsx'
import type { Column } from '../../../../components/staff/lists/list.ts'
import { Titled } from '../../../../components/staff/Titled.tsx'
import { When } from '../../../../components/staff/When.tsx'
import { listPages, type PageRow } from '../../../../lib/api/website/page-content.ts'
import { isOfSite } from '../../../../lib/contract/website/page-editing.ts'
import { nameOfLanguage } from '../../../../lib/text/language-names.ts'
import { readAccount } from '../../../../stores/member.ts'
import { usePages } from '../../../staff/useCollection.ts'
import { openPage } from '../open-page.ts'
import { dayAndTime } from '../publishing/church-clock.ts'
import { DeletePage } from './DeletePage.tsx'
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
        title="Pages"
        list={list}
        search="Search pages..."
        empty={role === 'admin' ? 'No pages yet' : 'No page is yours to look after at the moment'}
        why="Pages tell visitors who you are, when you meet and how to give."
        advice={
          role === 'admin' && (
            <button className="btn btn-primary" type="button" onClick={() => setAdding(true)}>
              Add the first page
            </button>
          )
        }
        columns={columns}
        nameOf={nameOf}
        opening={(row) => ({ open: () => openPage(row) })}
        actions={(row) => (
          <>
            <button
              className="btn btn-quiet"
              type="button"
              aria-label={`Edit ${nameOf(row)}`}
              onClick={() => openPage(row)}
            >
              Edit
            </button>
            {role === 'admin' && !isOfSite(row.path) && (
              <button
                className="btn btn-quiet"
                type="button"
                aria-label={`Delete ${nameOf(row)}`}
                onClick={() => setDeleting(row)}
              >
                Delete
              </button>
            )}
          </>
        )}
      >
        {role === 'admin' && (
          <button className="btn btn-primary" type="button" onClick={() => setAdding(true)}>
            Add page
          </button>
        )}
      </ListSection>
      <SitePages />
      {adding && <NewPage close={() => setAdding(false)} />}
      {deleting && (
        <DeletePage
          text={{ id: deleting.page, lang: deleting.lang }}
          path={deleting.path}
          close={() => setDeleting(undefined)}
          gone={() => void list.reload()}
        />
      )}
    </>
  )
}

const nameOf = ({ title, path }: PageRow): string => title || path

const columns: readonly Column<PageRow>[] = [
  {
    title: 'Page',
    order: 'path',
    cell: ({ title, path, lang }) => (
      <Titled title={title || 'Without a title'}>
        {path}
        {lang !== 'en' && ` (${nameOfLanguage(lang)})`}
      </Titled>
    ),
  },
  { title: 'Status', order: 'state', cell: (row) => <StateOf {...row} /> },
  {
    title: 'Last change',
    cell: ({ changed_at, changed_by }) => (
      <>
        <When date={changed_at} />
        {changed_by && ` by ${changed_by}`}
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
        {shown ? 'Published' : state === 'hidden' ? 'Hidden' : 'Not published'}
      </span>
      {row.has_draft && <span className="text-ink-soft"> with a draft</span>}
      {next_at && <span className="text-ink-soft"> next version on {dayAndTime(next_at)}</span>}
    </>
  )
}
