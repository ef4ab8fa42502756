import '../shell/every-page/site.ts'

/* The Listen button of a sermon's page. The player is loaded when the button is pressed. */

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
