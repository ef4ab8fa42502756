import { ListFilter } from '../../../components/staff/lists/ListFilter.tsx'
import { TestimonyDialog } from '../../../components/staff/TestimonyDialog.tsx'
import { call } from '../../../lib/api/call.ts'
import {
  approvalOf,
  approveTestimony,
  listTestimonies,
  verifyTestimony,
} from '../../../lib/api/care/testimonies.ts'
import { deleteTestimony } from '../../../lib/contract/care/calls/testimonies.ts'
import type { Testimony } from '../../../lib/contract/care/testimony.ts'
import { trashTexts } from '../../../lib/texts/settings/trash.ts'
import { CrudSection } from '../../staff/CrudSection.tsx'
import { listWords } from '../../staff/lists/messages.ts'
import { testimonyList, testimonyStates } from '../../staff/lists/testimonies.tsx'
import { type Said, usePages } from '../../staff/useCollection.ts'
import { sectionWords } from './messages.ts'

/** Shows, approves, verifies and deletes testimonies (spec 2 §2; docs/specification/settled.md). */
export function Testimonies() {
  const list = usePages(listTestimonies)

  const approve = (row: Testimony, is_approved: boolean) => {
    const text = is_approved ? sectionWords.testimonyApproved : sectionWords.testimonyHidden
    const mark = (seen: Testimony, to: boolean, toast: Said) =>
      void list.act(row.id, { is_approved: to }, () => approveTestimony(seen, to), toast)
    mark(row, is_approved, {
      text,
      undo: () => mark({ ...row, is_approved }, !is_approved, trashTexts.taken),
    })
  }
  const verify = (row: Testimony, verified: boolean) => {
    const text = verified ? sectionWords.testimonyVerified : sectionWords.testimonyNoLongerVerified
    const mark = (seen: Testimony, to: boolean, toast: Said) =>
      void list.act(row.id, { verified: to }, () => verifyTestimony(seen, to), toast)
    mark(row, verified, { text, undo: () => mark({ ...row, verified }, !verified, trashTexts.taken) })
  }

  return (
    <CrudSection
      {...testimonyList()}
      list={list}
      nameOf={nameOf}
      view={{
        dialog: (row, { close }) => (
          <TestimonyDialog row={row} title={nameOf(row)} video={sectionWords.video} close={close}>
            <p className="flex flex-wrap gap-3">
              <button
                className={row.is_approved ? 'btn' : 'btn btn-primary'}
                type="button"
                onClick={() => approve(row, !row.is_approved)}
              >
                {row.is_approved ? sectionWords.hide : sectionWords.approve}
              </button>
              <button
                className="btn"
                type="button"
                aria-pressed={row.verified}
                onClick={() => verify(row, !row.verified)}
              >
                {row.verified ? sectionWords.removeVerification : sectionWords.verify}
              </button>
            </p>
            <p className="hint">{sectionWords.approveEverybodyCanRead}</p>
          </TestimonyDialog>
        ),
      }}
      acts={[
        {
          name: sectionWords.approve,
          when: ({ is_approved }) => !is_approved,
          press: (row) => approve(row, true),
        },
      ]}
      remove={{
        call: (row) => call(deleteTestimony, { id: row.id, seen: approvalOf(row) }),
        bin: 'testimony',
      }}
      filters={<ListFilter list={list} label={listWords.status} options={testimonyStates()} />}
    />
  )
}

const nameOf = ({ title, user_name }: Testimony) =>
  title || sectionWords.testimonyOfUsername({ userName: user_name || listWords.anonymous })
