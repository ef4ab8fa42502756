import { useCallback } from 'react'
import { approve, listWaiting } from '../../../../lib/api/website/page-content.ts'
import type { WaitingPageAnswer } from '../../../../lib/contract/website/page-sharing.ts'
import { isPostPath } from '../../../../lib/site/news-address.ts'
import { nameOfLanguage } from '../../../../lib/text/language-names.ts'
import { useAct } from '../../../../stores/useAct.ts'
import { useLoaded, useOnOpen } from '../../../staff/useLoaded.ts'
import { postEditorWords } from '../messages.ts'
import { openPage } from '../open-page.ts'
import { dayAndTime } from '../publishing/church-clock.ts'
import { SendBack } from '../publishing/SendBack.tsx'
import { listPageWords } from './messages.ts'

type Props = {
  changed: () => Promise<void>
  /** Posts of the news alone; otherwise pages alone. */
  posts?: boolean
}

/** What others have written and ask to publish: what it changes, and the answer. Nothing where nobody asks. */
export function WaitingPages({ changed, posts = false }: Props) {
  const { data, reload } = useOnOpen(useLoaded(listWaiting, listPageWords.whatWaitsForYou))
  const waiting = data?.filter(({ path }) => isPostPath(path) === posts)
  const done = useCallback(() => {
    void reload()
    void changed()
  }, [reload, changed])
  if (!waiting || waiting.length === 0) return undefined
  return (
    <section className="grid gap-3 mb-5" aria-labelledby="waiting-pages">
      <h2 id="waiting-pages">{listPageWords.waitingForApproval}</h2>
      <ul className="grid gap-3">
        {waiting.map((page) => (
          <WaitingPage key={`${page.id} ${page.lang}`} page={page} done={done} />
        ))}
      </ul>
    </section>
  )
}

function WaitingPage({ page, done }: { page: WaitingPageAnswer; done: () => void }) {
  const { id, path, lang, title, version, by, asked_at, note, is_current, changes } = page
  const [busy, act] = useAct()
  const name = title || path
  const publish = async () => {
    await act(async () => {
      const { waiting } = await approve({ id, lang }, version)
      return waiting ? listPageWords.nameWaitsForSecond({ name }) : undefined
    }, listPageWords.nameIsPublished({ name }))
    done()
  }
  return (
    <li className="card grid gap-3 p-4">
      <h3>
        {name}
        {lang !== 'en' && ` (${nameOfLanguage(lang)})`}
      </h3>
      <p className="text-ink-soft">
        {path}, {listPageWords.askedOn({ by, when: dayAndTime(asked_at) })}
      </p>
      {note && <p>“{note}”</p>}
      <ul className="ml-5 list-disc">
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
      {!is_current && <p>{listPageWords.byHasWrittenOn({ by })}</p>}
      <div className="flex flex-wrap gap-3">
        <button
          className="btn"
          type="button"
          aria-label={listPageWords.reviewName({ name })}
          onClick={() => openPage({ path, lang })}
        >
          {isPostPath(path) ? postEditorWords.review : listPageWords.reviewPage}
        </button>
        {is_current && (
          <button
            className="btn btn-primary"
            type="button"
            disabled={busy}
            aria-label={listPageWords.approveAndPublishName({ name })}
            onClick={() => void publish()}
          >
            {listPageWords.approveAndPublish}
          </button>
        )}
        <SendBack text={{ id, lang }} who={by} done={done} />
      </div>
    </li>
  )
}
