import { lazy, Suspense } from 'react'
import type { Id } from '../../../lib/contract/base.ts'
import type { ChurchEvent } from '../../../lib/contract/services/event.ts'
import type { Act } from '../acts/act.ts'
import { PosterDialog } from '../dialogs/PosterDialog.tsx'
import { entryWords } from './messages.ts'

const SignUpsDialog = lazy(() =>
  import('../dialogs/SignUpsDialog.tsx').then((module) => ({ default: module.SignUpsDialog })),
)

/**
 * Shows who signed up for an event, where members sign up, and opens its poster. `fellowship` is the one whose leader acts; undefined for the
 * admin.
 */
export const eventActs = (
  changed: (event: ChurchEvent) => void,
  fellowship?: Id | undefined,
): Act<ChurchEvent>[] => [
  {
    name: entryWords.signUps,
    when: ({ takes_signups }) => Boolean(takes_signups),
    dialog: (event, { close }) => (
      <Suspense fallback={null}>
        <SignUpsDialog event={event} fellowship={fellowship} close={close} />
      </Suspense>
    ),
  },
  {
    name: entryWords.poster,
    dialog: (event, { close }) => (
      <PosterDialog event={event} fellowship={fellowship} changed={changed} close={close} />
    ),
  },
]
