import type { PostShareAnswer } from '../../../lib/contract/website/news.ts'
import { formatCount } from '../../../lib/text/format-count.ts'
import { shownDay } from '../../../lib/words/shown-day.ts'
import { newsStaffWords } from './messages.ts'

/** How a post was sent on: when, by whom, and to how many; nothing where it never was. */
export function ShareMarks({ shares }: { shares: readonly PostShareAnswer[] }) {
  if (shares.length === 0) return null
  return (
    <ul className="grid gap-1">
      {shares.map((share) => (
        <li key={`${share.way} ${share.at}`}>{sentenceOf(share)}</li>
      ))}
    </ul>
  )
}

function sentenceOf(share: PostShareAnswer): string {
  const { people, by } = share
  const mark = markOf(share)
  const counted =
    people === null ? mark : newsStaffWords.toPeople({ count: people, mark, number: formatCount(people) })
  return by ? newsStaffWords.sharedBy({ mark: counted, who: by }) : counted
}

/** Which way it went, and on what day. */
function markOf({ way, at, state }: PostShareAnswer): string {
  const when = shownDay(at)
  if (way === 'announcement') return newsStaffWords.announcedOn({ when })
  if (way === 'whatsapp') return newsStaffWords.whatsAppOn({ when })
  if (state === 'asked') return newsStaffWords.newsletterAsked({ when })
  return state === 'stopped'
    ? newsStaffWords.newsletterStopped({ when })
    : newsStaffWords.newsletterOn({ when })
}
