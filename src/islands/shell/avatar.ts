import { initialsOf } from '../../lib/browser/session-storage.ts'
import { readAccount } from '../../stores/member.ts'
import { $profileImage } from '../../stores/session.ts'

/** Draws the stored photograph; the initials when there is none or it does not load. */
export function drawAvatar(avatar: Element): void {
  const initials = initialsOf(readAccount())
  const photograph = $profileImage.get()
  avatar.textContent = initials
  if (!photograph) return
  const image = new Image()
  image.alt = ''
  image.onerror = () => avatar.replaceChildren(initials)
  image.src = photograph
  avatar.replaceChildren(image)
}
