import { useEffect, useState } from 'react'
import { LinkNotice } from '../../../components/staff/LinkNotice.tsx'
import { hasShifts, RotaNotices } from '../../../components/staff/RotaNotices.tsx'
import { WhatNeedsYou } from '../../../components/staff/WhatNeedsYou.tsx'
import { readMediaToDos } from '../../../lib/api/settings/to-dos.ts'
import { logUnlessUnknown } from '../../../lib/api/unknown-call.ts'
import type { MediaToDosAnswer } from '../../../lib/contract/settings/to-dos.ts'
import { dayWords } from '../../../lib/time/day-words.ts'
import { formatHour } from '../../../lib/time/hours.ts'
import { today } from '../../../lib/time/today.ts'
import { shownTime } from '../../../lib/words/shown-day.ts'
import { mediaWords } from './messages.ts'

/** Open items of the media team; empty with a backend that does not know the call. */
export function MediaToDos() {
  const [toDos, setToDos] = useState<MediaToDosAnswer>()
  useEffect(() => {
    readMediaToDos().then(setToDos, logUnlessUnknown)
  }, [])
  if (!toDos) return null
  const { drafts, without_sound, without_sound_count, next } = toDos
  const when = next
    ? shownTime(dayWords(next.date, today()) + (next.time && `, ${formatHour(next.time)}`))
    : ''
  const others = without_sound_count - without_sound.length
  return (
    <WhatNeedsYou>
      {hasShifts(toDos) && <RotaNotices needs={toDos} />}
      {next && (
        <LinkNotice href="#live" act={mediaWords.liveStream} of={next.title}>
          {mediaWords.next({ when })} <strong>{next.title}</strong>
        </LinkNotice>
      )}
      {drafts > 0 && (
        <LinkNotice href="#pages" act={mediaWords.see({ count: drafts })} of={mediaWords.drafts}>
          {mediaWords.draftsWait({ count: drafts })}
        </LinkNotice>
      )}
      {without_sound.length > 0 && (
        <div className="notice">
          <p>{mediaWords.silent({ count: without_sound_count })}</p>
          <ul className="flex flex-wrap gap-x-4">
            {without_sound.map(({ id, title }) => (
              <li key={id}>
                <a className="more" href={`/media-dashboard/edit-sermon/${id}`}>
                  {title}
                </a>
              </li>
            ))}
            {others > 0 && <li className="more">{mediaWords.andMore({ more: others })}</li>}
          </ul>
        </div>
      )}
    </WhatNeedsYou>
  )
}
