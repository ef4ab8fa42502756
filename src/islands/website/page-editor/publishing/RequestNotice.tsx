import { approve } from '../../../../lib/api/website/page-content.ts'
import type { EditedPageAnswer } from '../../../../lib/contract/website/page-draft.ts'
import { isPostPath } from '../../../../lib/site/news-address.ts'
import type { Editing } from '../../../../stores/page-editing.ts'
import { useAct } from '../../../../stores/useAct.ts'
import { postEditorWords } from '../messages.ts'
import { dayAndTime } from './church-clock.ts'
import { publishingWords } from './messages.ts'
import { SendBack } from './SendBack.tsx'

type Props = { page: EditedPageAnswer; editing: Editing }

/** The wish that this draft be published: what became of it, and for the staff the answer to it. */
export function RequestNotice({ page, editing }: Props) {
  const [busy, act] = useAct()
  const { request, right } = page
  if (!request) return undefined
  const { by, asked_at, note, is_current, answer, answered_at } = request
  if (answer !== null)
    return (
      <div className="notice grid gap-2">
        <p>
          <strong>{publishingWords.sentBackOnWhen({ when: dayAndTime(answered_at ?? asked_at) })[1]}</strong>
          {publishingWords.sentBackOnWhen({ when: dayAndTime(answered_at ?? asked_at) })[2]}
        </p>
        <blockquote>{answer}</blockquote>
      </div>
    )
  const publish = () =>
    act(
      async () => {
        await editing.save()
        const published = await approve(editing.text, editing.version())
        editing.show(published)
        return published.waiting ? publishingWords.itWaitsForSecond : undefined
      },
      isPostPath(page.path) ? postEditorWords.isPublished : publishingWords.pageIsPublished,
    )
  return (
    <div className="notice grid gap-3">
      <p>
        {right === 'staff'
          ? publishingWords.byAsksOnWhen({ by, when: dayAndTime(asked_at) })
          : publishingWords.youAskedOnWhen({ when: dayAndTime(asked_at) })}
        {note && ` “${note}”`}
      </p>
      {!is_current && (
        <p>{right === 'staff' ? publishingWords.itWasChangedSince : publishingWords.itWasChangedSince2}</p>
      )}
      {right === 'staff' && (
        <div className="flex flex-wrap gap-3">
          {is_current && (
            <button className="btn" type="button" disabled={busy} onClick={() => void publish()}>
              {publishingWords.approveAndPublish}
            </button>
          )}
          <SendBack text={editing.text} who={by} done={editing.show} />
        </div>
      )}
    </div>
  )
}
