import '../shell/site.ts'

/* The button of a sermon's own page: the player comes when somebody wants to listen. */

const button = document.querySelector<HTMLElement>('[data-listen]')
let follows = false

button?.addEventListener('click', async () => {
  const player = await import('../player/player.ts')
  const track = JSON.parse(button.dataset['listen'] ?? '')
  player.toggle(track)
  if (follows) return
  follows = true
  player.follow(track, (plays) => {
    button.textContent = (plays ? button.dataset['pause'] : button.dataset['play']) ?? ''
  })
})
