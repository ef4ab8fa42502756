import { lazy, Suspense, useState } from 'react'
import type { PostAnswer } from '../../../lib/contract/website/news.ts'
import { readAccount } from '../../../stores/member.ts'
import { useAct } from '../../../stores/useAct.ts'
import { announcePost, postAddress, summaryOf } from './announce-post.ts'
import { newsStaffWords } from './messages.ts'

const Newsletter = lazy(() =>
  import('../../messages/messages/SendMessages.tsx').then((module) => ({ default: module.Newsletter })),
)

type Props = { post: Pick<PostAnswer, 'id' | 'path' | 'title'>; excerpt: string }

/** Sends a published post on: to WhatsApp, and for super admins as newsletter and as announcement. */
export function ShareLinks({ post, excerpt }: Props) {
  const [busy, act] = useAct()
  const [isWriting, setWriting] = useState(false)
  const [isAnnounced, setAnnounced] = useState(false)
  const isAdmin = readAccount()?.role === 'admin'
  const words = { title: post.title, text: summaryOf(post, excerpt) }
  const announce = async () => setAnnounced(await act(() => announcePost(words), newsStaffWords.announceDone))
  return (
    <div className="flex flex-wrap gap-3">
      {isAdmin && (
        <>
          <button className="btn" type="button" onClick={() => setWriting(true)}>
            {newsStaffWords.newsletter}
          </button>
          <button
            className="btn"
            type="button"
            disabled={busy || isAnnounced}
            onClick={() => void announce()}
          >
            {newsStaffWords.announce}
          </button>
        </>
      )}
      <a
        className="btn"
        href={`https://wa.me/?text=${encodeURIComponent(`${post.title}: ${postAddress(post)}`)}`}
        target="_blank"
        rel="noreferrer"
      >
        {newsStaffWords.whatsApp[0]}
        <span className="sr-only">{newsStaffWords.whatsApp[1]}</span>
      </a>
      {isWriting && (
        <Suspense>
          <Newsletter start={{ ...words, of: `post ${post.id}` }} close={() => setWriting(false)} />
        </Suspense>
      )}
    </div>
  )
}
