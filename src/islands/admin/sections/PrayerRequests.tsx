import { ListFilter } from '../../../components/staff/lists/ListFilter.tsx'
import { answerPrayer, listPrayerRequests, takeBackPrayer } from '../../../lib/api/care/prayer-requests.ts'
import type { PrayerRequest } from '../../../lib/contract/care/prayer-request.ts'
import { answeredTexts } from '../../../lib/texts/care/prayer-answered.ts'
import { trashTexts } from '../../../lib/texts/settings/trash.ts'
import { shownDay } from '../../../lib/words/shown-day.ts'
import { CrudSection } from '../../staff/CrudSection.tsx'
import { listWords } from '../../staff/lists/messages.ts'
import { prayerList, prayerStates } from '../../staff/lists/prayer-requests.tsx'
import { type Said, usePages } from '../../staff/useCollection.ts'
import { sectionWords } from './messages.ts'

/** Shows prayer requests, including private ones, marks them as answered and deletes them (docs/specification/settled.md). */
export function PrayerRequests() {
  const list = usePages(listPrayerRequests)

  const answer = (row: PrayerRequest) => {
    const is_answered = !row.is_answered
    const text = is_answered ? answeredTexts.answered : sectionWords.requestIsPendingAgain
    const mark = (seen: PrayerRequest, to: boolean, toast: Said) =>
      void list.act(row.id, { is_answered: to }, () => answerPrayer(seen, to), toast)
    mark(row, is_answered, {
      text,
      undo: () => mark({ ...row, is_answered }, !is_answered, trashTexts.taken),
    })
  }

  return (
    <CrudSection
      {...prayerList()}
      list={list}
      view={{
        read: (row) => ({
          about: [
            row.user_name || listWords.anonymous,
            shownDay(row.created_at),
            row.is_private && sectionWords.privateOnlyItsAuthor,
          ],
          text: row.description,
          children: (
            <p>
              <button className="btn btn-primary" type="button" onClick={() => answer(row)}>
                {row.is_answered ? sectionWords.markAsPending : sectionWords.markAsAnswered}
              </button>
            </p>
          ),
        }),
      }}
      remove={{ call: takeBackPrayer, bin: 'prayer_request' }}
      filters={<ListFilter list={list} label={listWords.status} options={prayerStates()} />}
    />
  )
}
