type Act = { act: string; does: () => void }

/** A notice with one button or two. Made without React: it is appended to forms whose own elements React renders. */
export function makeNotice() {
  const place = document.createElement('div')
  const words = document.createElement('p')
  const button = document.createElement('button')
  const second = document.createElement('button')
  place.className = 'notice flex flex-wrap items-center justify-between gap-4'
  place.setAttribute('role', 'status')
  for (const one of [button, second]) {
    one.className = 'btn'
    one.type = 'button'
  }
  place.append(words, button)
  return {
    place,
    say(message: string, act: string, does: () => void, other?: Act): void {
      words.textContent = message
      button.textContent = act
      button.onclick = does
      second.remove()
      if (!other) return
      second.textContent = other.act
      second.onclick = other.does
      place.append(second)
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
