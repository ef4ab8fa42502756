import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { isPostPath } from '../../../lib/site/news-address.ts'
import type { Editing } from '../../../stores/page-editing.ts'
import { AddLanguage } from './AddLanguage.tsx'
import { BlockList } from './blocks/BlockList.tsx'
import { PlaceDialog } from './blocks/PlaceDialog.tsx'
import { focusField, type Spot } from './blocks/spot.ts'
import { Announcer } from './blocks/useAnnounce.tsx'
import { Conflict } from './Conflict.tsx'
import { useMissing } from './inputs/useMissing.ts'
import { DeletePage } from './list/DeletePage.tsx'
import { EditorsDialog } from './list/EditorsDialog.tsx'
import { StateOf } from './list/PageList.tsx'
import { editorWords } from './messages.ts'
import { type OpenDialog, PageActs } from './PageActs.tsx'
import { PageFields } from './PageFields.tsx'
import { PageLanguages } from './PageLanguages.tsx'
import { PageContext } from './page-context.ts'
import { HistoryDialog } from './publishing/HistoryDialog.tsx'
import { Preview } from './publishing/Preview.tsx'
import { PublishDialog } from './publishing/PublishDialog.tsx'
import { Remarks } from './publishing/Remarks.tsx'
import { RequestNotice } from './publishing/RequestNotice.tsx'
import { Weight } from './publishing/Weight.tsx'
import { SavingState } from './SavingState.tsx'

/** What the editor of a post of the news has besides. */
export type Details = {
  /** The words of the way back. */
  back?: string
  /** What is said of the page beside its words. */
  details?: (editing: Editing) => ReactNode
}

type Props = { editing: Editing; close: () => void } & Details

/** A page that is being written: its state, its fields and blocks, and what it will look like. */
export function PageEditor({ editing, close, back = editorWords.allPages, details }: Props) {
  const page = useStore(editing.$page)
  const document = useStore(editing.$document)
  const saving = useStore(editing.$saving)
  const [dialog, setDialog] = useState<OpenDialog>()
  const [missing, setMissing] = useMissing(editing)
  const [spot, setSpot] = useState<Spot>()
  const [isSeen, setSeen] = useState(false)
  const isPost = isPostPath(page.path)
  const context = useMemo(() => ({ id: page.id, isPost }), [page.id, isPost])
  const closeDialog = () => setDialog(undefined)
  const show = (spot: Spot) => {
    closeDialog()
    setSpot({ ...spot })
  }
  // The fields of a block are focused by the block, once it is open.
  useEffect(() => {
    if (spot?.block === '') focusField(spot)
  }, [spot])
  return (
    <PageContext value={context}>
      <Announcer>
        <div className="grid grid-cols-1 gap-6">
          <p>
            <button className="btn btn-quiet" type="button" onClick={close}>
              {back}
            </button>
          </p>
          <div className="staff-head">
            <div className="min-w-0">
              <h2>{document.title || page.path}</h2>
              <p className="text-ink-soft">
                {page.path} <StateOf {...page} has_draft={page.is_draft} />
              </p>
            </div>
            <SavingState saving={saving} retry={() => void editing.save()} />
          </div>
          {saving.state === 'conflict' && (
            <Conflict editing={editing} theirs={saving.theirs} mine={document} />
          )}
          <PageActs
            page={page}
            isSeen={isSeen}
            see={() => setSeen(!isSeen)}
            open={setDialog}
            editing={editing}
          />
          <RequestNotice editing={editing} page={page} />
          <PageLanguages editing={editing} page={page} add={() => setDialog('language')} />
          {isSeen && <Preview editing={editing} close={() => setSeen(false)} />}
          <Remarks remarks={missing.filter(({ block }) => block === '')} isError show={show} />
          <Weight editing={editing} show={show} />
          {details?.(editing)}
          <PageFields document={document} change={editing.change} isPost={isPost} />
          <BlockList
            blocks={document.blocks}
            path={page.path}
            missing={missing}
            spot={spot}
            show={show}
            change={(blocks) => editing.change({ ...document, blocks })}
          />
        </div>
        {dialog === 'publish' && (
          <PublishDialog editing={editing} close={closeDialog} showMissing={setMissing} show={show} />
        )}
        {dialog === 'editors' && <EditorsDialog page={page} close={closeDialog} />}
        {dialog === 'language' && <AddLanguage editing={editing} close={closeDialog} />}
        {dialog === 'history' && <HistoryDialog editing={editing} close={closeDialog} />}
        {dialog === 'place' && <PlaceDialog editing={editing} close={closeDialog} />}
        {dialog === 'delete' && (
          <DeletePage
            text={editing.text}
            path={page.path}
            title={document.title}
            close={closeDialog}
            gone={close}
          />
        )}
      </Announcer>
    </PageContext>
  )
}
