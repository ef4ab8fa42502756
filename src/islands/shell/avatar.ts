import { readProfileImage, readUser, type StoredUser } from '../../lib/session-storage.ts'

/** Two letters of the names, else one of the username, else U (spec 1 §2). */
export function initialsOf(user: StoredUser | undefined): string {
  const names = [user?.first_name, user?.last_name].map(firstLetter).join('')
  return names || firstLetter(user?.username) || 'U'
}

/** Draws the stored photograph, and the initials when there is none or it does not load. */
export function drawAvatar(avatar: Element): void {
  const initials = initialsOf(readUser())
  const photograph = readProfileImage()
  avatar.textContent = initials
  if (!photograph) return
  const image = new Image()
  image.alt = ''
  image.onerror = () => avatar.replaceChildren(initials)
  image.src = photograph
  avatar.replaceChildren(image)
}

const firstLetter = (name = '') => [...name.trim()][0]?.toLocaleUpperCase() ?? ''
