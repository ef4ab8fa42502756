import { useStore } from '@nanostores/react'
import { useHydrated } from '../../../components/ui/useHydrated.ts'
import { favouriteTexts } from '../../../lib/texts/groups/fellowships.ts'
import { $favouriteFellowships, noIds, toggleId } from '../../../stores/every-page/favourites.ts'
import { notify } from '../../../stores/toasts.ts'
import { fellowshipWords } from './messages.ts'

/** A heart button. Favourites are stored on this device, also for visitors (spec 1 §4). */
export function FavouriteButton({ id, name }: { id: number; name: string }) {
  const awake = useHydrated()
  const favourite = useStore($favouriteFellowships, { ssr: noIds }).includes(id)

  function toggle(): void {
    const added = toggleId($favouriteFellowships, id)
    if (added === undefined) notify.error(favouriteTexts.refused)
    else notify.success(added ? favouriteTexts.added : favouriteTexts.removed)
  }

  return (
    <button
      className="favourite icon-button"
      type="button"
      disabled={!awake}
      aria-pressed={favourite}
      aria-label={fellowshipWords.favourite({ name })}
      onClick={toggle}
    >
      <svg className="symbol" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 20.5C9 17.2 3 13.8 3 8.6 3 5.6 5.2 3.6 7.7 3.6c2 0 3.6 1.2 4.3 3 .7-1.8 2.3-3 4.3-3 2.5 0 4.7 2 4.7 5 0 5.2-6 8.6-9 11.9Z" />
      </svg>
    </button>
  )
}
