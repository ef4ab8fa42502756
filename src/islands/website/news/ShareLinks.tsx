import { lazy, Suspense, useState } from 'react'
import { Confirm } from '../../../components/ui/Confirm.tsx'
import { readPost, sharePost } from '../../../lib/api/website/news.ts'
import type { PostAnswer, ShareWay } from '../../../lib/contract/website/news.ts'
import { readAccount } from '../../../stores/member.ts'
import { useAct } from '../../../stores/useAct.ts'
import { announcePost, postAddress, summaryOf } from './announce-post.ts'
import { newsStaffWords } from './messages.ts'
import { ShareMarks } from './ShareMarks.tsx'

const Newsletter = lazy(() =>
  import('../../messages/messages/SendMessages.tsx').then((module) => ({ default: module.Newsletter })),
)

type Props = {
  post: Pick<PostAnswer, 'id' | 'path' | 'title' | 'shares'>
  excerpt: string
  /** Takes the post as it is after it was sent on. */
  take: (post: PostAnswer) => void
}

/** Sends a published post on: to WhatsApp, and for super admins as newsletter and as announcement. What was sent before is asked about. */
export function ShareLinks({ post, excerpt, take }: Props) {
  const [busy, act] = useAct()
  const [isWriting, setWriting] = useState(false)
  const [again, setAgain] = useState<ShareWay>()
  const isAdmin = readAccount()?.role === 'admin'
  const words = { title: post.title, text: summaryOf(post, excerpt) }
  const whatsApp = `https://wa.me/?text=${encodeURIComponent(`${post.title}: ${postAddress(post)}`)}`
  const seen = (way: ShareWay) => post.shares.filter((share) => share.way === way).length
  const reload = () => readPost(post.id).then(take, console.error)

  const announce = async () => {
    const shared = { ...words, post: { id: post.id, seen: seen('announcement') } }
    await act(() => announcePost(shared), newsStaffWords.announceDone)
    await reload()
  }
  /** The page of WhatsApp is open already, or opens with the press that got here. */
  const noteWhatsApp = () => sharePost(post.id, seen('whatsapp')).then(take, reload)
  const share = {
    announcement: () => void announce(),
    newsletter: () => setWriting(true),
    whatsapp: () => {
      open(whatsApp, '_blank', 'noopener')
      void noteWhatsApp()
    },
  }
  /** Sends it on, or asks first where it was sent so before. */
  const press = (way: ShareWay) => (seen(way) > 0 ? setAgain(way) : share[way]())

  return (
    <div className="grid gap-3">
      <ShareMarks shares={post.shares} />
      <div className="flex flex-wrap gap-3">
        {isAdmin && (
          <>
            <button className="btn" type="button" onClick={() => press('newsletter')}>
              {newsStaffWords.newsletter}
            </button>
            <button className="btn" type="button" disabled={busy} onClick={() => press('announcement')}>
              {newsStaffWords.announce}
            </button>
          </>
        )}
        <a
          className="btn"
          href={whatsApp}
          target="_blank"
          rel="noreferrer"
          onClick={(event) => {
            if (seen('whatsapp') === 0) return void noteWhatsApp()
            event.preventDefault()
            setAgain('whatsapp')
          }}
        >
          {newsStaffWords.whatsApp[0]}
          <span className="sr-only">{newsStaffWords.whatsApp[1]}</span>
        </a>
      </div>
      {isWriting && (
        <Suspense>
          <Newsletter
            start={{ ...words, of: `post ${post.id}`, post: { id: post.id, seen: seen('newsletter') } }}
            close={() => {
              setWriting(false)
              void reload()
            }}
          />
        </Suspense>
      )}
      {again && (
        <Confirm
          {...questionOf(again)}
          danger={false}
          confirm={share[again]}
          close={() => setAgain(undefined)}
        >
          <p>{newsStaffWords.wasSent}</p>
          <ShareMarks shares={post.shares.filter(({ way }) => way === again)} />
        </Confirm>
      )}
    </div>
  )
}

function questionOf(way: ShareWay): { title: string; act: string } {
  if (way === 'announcement')
    return { title: newsStaffWords.againAnnounce, act: newsStaffWords.announceAgain }
  if (way === 'newsletter')
    return { title: newsStaffWords.againNewsletter, act: newsStaffWords.newsletterAgain }
  return { title: newsStaffWords.againWhatsApp, act: newsStaffWords.whatsAppAgain }
}
