/** A notice with one button. Made without React: it is appended to forms whose own elements React renders. */
export function makeNotice() {
  const place = document.createElement('div')
  const words = document.createElement('p')
  const button = document.createElement('button')
  place.className = 'notice flex flex-wrap items-center justify-between gap-4'
  place.setAttribute('role', 'status')
  button.className = 'btn'
  button.type = 'button'
  place.append(words, button)
  return {
    place,
    say(said: string, act: string, does: () => void): void {
      words.textContent = said
      button.textContent = act
      button.onclick = does
    },
  }
}

/** A HEAD request for a small file: an attempt without a network shows no error and transfers almost nothing. */
export async function isServerThere(): Promise<boolean> {
  try {
    return (await fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' })).ok
  } catch {
    return false
  }
}
