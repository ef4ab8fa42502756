import { useState } from 'react'
import { LongField } from '../../../components/form/Field.tsx'
import { whyRefused } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/call.ts'
import { assignConversation, closeConversation } from '../../../lib/api/care/inbox.ts'
import { keepFocus } from '../../../lib/browser/keep-focus.ts'
import { reopenConversation } from '../../../lib/contract/care/calls/inbox.ts'
import { ConversationCloseForm, type InboxView } from '../../../lib/contract/care/inbox.ts'
import { notify } from '../../../stores/toasts.ts'
import { notifyWithUndo } from '../../../stores/undo-toast.ts'
import { useAct } from '../../../stores/useAct.ts'
import { useMember } from '../../../stores/useMember.ts'
import { EditDialog } from '../../staff/dialogs/EditDialog.tsx'
import { AnswerForm } from './AnswerForm.tsx'
import { viewNames } from './conversation-words.ts'
import { Entries } from './Entries.tsx'
import { HandOverDialog } from './HandOverDialog.tsx'
import { Head } from './Head.tsx'
import { inboxWords } from './messages.ts'
import { useConversation } from './useConversation.ts'

type Props = { id: number; back: InboxView; changed: () => void }

/** Has the focus when the pressed button has left the page. */
const findTitle = () => document.getElementById('who-wrote')

/** One conversation: who wrote, what was written and done in order, and the answer. */
export function Conversation({ id, back, changed }: Props) {
  const { conversation, problem, reload } = useConversation(id)
  const [opened, setOpened] = useState<'hand' | 'close'>()
  const [closing, setClosing] = useState(false)
  const [busy, act] = useAct()
  const me = useMember()
  const renew = async () => {
    await reload()
    changed()
  }
  async function run(call: () => Promise<void>, toast: string): Promise<void> {
    const giveBack = keepFocus(findTitle)
    await act(call, toast)
    await renew()
    giveBack()
  }
  const reopen = () => run(() => call(reopenConversation, { id, body: {} }), inboxWords.reopened)

  /** It shows as closed at once, and as open again where the server refuses. */
  async function close(word: string): Promise<void> {
    if (!conversation) return
    const giveBack = keepFocus(findTitle)
    setClosing(true)
    try {
      await closeConversation(conversation, { word })
      notifyWithUndo(
        inboxWords.conversationClosed({ name: conversation.name || inboxWords.somebodyInside }),
        reopen,
      )
    } catch (error) {
      notify.error(whyRefused(error))
    }
    await renew()
    setClosing(false)
    giveBack()
  }

  const backLink = (
    <p>
      <a className="inline-flex min-h-11 items-center" href={`#${back}`}>
        {inboxWords.backTo({ view: viewNames[back] })}
      </a>
    </p>
  )
  const failed = problem && (
    <div className="notice notice-error" role="alert">
      <p>{problem}</p>
      <button className="btn mt-3" type="button" onClick={() => void reload()}>
        {inboxWords.tryAgain}
      </button>
    </div>
  )
  if (failed && !conversation)
    return (
      <>
        {backLink}
        {failed}
      </>
    )
  if (!conversation)
    return (
      <div
        className="skeleton min-h-60"
        role="status"
        aria-busy="true"
        aria-label={inboxWords.loadingConversation}
      />
    )
  const isOpen = conversation.state === 'open' && !closing
  const isMine = conversation.assigned !== null && conversation.assigned === Number(me?.id)
  return (
    <>
      {backLink}
      {failed}
      <article className="grid grid-cols-1 gap-5" aria-labelledby="who-wrote">
        <Head conversation={conversation} isOpen={isOpen} />
        <Entries entries={conversation.entries} name={conversation.name} />
        {isOpen && <AnswerForm row={conversation} answered={renew} />}
        <div className="flex flex-wrap gap-3">
          {isOpen ? (
            <>
              {!isMine && (
                <button
                  className="btn"
                  type="button"
                  disabled={busy}
                  onClick={() =>
                    run(() => assignConversation(conversation, Number(me?.id)), inboxWords.assignedToYou)
                  }
                >
                  {inboxWords.assignMe}
                </button>
              )}
              <button className="btn" type="button" disabled={busy} onClick={() => setOpened('hand')}>
                {inboxWords.handOver}
              </button>
              {isMine && (
                <button
                  className="btn btn-quiet"
                  type="button"
                  disabled={busy}
                  onClick={() => run(() => assignConversation(conversation, null), inboxWords.unassigned)}
                >
                  {inboxWords.unassign}
                </button>
              )}
              <button className="btn" type="button" disabled={busy} onClick={() => void close('')}>
                {inboxWords.close}
              </button>
              <button
                className="btn btn-quiet"
                type="button"
                disabled={busy}
                onClick={() => setOpened('close')}
              >
                {inboxWords.closeNote}
              </button>
            </>
          ) : (
            <button className="btn" type="button" disabled={busy || closing} onClick={reopen}>
              {inboxWords.reopen}
            </button>
          )}
        </div>
      </article>
      {opened === 'hand' && (
        <HandOverDialog
          row={conversation}
          hand={(account, name) =>
            void run(() => assignConversation(conversation, account), inboxWords.assignedToName({ name }))
          }
          close={() => setOpened(undefined)}
        />
      )}
      {opened === 'close' && (
        <EditDialog
          title={inboxWords.closeOf({ name: conversation.name || inboxWords.somebody })}
          shape={ConversationCloseForm}
          save={async ({ word }) => {
            await closeConversation(conversation, { word })
            await renew()
          }}
          act={[inboxWords.closeConversation, inboxWords.closing]}
          saved={inboxWords.closed}
          draft={{ kind: 'conversation-close', entry: conversation }}
          outdated={() => void renew()}
          close={() => setOpened(undefined)}
        >
          <LongField name="word" label={inboxWords.note} rows={3} maxLength={300} />
        </EditDialog>
      )}
    </>
  )
}
