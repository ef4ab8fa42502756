import { type ReactNode, useEffect, useState } from 'react'
import { listMyActivities } from '../../lib/api/activities.ts'
import { signUpFor, takeBackSignUp, whyRefused } from '../../lib/api/extensions.ts'
import type { ActivitySlug } from '../../lib/contract/activity.ts'
import { notify } from '../../stores/toasts.ts'

type Activity = { slug: ActivitySlug; title: string; when: string; where: string; who: string }

/** What the youth ministry offers, each with a place to take or to give back (spec 1 §2, Youth Ministry). */
export function SignUps({ activities }: { activities: readonly Activity[] }) {
  const { mine, toggle } = useSignUps()
  return (
    <ul className="grid gap-4">
      {activities.map(({ slug, title, when, where, who }) => (
        <Row key={slug} slug={slug} title={title} facts={`${when}. ${where}. Ask for ${who}.`}>
          <button
            className={mine?.includes(slug) ? 'btn' : 'btn btn-primary'}
            type="button"
            disabled={!mine}
            aria-pressed={mine?.includes(slug) ?? false}
            onClick={() => void toggle(slug, title)}
          >
            {mine?.includes(slug) ? 'Signed up: take it back' : 'Sign Up'}
            <span className="sr-only">: {title}</span>
          </button>
        </Row>
      ))}
    </ul>
  )
}

type RowProps = { slug: string; title: string; facts: string; children: ReactNode }

function Row({ slug, title, facts, children }: RowProps) {
  return (
    <li className="card signup" id={slug}>
      <h2 className="text-xl">{title}</h2>
      <p className="text-ink-soft">{facts}</p>
      <p className="mt-3">{children}</p>
    </li>
  )
}

function useSignUps() {
  const [mine, setMine] = useState<readonly string[]>()

  // Before a backend that knows no sign-ups they stay on this page.
  useEffect(() => {
    listMyActivities().then(setMine, (error: unknown) => {
      console.error(error)
      setMine([])
    })
  }, [])

  async function toggle(slug: string, title: string): Promise<void> {
    const before = mine ?? []
    const takesPlace = !before.includes(slug)
    setMine(takesPlace ? [...before, slug] : before.filter((one) => one !== slug))
    notify.success(takesPlace ? `You are signed up for ${title}` : `Your place in ${title} is free again`)
    try {
      await (takesPlace ? signUpFor(slug) : takeBackSignUp(slug))
    } catch (error) {
      setMine(before)
      notify.error(whyRefused(error))
    }
  }

  return { mine, toggle }
}
