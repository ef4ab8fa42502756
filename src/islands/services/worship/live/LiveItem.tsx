import { lazy, Suspense } from 'react'
import type { PlanAnswer, PlanItemAnswer } from '../../../../lib/contract/services/plan.ts'
import type { SongAnswer } from '../../../../lib/contract/services/song.ts'
import { itemKindName } from '../plans/names.ts'
import { livePlanWords as words } from './messages.ts'

/** What kind of item it is, how long, who leads it, and in which key. */
export const Facts = ({ item }: { item: PlanItemAnswer }) => (
  <p className="break-words">
    {[
      itemKindName(item.kind),
      item.minutes > 0 && words.minutes({ minutes: item.minutes }),
      item.leaders,
      item.reference,
      item.key && words.key({ key: item.key }),
      item.capo > 0 && words.capo({ fret: item.capo }),
    ]
      .filter(Boolean)
      .join(' · ')}
  </p>
)

const ItemFiles = lazy(() => import('../files/ItemFiles.tsx').then((part) => ({ default: part.ItemFiles })))

const LiveSong = lazy(() => import('./LiveSong.tsx').then((part) => ({ default: part.LiveSong })))

type InsideProps = { item: PlanItemAnswer; plan: PlanAnswer; songs: readonly SongAnswer[] }

/** What belongs to an item: words, notes for the reader, files, and what is announced. */
export function Inside({ item, plan, songs }: InsideProps) {
  const song = songs.find(({ id }) => id === item.song)
  return (
    <>
      {song && (
        <Suspense>
          <LiveSong item={item} song={song} />
        </Suspense>
      )}
      {item.leader_note && (
        <p className="notice break-words">
          <strong>{words.noteForYou}:</strong> {item.leader_note}
        </p>
      )}
      {item.notes.map(({ team, team_name, words: note }) => (
        <p className="notice break-words" key={team}>
          <strong>{team_name}:</strong> {note}
        </p>
      ))}
      {item.words && <p className="live-words">{item.words}</p>}
      {item.kind === 'notices' && plan.announcements.length > 0 && (
        <ul className="grid gap-2">
          {plan.announcements.map((one) => (
            <li key={one.id}>
              <strong>{one.title}</strong> <span className="live-words">{one.content}</span>
            </li>
          ))}
        </ul>
      )}
      {item.files.length > 0 && (
        <Suspense>
          <ItemFiles plan={plan.id} files={item.files} key={item.id} />
        </Suspense>
      )}
      {item.links.length > 0 && (
        <ul className="flex flex-wrap gap-3" aria-label={words.links}>
          {item.links.map(({ name, address }) => (
            <li key={`${name} ${address}`}>
              <a href={address} rel="noreferrer noopener" target="_blank">
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
