import { ListFilter } from '../../../../components/staff/lists/ListFilter.tsx'
import { orderedBy } from '../../../../components/staff/lists/ListSection.tsx'
import { useRows } from '../../../../components/staff/lists/useRows.ts'
import { StatusBadge } from '../../../../components/staff/StatusBadge.tsx'
import { answerPrayer } from '../../../../lib/api/care/prayer-requests.ts'
import type { PrayerRequest } from '../../../../lib/contract/care/prayer-request.ts'
import { hasWords } from '../../../../lib/text/has-words.ts'
import { answeredTexts } from '../../../../lib/texts/care/prayer-answered.ts'
import { trashTexts } from '../../../../lib/texts/settings/trash.ts'
import { formatDay } from '../../../../lib/time/dates.ts'
import { CrudSection } from '../../../staff/CrudSection.tsx'
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
      why={leaderWords.whatMembersAskComes}
      advice={
        <a className="btn" href="/prayer-requests">
          {leaderWords.askPrayer}
        </a>
      }
      list={list}
      columns={columns}
      view={{
        inAddress: true,
        read: (row) => ({
          about: [
            row.user_name || 'Anonymous',
            formatDay(row.created_at),
            row.is_private && 'private: only its author and church staff see it',
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
      acts={[{ name: 'Mark as Answered', when: ({ is_answered }) => !is_answered, press: answer }]}
      filters={<ListFilter list={list} label={leaderWords.status} options={prayerStates()} />}
    />
  )
}

const matches = ({ user_name, title, description }: PrayerRequest, words: string) =>
  hasWords(`${user_name || 'Anonymous'} ${title} ${description}`, words)

const values = {
  name: ({ user_name }: PrayerRequest) => user_name,
  title: ({ title }: PrayerRequest) => title,
  created_at: ({ created_at }: PrayerRequest) => created_at,
  status: ({ is_answered }: PrayerRequest) => Number(is_answered),
}

const columns = orderedBy(prayerList().columns, {
  'Submitted By': 'name',
  Request: 'title',
  Status: 'status',
})
