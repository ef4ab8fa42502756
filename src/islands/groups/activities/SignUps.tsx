import type { ActivitySlug } from '../../../lib/contract/groups/activity.ts'
import { placesLeft } from '../../../lib/services/places-left.ts'
import { youthWords } from './messages.ts'
import { useSignUps } from './useSignUps.ts'

type Offered = { slug: ActivitySlug; title: string; when: string; where: string; who: string }

/** The youth activities, with buttons to sign up or to give the place back (spec 1 §2, Youth Ministry). */
export function SignUps({ activities }: { activities: readonly Offered[] }) {
  const signUps = useSignUps(activities)
  return (
    <ul className="grid gap-4">
      {activities.map((activity) => (
        <Row key={activity.slug} {...activity} {...signUps} />
      ))}
    </ul>
  )
}

function Row({ slug, title, when, where, who, ...signUps }: Offered & ReturnType<typeof useSignUps>) {
  const { mine, fullness, isFull, takePlace, giveBack } = signUps
  const isMine = mine?.has(slug) ?? false
  const position = mine?.get(slug) ?? null
  const free = isFull(slug) ? youthWords.joinWaiting : youthWords.signUp
  const taken = position === null ? youthWords.cancel : youthWords.leaveWaiting
  return (
    <li className="card signup" id={slug}>
      <h2 className="text-xl">{title}</h2>
      <p className="text-ink-soft">{youthWords.details({ when, where, who })}</p>
      <p role="status">
        {position === null ? placesLeft(fullness(slug) ?? nobody) : youthWords.waits({ position })}
      </p>
      <p className="mt-3">
        <button
          className={isMine ? 'btn' : 'btn btn-primary'}
          type="button"
          disabled={!mine}
          onClick={() => void (isMine ? giveBack(slug, title) : takePlace(slug, title))}
        >
          {isMine ? taken : free}
          <span className="sr-only">: {title}</span>
        </button>
      </p>
    </li>
  )
}

const nobody = { places: null, taken: 0, waiting: 0 }
