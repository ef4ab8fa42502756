import { ListFilter } from '../../../../components/staff/lists/ListFilter.tsx'
import { orderedBy } from '../../../../components/staff/lists/ListSection.tsx'
import { useRows } from '../../../../components/staff/lists/useRows.ts'
import { StatusBadge } from '../../../../components/staff/StatusBadge.tsx'
import { answerPrayer } from '../../../../lib/api/care/prayer-requests.ts'
import type { PrayerRequest } from '../../../../lib/contract/care/prayer-request.ts'
import { hasWords } from '../../../../lib/text/has-words.ts'
import { answeredTexts } from '../../../../lib/texts/care/prayer-answered.ts'
import { trashTexts } from '../../../../lib/texts/settings/trash.ts'
import { shownDay } from '../../../../lib/words/shown-day.ts'
import { CrudSection } from '../../../staff/CrudSection.tsx'
import { listWords } from '../../../staff/lists/messages.ts'
import { prayerList, prayerStates, prayersIn } from '../../../staff/lists/prayer-requests.tsx'
import { leaderWords } from '../messages.ts'
import { useLedFellowship } from '../useLeader.ts'

/** The members' prayer requests, including private ones (spec 2 §2; docs/specification/settled.md). */
export function PrayerRequests() {
  const { prayers } = useLedFellowship()
  const list = useRows(prayers, { matches, values, states: prayersIn })

  const answer = (row: PrayerRequest) => {
    const { id } = row
    const back = () => answerPrayer({ ...row, is_answered: true }, false)
    void prayers.act(id, { is_answered: true }, () => answerPrayer(row, true), {
      text: answeredTexts.answered,
      undo: () => void prayers.act(id, { is_answered: false }, back, trashTexts.taken),
    })
  }

  return (
    <CrudSection
      {...prayerList()}
      why={leaderWords.whyPrayers}
      advice={
        <a className="btn" href="/prayer-requests">
          {leaderWords.askPrayer}
        </a>
      }
      list={list}
      columns={columns()}
      view={{
        inAddress: true,
        read: (row) => ({
          about: [
            row.user_name || leaderWords.anonymous,
            shownDay(row.created_at),
            row.is_private && leaderWords.isPrivate,
          ],
          above: (
            <p>
              <StatusBadge status={row.is_answered ? 'Answered' : 'Pending'} />
            </p>
          ),
          text: row.description,
          children: !row.is_answered && (
            <p>
              <button className="btn btn-primary" type="button" onClick={() => answer(row)}>
                {leaderWords.markAsAnswered}
              </button>
            </p>
          ),
        }),
      }}
      acts={[{ name: leaderWords.markAsAnswered, when: ({ is_answered }) => !is_answered, press: answer }]}
      filters={<ListFilter list={list} label={leaderWords.status} options={prayerStates()} />}
    />
  )
}

const matches = ({ user_name, title, description }: PrayerRequest, words: string) =>
  hasWords(`${user_name || leaderWords.anonymous} ${title} ${description}`, words)

const values = {
  name: ({ user_name }: PrayerRequest) => user_name,
  title: ({ title }: PrayerRequest) => title,
  created_at: ({ created_at }: PrayerRequest) => created_at,
  status: ({ is_answered }: PrayerRequest) => Number(is_answered),
}

const columns = () =>
  orderedBy(prayerList().columns, {
    [listWords.submittedBy]: 'name',
    [listWords.request]: 'title',
    [listWords.status]: 'status',
  })
