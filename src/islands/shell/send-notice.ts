/** A notice with one button, made without React: it stands in forms whose own parts React keeps in order. */
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

/** Asks for next to nothing, so that an attempt without a network says nothing and costs nothing. */
export async function isServerThere(): Promise<boolean> {
  try {
    return (await fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' })).ok
  } catch {
    return false
  }
}
