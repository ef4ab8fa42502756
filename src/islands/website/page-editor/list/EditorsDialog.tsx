import { useCallback, useState } from 'react'
import { personName } from '../../../../components/staff/Person.tsx'
import { Dialog } from '../../../../components/ui/Dialog.tsx'
import { grantPage, listEditors, revokePage } from '../../../../lib/api/website/page-content.ts'
import type { EditedPageAnswer } from '../../../../lib/contract/website/page-draft.ts'
import type { PageEditorAnswer } from '../../../../lib/contract/website/page-sharing.ts'
import { churchMails } from '../../../../lib/site/this-church.ts'
import { useAct } from '../../../../stores/useAct.ts'
import { AccountSearch } from '../../../staff/AccountSearch.tsx'
import { staffWords } from '../../../staff/messages.ts'
import { useLoaded, useOnOpen } from '../../../staff/useLoaded.ts'
import { postEditorWords } from '../messages.ts'
import { useIsPost } from '../page-context.ts'
import { listPageWords } from './messages.ts'

/** The people to whom a page was given: who, and whether what they write needs approval. */
export function EditorsDialog({ page, close }: { page: EditedPageAnswer; close: () => void }) {
  const { data: loaded } = useOnOpen(
    useLoaded(
      useCallback(() => listEditors(page.id), [page.id]),
      listPageWords.peopleCouldNotBe,
    ),
  )
  const [changed, setChanged] = useState<PageEditorAnswer[]>()
  const [busy, act] = useAct()
  const editors = changed ?? loaded
  const isPost = useIsPost()

  const give = (account: number, needs: boolean, toast: string) =>
    act(async () => setChanged(await grantPage(page.id, account, needs)), toast)
  const take = ({ account, name }: PageEditorAnswer) =>
    act(async () => setChanged(await revokePage(page.id, account)), listPageWords.nameIsNoLonger({ name }))

  return (
    <Dialog title={isPost ? postEditorWords.editors : listPageWords.pageEditors} close={close}>
      <div className="grid gap-5">
        <p>
          {isPost ? postEditorWords.besidesYou : listPageWords.besidesYouTheyFind}
          {churchMails() && listPageWords.theyAreToldBy}
        </p>
        {!editors && (
          <div
            className="skeleton min-h-20"
            role="status"
            aria-busy="true"
            aria-label={listPageWords.loadingPeople}
          />
        )}
        {editors?.length === 0 && <p className="empty">{listPageWords.nobodyYet}</p>}
        <ul className="grid gap-3">
          {editors?.map((editor) => (
            <li className="card grid gap-2 p-4" key={editor.account}>
              <strong>
                {editor.name} (@{editor.username})
              </strong>
              <label className="choice">
                <input
                  type="checkbox"
                  checked={editor.needs_approval}
                  disabled={busy}
                  onChange={({ currentTarget }) =>
                    void give(
                      editor.account,
                      currentTarget.checked,
                      currentTarget.checked
                        ? listPageWords.nameNowNeedsApproval({ name: editor.name })
                        : listPageWords.nameNowPublishesWithout({ name: editor.name }),
                    )
                  }
                />
                {listPageWords.needsApprovalToPublish}
              </label>
              <p>
                <button
                  className="btn"
                  type="button"
                  disabled={busy}
                  aria-label={listPageWords.removeName({ name: editor.name })}
                  onClick={() => void take(editor)}
                >
                  {staffWords.remove}
                </button>
              </p>
            </li>
          ))}
        </ul>
        <div className="field">
          <AccountSearch
            busy={busy}
            id="editor-search"
            label={listPageWords.addEditor}
            placeholder={listPageWords.findMemberByName}
            choose={(person) =>
              give(person.id, true, listPageWords.nameIsEditorNow({ name: personName(person) }))
            }
          />
        </div>
      </div>
    </Dialog>
  )
}
